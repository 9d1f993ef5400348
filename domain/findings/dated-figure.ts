/** A figure of a year as its source has it, in the element's unit. */
export interface DatedFigure {
  year: number;
  value: number;
  flag: string;
}
