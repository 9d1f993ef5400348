/**
 * How the reports of a crop, country and year were found in the Plant Treaty's file, which repeats them
 * (`domain/germplasm/undo-cross-join.ts`): the row as it is; a cross join undone in the only way there is; of several ways the one
 * in which the World's two totals agree best; rows that are no cross join, each taken as it is. Answers count them by their place here.
 */
export const sampleReadings = ['single', 'undone', 'by-totals', 'not-joined'] as const;

export type SampleReading = (typeof sampleReadings)[number];
