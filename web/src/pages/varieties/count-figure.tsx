import type { ReactNode } from 'react';
import type { VarietySource } from '#contract/varieties.ts';
import { filedTitle } from '../../blocks/filed-title.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import type { CompareLink } from '../../url/compare-link.ts';
import type { VarietyFilter } from '../../url/varieties-params.ts';
import { CountBars, type CountRow } from './count-bars.tsx';
import type { PageOf } from './varieties-data.ts';
import { VarietyBlock } from './variety-block.tsx';

/** The filters that a figure leaves out of what it counts, as the API does. */
const ownFilters = {
  decades: ['from', 'to'],
  countries: ['country'],
  institutions: ['institution'],
  traits: ['trait'],
  types: ['type'],
} as const satisfies Record<string, readonly VarietyFilter[]>;

/** Records counted by something: by decade, country, institution, trait or type. */
export function CountFigure(props: {
  id: 'decades' | 'countries' | 'institutions' | 'traits' | 'types';
  rows: readonly CountRow[];
  notes?: readonly string[];
  page: PageOf;
  at: { page: string; search: string };
  /** What the records are of, whatever the figure's own filters: crop and place, the area's code, and the other choices. */
  of: (own: readonly VarietyFilter[]) => { heading: string; area: string | null; filters: readonly string[] };
  sources: readonly VarietySource[];
  compare: CompareLink | null;
}): ReactNode {
  const { id, rows, notes = [], of, ...block } = props;
  // Its own choice is left out of what it counts.
  const { heading, area, filters } = of(ownFilters[id]);
  const words = useWords();
  const formats = getFormats(useLanguage());
  const title = words(`varieties.${id}.title`);
  const number = (value: number) => ({ text: formats.number(value), raw: value });
  return (
    <VarietyBlock
      {...block}
      area={area}
      filedTitle={filedTitle(title, heading, filters)}
      id={id}
      title={title}
      info={words('varieties.counts.info')}
      notes={rows.length === 0 ? [words('varieties.counts.none'), ...notes] : notes}
      table={{
        caption: title,
        columns: [
          { id: 'name', label: title },
          { id: 'counted', label: words('varieties.counts.counted'), numeric: true },
          { id: 'seen', label: words('varieties.counts.seen'), numeric: true },
        ],
        rows: rows.map((row) => ({
          id: row.id,
          cells: [{ text: row.name, code: row.id }, number(row.count), number(row.seen)],
        })),
      }}
      isDrawn={rows.length > 0}
    >
      <CountBars rows={rows} />
    </VarietyBlock>
  );
}
