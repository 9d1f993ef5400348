/** How a report was found in the Plant Treaty's file, which repeats it (`domain/germplasm/undo-cross-join.ts`). Answers count them by their place here. */
export const sampleReadings = ['single', 'undone', 'by-totals', 'not-joined'] as const;

export type SampleReading = (typeof sampleReadings)[number];
