import type { ReactNode } from 'react';
import type { Crop } from '#catalog/crop.ts';
import type { AreaSummary } from '#contract/data.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { Ranking } from './ranking-data.ts';
import type { RankingViewControl } from './use-ranking-view.ts';

/** Why there is nothing: the area was no State in the year, the crop has no figures of it, or the list is not complete. */
function reason(
  words: Words,
  ranking: Ranking,
  crop: Crop,
  area: AreaSummary | undefined,
  known: readonly number[],
): string | undefined {
  const { year } = ranking;
  const forms = areaWords(words, ranking.area);
  if (area?.lastYear != null && year > area.lastYear)
    return words('dataPage.state.dissolved', { ...forms, year: String(area.lastYear) });
  if (area?.firstYear != null && year < area.firstYear)
    return words('dataPage.state.notYet', { ...forms, year: String(area.firstYear) });
  const [first, last] = [known[0], known.at(-1)];
  if (first !== undefined && last !== undefined && (year < first || year > last))
    return words('dataPage.state.yearOutside', {
      crop: words(`crops.${crop.id}.name`),
      first: String(first),
      last: String(last),
      year: String(year),
    });
  return ranking.by === 'crops' ? words('rankings.complete') : undefined;
}

/** Nothing is ranked: why, and the nearest year that has a ranking. */
export function RankingEmpty(props: {
  ranking: Ranking;
  crop: Crop;
  area: AreaSummary | undefined;
  /** Years in which the crop has figures, and years that have this ranking; rising. */
  known: readonly number[];
  years: readonly number[];
  control: RankingViewControl;
}): ReactNode {
  const { ranking, crop, area, known, years, control } = props;
  const words = useWords();
  const nearest = nearestYear(years, ranking.year);
  const hint = reason(words, ranking, crop, area, known);
  const never = ranking.by === 'crops' && nearest === null;
  return (
    <EmptyState
      text={
        never ? words('rankings.never', areaWords(words, ranking.area)) : words('dataPage.state.noDataYear')
      }
      {...(hint === undefined ? {} : { hint })}
      // Years count countries of the whole world: a region may have none of them in the very year that is shown.
      {...(nearest === null || nearest === ranking.year
        ? {}
        : {
            action: {
              label: words('dataPage.state.nearestYear', { year: String(nearest) }),
              href: control.hrefOf({ year: nearest }),
            },
          })}
    />
  );
}
