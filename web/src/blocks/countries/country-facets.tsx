import type { ReactNode } from 'react';
import type { Figure } from '../../api/cube-store.ts';
import type { RankedCountry } from '../../api/ranked-countries.ts';
import { Facets } from '../../charts/facets/facets.tsx';
import { type ColumnOf, columnOf, type FigureTable, tableOf } from '../../figure/figure.ts';
import { doubtOf } from '../../i18n/figures.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import type { CountryFigures } from './country-figures.ts';
import type { CountryTexts } from './country-texts.ts';

export interface FacetSeries {
  area: string;
  label: string;
  figures: ReadonlyMap<number, Figure>;
}

/** The countries over the years; `undefined` while one of them is on its way. */
export function toFacetSeries(
  countries: readonly RankedCountry[],
  figures: CountryFigures,
  name: (code: string) => string,
): readonly FacetSeries[] | undefined {
  const series: FacetSeries[] = [];
  for (const { area } of countries) {
    const areaFigures = figures.series(area);
    if (areaFigures === undefined) return undefined;
    series.push({ area, label: name(area), figures: areaFigures });
  }
  return series;
}

function listYears(small: readonly FacetSeries[]): readonly number[] {
  const knownYears = small.flatMap(({ figures }) => [...figures.keys()]);
  if (knownYears.length === 0) return [];
  const first = Math.min(...knownYears);
  return Array.from({ length: Math.max(...knownYears) - first + 1 }, (_, index) => first + index);
}

export function CountryFacets(props: {
  id: string;
  title: string;
  description: string;
  hint: string;
  small: readonly FacetSeries[];
  shared: boolean;
  breaksIn: (area: string) => readonly number[];
  seamsIn: (area: string) => readonly number[];
  texts: CountryTexts;
  explainOf: (code: string, year: number) => string;
}): ReactNode {
  const { small, texts, breaksIn, seamsIn, ...rest } = props;
  const words = useWords();
  const years = listYears(small);
  const facets = small.map(({ area, label, figures }) => ({
    id: area,
    label,
    unit: texts.unit,
    colour: 'var(--accent)',
    values: years.map((year) => figures.get(year)?.value ?? null),
    breaks: breaksIn(area),
    seams: seamsIn(area),
    doubts: years.map((year) => doubtOf(words, { doubt: figures.get(year)?.doubt }) ?? null),
  }));
  const announce = (facet: { label: string }, year: number, value: number) =>
    words('chart.announce.row', { year: String(year), series: facet.label, value: texts.withUnit(value) });
  return (
    <Facets {...rest} periods={years} facets={facets} axis={texts.axis} period={String} announce={announce} />
  );
}

export function facetsTable(options: {
  small: readonly FacetSeries[];
  words: Words;
  texts: CountryTexts;
}): FigureTable {
  const { small, words, texts } = options;
  const column = texts.tableColumn(() =>
    small.flatMap(({ figures }) => [...figures.values()].map(({ value }) => value)),
  );
  return tableOf<number>(
    [...listYears(small)].reverse(),
    [
      columnOf('year', words('figure.table.year'), 'year', (year) => year),
      ...small.map(
        ({ area, label, figures }): ColumnOf<number> => ({
          key: area,
          label,
          ...column,
          of: (year) => {
            const figure = figures.get(year);
            return figure === undefined
              ? null
              : { value: figure.value, flag: figure.flag, doubt: doubtOf(words, figure) };
          },
        }),
      ),
    ],
    String,
  );
}
