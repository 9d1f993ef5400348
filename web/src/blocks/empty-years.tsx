import type { ReactNode } from 'react';
import type { ScopedElement } from '#catalog/section.ts';
import { elementFor, useDataView } from '../api/data-view.tsx';
import { nearestYear } from '../api/nearest-year.ts';
import { useWords } from '../i18n/words.tsx';
import { EmptyState } from '../ui/state-message.tsx';

/**
 * "No data for this year", with the nearest year that has some as a button; "No data" when none has. Where the shown
 * year itself has figures, what is missing is something else than a year, and no other year is offered. With official figures
 * alone, the way on is to show all.
 */
export function EmptyYears({
  elements,
  text,
}: {
  elements: readonly ScopedElement[];
  text?: string;
}): ReactNode {
  const { area, year, cubes, view, dispatch, hrefOf } = useDataView();
  const words = useWords();
  const years = elements.flatMap((pair) => [...(cubes.series(elementFor(pair, area), area)?.keys() ?? [])]);
  const nearest = nearestYear(years, year);
  if (view.officialOnly)
    return (
      <EmptyState
        text={words('dataPage.state.noOfficial')}
        action={{
          label: words('dataPage.state.allFigures'),
          href: hrefOf({ do: 'official-only' }),
          onPress: () => dispatch({ do: 'official-only' }),
        }}
      />
    );
  return (
    <EmptyState
      text={text ?? words(nearest === null ? 'dataPage.state.noData' : 'dataPage.state.noDataYear')}
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
