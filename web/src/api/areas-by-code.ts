import type { AreaSummary } from '#contract/data.ts';
import { workedOnce } from './worked-once.ts';

/** Areas by their codes. */
export const areasByCode = workedOnce(
  (areas: readonly AreaSummary[]): ReadonlyMap<string, AreaSummary> =>
    new Map(areas.map((area) => [area.code, area])),
);
