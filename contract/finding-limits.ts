/** Findings on the page of a country or region: more would not fit the first sheet of its brief. */
export const pageFindings = 6;

/** Findings on the home of a crop. */
export const homeFindings = 3;
