//! Reads the text of a formula: its tokens, then its program, by precedence climbing (Richards, 1979) with a bound of its depth.

use super::problem::{FormulaFault, FormulaProblem};
use super::program::{COMPARISON, Function, HIGHEST, Instruction, MOST, Operation, Operator};
use super::quantity::Quantity;

/// How deep brackets, signs and operators may be nested.
const DEEPEST: usize = 60;

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Number(i64),
    Name(String),
    Operator(Operator),
    /// A bracket or a comma.
    Mark(char),
    End,
}

#[derive(Clone, Debug)]
struct Token {
    kind: Kind,
    from: usize,
    length: usize,
}

impl Token {
    fn problem<T>(&self, fault: FormulaFault) -> Result<T, FormulaProblem> {
        Err(FormulaProblem { from: self.from, length: self.length, fault })
    }
}

/// Whether a character is a blank, among them those of French texts that do not break.
pub fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || matches!(c, '\u{a0}' | '\u{202f}')
}

/// Whether a character can be in a name; letters that no name has are accepted, so that a wrong name is told as a whole.
fn is_of_name(c: &char) -> bool {
    c.is_ascii_alphanumeric() || *c == '_' || !c.is_ascii() && !is_blank(*c) && operator(*c, None).is_none()
}

/// Splits a text into tokens; the last one is the end.
fn tokens(text: &str) -> Result<Vec<Token>, FormulaProblem> {
    let chars: Vec<char> = text.chars().collect();
    let mut tokens = vec![];
    let mut from = 0;
    while let Some(&first) = chars.get(from) {
        let run = |belongs: fn(&char) -> bool| chars[from..].iter().take_while(|c| belongs(c)).count();
        let (kind, length) = match first {
            _ if is_blank(first) => {
                from += 1;
                continue;
            }
            '0'..='9' => {
                let length = run(char::is_ascii_digit);
                let digits: String = chars[from..from + length].iter().collect();
                let number = digits.parse().ok().filter(|&number| number <= MOST);
                let problem = FormulaProblem { from, length, fault: FormulaFault::TooLarge };
                (Kind::Number(number.ok_or(problem)?), length)
            }
            _ if is_of_name(&first) => {
                let length = run(is_of_name);
                (Kind::Name(chars[from..from + length].iter().map(char::to_ascii_lowercase).collect()), length)
            }
            '(' | ')' | '[' | ']' | ',' => (Kind::Mark(first), 1),
            _ => match operator(first, chars.get(from + 1).copied()) {
                Some((operator, length)) => (Kind::Operator(operator), length),
                None => return Err(FormulaProblem { from, length: 1, fault: FormulaFault::Stray }),
            },
        };
        tokens.push(Token { kind, from, length });
        from += length;
    }
    tokens.push(Token { kind: Kind::End, from, length: 0 });
    Ok(tokens)
}

/// The operator of a sign, also as keyboards of phones and word processors write it, and the number of its characters.
fn operator(first: char, next: Option<char>) -> Option<(Operator, usize)> {
    let with_equal = next == Some('=');
    Some(match first {
        '+' => (Operator::Plus, 1),
        '-' | '−' | '–' => (Operator::Minus, 1),
        '*' | '×' | '·' | '⋅' => (Operator::Times, 1),
        '/' | '÷' => (Operator::Over, 1),
        '%' => (Operator::Modulo, 1),
        '<' if with_equal => (Operator::AtMost, 2),
        '>' if with_equal => (Operator::AtLeast, 2),
        '!' if with_equal => (Operator::Unequal, 2),
        '=' if with_equal => (Operator::Equal, 2),
        '<' => (Operator::Less, 1),
        '>' => (Operator::More, 1),
        '=' => (Operator::Equal, 1),
        '≤' => (Operator::AtMost, 1),
        '≥' => (Operator::AtLeast, 1),
        '≠' => (Operator::Unequal, 1),
        _ => return None,
    })
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    program: Vec<Instruction>,
    /// Values on the stack after the program.
    height: usize,
}

