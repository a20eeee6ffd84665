//! The two languages of the pages, and how each writes numbers.

use crate::geometry::decimal;

/// The language of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}

named! { Lang: Fr = "fr", En = "en" }

impl Lang {
    /// The other language.
    pub fn other(self) -> Lang {
        match self {
            Lang::Fr => Lang::En,
            Lang::En => Lang::Fr,
        }
    }

    /// The value for this language, of two.
    pub fn choose<T>(self, french: T, english: T) -> T {
        match self {
            Lang::Fr => french,
            Lang::En => english,
        }
    }

    /// A whole number with its digits in groups of three: 41 472 in French (narrow spaces that do not break), 41,472 in
    /// English. A negative number is written as 0.
    pub fn number(self, number: impl TryInto<u64>) -> String {
        self.grouped(&number.try_into().unwrap_or_default().to_string())
    }

    /// A number and what is counted, in the singular or in the plural: "0 coup" and "1 coup" in French, "0 moves" and "1 move" in
    /// English.
    pub fn counted(self, number: impl TryInto<u64>, singular: &str, plural: &str) -> String {
        let number = number.try_into().unwrap_or_default();
        format!("{} {}", self.number(number), self.plural(number, singular, plural))
    }

    /// What is said of so many things: the first for 0 and 1 in French, for 1 in English, the other one for more.
    pub fn plural<T>(self, number: u64, singular: T, plural: T) -> T {
        if self.choose(number < 2, number == 1) { singular } else { plural }
    }

    /// A whole number of which only the first two digits are meant: 33 000 000 for 32 712 345.
    pub fn rounded(self, number: f64) -> String {
        let mut unit = 1.0;
        while number / unit >= 100.0 {
            unit *= 10.0;
        }
        self.grouped(&decimal((number / unit).round() * unit, 0))
    }

    /// The same for a string of digits of any length.
    pub fn grouped(self, digits: &str) -> String {
        let separator = self.choose('\u{202f}', ',');
        let mut text = String::with_capacity(digits.len() + digits.len() / 3);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }

    /// A number with at most three significant digits: 0,0351 in French, 0.0351 in English.
    pub fn decimal(self, number: f64) -> String {
        if number >= 1000.0 {
            return self.number(number.round() as u64);
        }
        let (mut places, mut enough) = (0, 100.0);
        while number < enough && places < 6 {
            places += 1;
            enough /= 10.0;
        }
        let mut text = decimal(number, places);
        if text.contains('.') {
            text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
        }
        self.point(text)
    }

    /// A number with `places` digits after the decimal point: 25,62 in French, 25.62 in English.
    pub fn fixed(self, number: f64, places: u32) -> String {
        self.point(decimal(number, places))
    }

    /// A fraction in percent: 25,62 % in French, 25.62% in English.
    pub fn percent(self, fraction: f64, places: u32) -> String {
        let number = self.fixed(100.0 * fraction, places);
        format!("{number}{}%", self.choose("\u{a0}", ""))
    }

    fn point(self, text: String) -> String {
        text.replace('.', self.choose(",", "."))
    }
}

/// A number with its sign; the minus sign is the typographic one (U+2212).
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_string(),
        number if number < 0 => format!("−{}", number.unsigned_abs()),
        number => format!("+{number}"),
    }
}

/// Numbers with their signs, in ascending order. Of many at equal distances only the first and the last two are written.
pub fn signed_list(numbers: &[i32]) -> String {
    let written = |numbers: &[i32]| numbers.iter().copied().map(signed).collect::<Vec<_>>().join(", ");
    match numbers {
        [first, second, .., before, last]
            if numbers.len() > 12 && numbers.windows(2).all(|pair| pair[1] - pair[0] == second - first) =>
        {
            format!("{}, …, {}", written(&[*first, *second]), written(&[*before, *last]))
        }
        _ => written(numbers),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lists_with_equal_steps_are_shortened() {
        assert_eq!(signed_list(&[-2, 0, 2]), "−2, 0, +2");
        assert_eq!(signed_list(&(-7..=7).map(|half| 2 * half).collect::<Vec<_>>()), "−14, −12, …, +12, +14");
        let uneven: Vec<i32> = (0..13).map(|root| root * root).collect();
        assert_eq!(signed_list(&uneven).matches(", ").count(), 12);
    }

    #[test]
    fn numbers_are_grouped_as_each_language_does() {
        for (number, fr, en) in [
            (0_u64, "0", "0"),
            (999, "999", "999"),
            (41472, "41\u{202f}472", "41,472"),
            (573308928, "573\u{202f}308\u{202f}928", "573,308,928"),
        ] {
            assert_eq!(Lang::Fr.number(number), fr);
            assert_eq!(Lang::En.number(number), en);
        }
        for (number, fr, en) in
            [(0.03512, "0,0351", "0.0351"), (1.5, "1,5", "1.5"), (0.0, "0", "0"), (123.4, "123", "123")]
        {
            assert_eq!(Lang::Fr.decimal(number), fr);
            assert_eq!(Lang::En.decimal(number), en);
        }
    }
    #[test]
    fn what_is_counted_is_in_the_singular_or_in_the_plural() {
        for (number, fr, en) in [(0_u64, "0 coup", "0 moves"), (1, "1 coup", "1 move"), (2, "2 coups", "2 moves")] {
            assert_eq!(Lang::Fr.counted(number, "coup", "coups"), fr);
            assert_eq!(Lang::En.counted(number, "move", "moves"), en);
        }
        assert_eq!(Lang::En.counted(1000_usize, "move", "moves"), "1,000 moves");
    }
}
