/** So many months around one that is compared make a suspect price count against the comparison. */
const nearMonths = 3;

/** From this factor on, and below its inverse, a change beside suspect prices is not published as a change of prices. */
const mostBelieved = 2;

/** Months with suspect prices of a type and source; without those of crop types that are not the main form. */
export const suspectMonths = (
  page: {
    suspects: readonly { series: number; month: number }[];
    series: readonly { type: string; source: number; main: boolean }[];
  },
  { type, source }: { type: string; source: number },
): readonly number[] =>
  page.suspects.flatMap(({ series: index, month }) => {
    const series = page.series[index];
    return series?.main === true && series.type === type && series.source === source ? [month] : [];
  });

/**
 * Whether a change by `ratio` between months is near suspect prices, and whether it is too great to publish then: a mistaken unit
 * in some rows may affect others.
 */
export function doubtOfChange(
  suspects: readonly number[],
  months: readonly number[],
  ratio: number,
): 'none' | 'near' | 'untold' {
  const isNear = suspects.some((at) => months.some((month) => Math.abs(month - at) <= nearMonths));
  if (!isNear) return 'none';
  return Math.max(ratio, 1 / ratio) >= mostBelieved ? 'untold' : 'near';
}
