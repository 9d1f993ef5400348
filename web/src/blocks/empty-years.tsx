import type { ReactNode } from 'react';
import type { ScopedElement } from '#catalog/section.ts';
import { nearestYear } from '#domain/nearest-year.ts';
import { elementFor, useDataView } from '../api/data-view.tsx';
import { countStates, selectCountryFigures } from '../api/figure-states.ts';
import { stateCounts } from '../i18n/figures.ts';
import { useSpeech } from '../i18n/speech.ts';
import { EmptyState } from '../ui/state-message.tsx';

/** "No data for this year", with the nearest year that has some as a button; what only a filter hides has a link that shows it. */
export function EmptyYears({
  elements,
  of = 'area',
  text,
}: {
  elements: readonly ScopedElement[];
  /** Subject of the block's figures; crops among one another are not filtered. */
  of?: 'area' | 'years' | 'countries' | 'crops';
  text?: string;
}): ReactNode {
  const { area, areas, year, allCubes, view, dispatch, hrefOf } = useDataView();
  const { words, formats } = useSpeech();
  const series = elements.map((pair) => allCubes.series(elementFor(pair, area), area));
  const nearest = nearestYear(
    series.flatMap((entry) => [...(entry?.keys() ?? [])]),
    year,
  );
  const hidden = countStates(
    !view.officialOnly || of === 'crops'
      ? []
      : of === 'countries'
        ? elements.flatMap((pair) =>
            selectCountryFigures(allCubes.slice(pair.country, year) ?? new Map(), areas),
          )
        : of === 'years'
          ? series.flatMap((entry) => [...(entry?.values() ?? [])])
          : elements.flatMap((pair) => allCubes.figure(elementFor(pair, area), area, year) ?? []),
  );
  if (hidden.size > 0)
    return (
      <EmptyState
        text={words('dataPage.state.noOfficial', { list: stateCounts(hidden, { words, formats }) })}
        action={{
          label: words('dataPage.state.allFigures'),
          href: hrefOf({ do: 'official-only' }),
          onPress: () => dispatch({ do: 'official-only' }),
        }}
      />
    );
  return (
    <EmptyState
      text={
        text ??
        words(
          // Years that are not loaded may have figures.
          nearest === null && !series.includes(undefined)
            ? 'dataPage.state.noData'
            : 'dataPage.state.noDataYear',
        )
      }
      action={
        nearest === null || nearest === year
          ? undefined
          : {
              label: words('dataPage.state.nearestYear', { year: String(nearest) }),
              href: hrefOf({ do: 'year', year: nearest }),
              onPress: () => dispatch({ do: 'year', year: nearest }),
            }
      }
    />
  );
}
