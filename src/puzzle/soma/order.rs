//! Sorting lists of all kinds with one sort: each type that is sorted by the standard library adds some kilobytes to the page.

/// Sorts a list by whole numbers; those of equal numbers keep their order.
pub(super) fn sort_by_number<T>(list: &mut Vec<T>, number: impl Fn(&T) -> usize) {
    let mut order: Vec<(usize, usize)> = list.iter().map(number).zip(0..).collect();
    order.sort_unstable();
    let mut before: Vec<Option<T>> = std::mem::take(list).into_iter().map(Some).collect();
    list.extend(order.into_iter().filter_map(|(_, place)| before[place].take()));
}

/// Sorts a list by whole numbers, the greatest first; those of equal numbers keep their order.
pub(super) fn sort_by_number_down<T>(list: &mut Vec<T>, number: impl Fn(&T) -> usize) {
    sort_by_number(list, |each| usize::MAX - number(each));
}
