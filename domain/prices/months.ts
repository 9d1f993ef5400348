/** The number of a month: year × 12 + month − 1, so that months sort and subtract. `month` is 1 to 12. */
export function toMonth(year: number, month: number): number {
  return year * 12 + month - 1;
}

export function yearOfMonth(month: number): number {
  return Math.floor(month / 12);
}

export function placeInYear(month: number): number {
  return month - yearOfMonth(month) * 12;
}

/** `2020-01`, as ISO 8601 writes months. */
export function monthText(month: number): string {
  const year = String(yearOfMonth(month)).padStart(4, '0');
  return `${year}-${String(placeInYear(month) + 1).padStart(2, '0')}`;
}

/** The number of a month that is written `2020-01`; `null` for anything else. */
export function readMonth(text: string): number | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year === undefined ? null : toMonth(Number(year), Number(month));
}
