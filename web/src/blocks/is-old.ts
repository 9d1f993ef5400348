/** Months after which a year's figures are called old. */
const oldAfter = 36;

/** Whether a year ended more than 36 months before the release. Its day is the clock: pages are kept by release. */
export function isOld(year: number, { created }: { created: string }): boolean {
  const day = new Date(created);
  return (day.getUTCFullYear() - year - 1) * 12 + day.getUTCMonth() > oldAfter;
}