/// The program of a formula, or its first problem.
pub fn program(text: &str) -> Result<Vec<Instruction>, FormulaProblem> {
    let tokens = tokens(text)?;
    if tokens.len() == 1 {
        return tokens[0].problem(FormulaFault::Empty);
    }
    let mut parser = Parser { tokens, at: 0, program: vec![], height: 0 };
    parser.expression(0, 0)?;
    match parser.token().kind {
        Kind::End => Ok(parser.program),
        Kind::Mark(')' | ']') => parser.token().problem(FormulaFault::Unopened),
        _ => parser.token().problem(FormulaFault::Stray),
    }
}

impl Parser {
    /// The next token. The last one is never passed.
    fn token(&self) -> &Token {
        &self.tokens[self.at]
    }

    fn take(&mut self) -> Token {
        let token = self.token().clone();
        self.at += usize::from(token.kind != Kind::End);
        token
    }

    fn add(&mut self, operation: Operation, token: &Token) -> Result<(), FormulaProblem> {
        self.height = self.height + 1 - operation.takes();
        if self.height > HIGHEST {
            return token.problem(FormulaFault::TooDeep);
        }
        self.program.push(Instruction { operation, place: (token.from as u16, token.length as u16) });
        Ok(())
    }

    /// Values with operators that bind at least this strongly between them.
    fn expression(&mut self, least: u8, depth: usize) -> Result<(), FormulaProblem> {
        self.operand(depth)?;
        let mut compared = false;
        loop {
            let sign = self.token().clone();
            let operator = match sign.kind {
                Kind::Operator(operator) => operator,
                Kind::Number(_) | Kind::Name(_) | Kind::Mark('(' | '[') => {
                    return sign.problem(FormulaFault::NoOperator);
                }
                _ => return Ok(()),
            };
            let power = operator.power();
            if power < least {
                return Ok(());
            }
            if std::mem::replace(&mut compared, power == COMPARISON) && power == COMPARISON {
                return sign.problem(FormulaFault::Chained);
            }
            self.take();
            self.expression(power + 1, depth + 1)?;
            self.add(Operation::Operator(operator), &sign)?;
        }
    }

    /// One value.
    fn operand(&mut self, depth: usize) -> Result<(), FormulaProblem> {
        let token = self.take();
        if depth > DEEPEST {
            return token.problem(FormulaFault::TooDeep);
        }
        match &token.kind {
            Kind::Number(number) => self.add(Operation::Number(*number), &token),
            Kind::Operator(Operator::Minus) => {
                self.operand(depth + 1)?;
                self.add(Operation::Negate, &token)
            }
            Kind::Mark('(') => {
                self.expression(0, depth + 1)?;
                self.close(&token, ')')
            }
            Kind::Name(name) => self.named(name, &token, depth),
            _ => token.problem(FormulaFault::NoValue),
        }
    }

    /// A quantity, a tile, or a function with its values.
    fn named(&mut self, name: &str, token: &Token, depth: usize) -> Result<(), FormulaProblem> {
        if let Some(quantity) = Quantity::named(name) {
            return self.add(Operation::Quantity(quantity), token);
        }
        let function = Function::named(name);
        if function.is_none() && name != "v" {
            return token.problem(FormulaFault::Unknown);
        }
        let (opening, closing) = if function.is_some() { ('(', ')') } else { ('[', ']') };
        let bracket = self.take();
        if bracket.kind != Kind::Mark(opening) {
            return token.problem(FormulaFault::NoBracket(opening));
        }
        let mut count = 1;
        self.expression(0, depth + 1)?;
        while function.is_some() && self.token().kind == Kind::Mark(',') {
            self.take();
            self.expression(0, depth + 1)?;
            count += 1;
        }
        self.close(&bracket, closing)?;
        match function {
            None => self.add(Operation::Tile, token),
            Some(function) if function.arguments() == count => self.add(Operation::Function(function), token),
            Some(function) => token.problem(FormulaFault::Arguments(function.arguments())),
        }
    }

    /// The end of a bracket.
    fn close(&mut self, opening: &Token, closing: char) -> Result<(), FormulaProblem> {
        let token = self.take();
        match token.kind {
            Kind::Mark(mark) if mark == closing => Ok(()),
            Kind::Mark(')' | ']') => token.problem(FormulaFault::Unopened),
            Kind::End => opening.problem(FormulaFault::Unclosed),
            _ => token.problem(FormulaFault::Stray),
        }
    }
}
