/** How many years older than the newest of its kind in the release a figure may be to count as current. */
const mostYearsOld = 3;

/** Whether a figure of a year may lead: a count of 2017 is no news in 2023. */
export const isRecent = (year: number, newest: number): boolean => newest - year <= mostYearsOld;
