import type { ShownData } from '../api/data-view.tsx';

/** The data in the page's year, or where the frame has nothing in it, and nobody chose it, in the newest of its own `years`. */
export const inFrameYear = <Data extends Pick<ShownData, 'year' | 'view'>>(
  data: Data,
  years: readonly number[],
): Data =>
  data.view.year !== null || years.length === 0 || years.includes(data.year)
    ? data
    : { ...data, year: years.at(-1) ?? data.year, pageYear: data.year };
