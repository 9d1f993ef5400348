import { toMonth } from '#domain/prices/months.ts';

/** Greatest age of a recent price, in months. */
export const recentFor = 24;

/** Months after which a year's figures, and a month's, are called old. */
const oldAfter = { year: 36, month: 12 };

const monthOf = (created: string): number => {
  const day = new Date(created);
  return toMonth(day.getUTCFullYear(), day.getUTCMonth() + 1);
};

/** Whether a year ended more than 36 months before the release. Its day is the clock: pages are kept by release. */
export function isOld(year: number, { created }: { created: string }): boolean {
  return monthOf(created) - toMonth(year + 1, 1) > oldAfter.year;
}

export function monthsBefore(month: number, { created }: { created: string }): number {
  return monthOf(created) - month;
}

export function isOldMonth(month: number, release: { created: string }): boolean {
  return monthsBefore(month, release) > oldAfter.month;
}
