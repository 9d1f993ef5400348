import { type ReactNode, useContext, useMemo } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import { FigureCollector } from '../../../blocks/figure-collector.ts';
import { openRows } from '../../../blocks/open-rows.ts';
import { doubtOf } from '../../../i18n/figures.ts';
import { moneyText } from '../../../i18n/money.ts';
import type { Words } from '../../../i18n/words.tsx';
import { officialTexts, sourceName } from '../price-texts.ts';
import { newestProducer } from '../shown-prices.ts';
import { useSpeech } from '../use-speech.ts';
import { type Line, LinesFigure } from './lines-figure.tsx';

const colours = {
  producer: 'var(--use-seed)',
  retail: 'var(--accent)',
  wholesale: 'var(--use-imports)',
} as const;
const order = ['producer', 'wholesale', 'retail'] as const;

type Year = PricePage['years'][number];

const typeName = (words: Words, type: Year['type']): string => words(`prices.type.${type}.short`);

/** The figures of years, of producers and on markets, in US$ per kg. */
export function YearFigure({ page }: { page: PricePage }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const isFiled = useContext(FigureCollector) !== null;
  const { open, withheld } = useMemo(
    () => openRows(page.years, ({ source }) => page.sources[source]),
    [page],
  );
  const years = isFiled ? open : page.years;
  const lines = useMemo(
    () =>
      order.flatMap((type): Line[] => {
        const own = years.filter((each) => each.type === type);
        if (own.length === 0) return [];
        return [
          {
            id: type,
            label: typeName(words, type),
            colour: colours[type],
            values: new Map(own.map(({ year, value }) => [year, value])),
            flags: new Map(own.map(({ year, flag }) => [year, flag])),
            doubts: new Map(
              own.flatMap((each) => {
                const doubt = doubtOf(words, each);
                return doubt === undefined ? [] : [[each.year, doubt]];
              }),
            ),
          },
        ];
      }),
    [years, words],
  );
  if (lines.length === 0) return null;
  const last = newestProducer(page);
  const sourcesOf = (of: readonly Year[]) =>
    [...new Set(of.map(({ source }) => source))].flatMap((at) => page.sources[at] ?? []);
  // A year of which nobody may be handed the price is not told in a sentence either.
  const isSaid = last !== null && years.includes(last);
  return (
    <LinesFigure
      id="producer"
      title={words('prices.years.title')}
      finding={
        !page.years.some(({ type }) => type === 'producer')
          ? words('prices.years.noProducer')
          : isSaid
            ? words('prices.years.finding', {
                year: String(last.year),
                price: moneyText(speech, last.value, { dollars: true }),
              })
            : undefined
      }
      info={words('prices.years.info')}
      sources={sourcesOf(years)}
      filedSources={sourcesOf(open)}
      filedPeriods={new Set(open.map(({ year }) => year)).size}
      withheld={
        import.meta.env.SSR &&
        withheld.length > 0 && {
          rows: withheld.length,
          of: [...new Set(withheld.map(({ type }) => typeName(words, type)))],
          sources: sourcesOf(withheld).map((source) => sourceName(words, source)),
        }
      }
      by="year"
      lines={lines}
      unit={words('prices.unit.dollars')}
      shortUnit="USD/Kg"
      remarks={officialTexts(speech, page.converters.official[0]?.first)}
      decimals={2}
    />
  );
}
