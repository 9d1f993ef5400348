import { type ReactNode, useMemo } from 'react';
import type { PricePage } from '#contract/price-page.ts';
import { moneyText } from '../../../i18n/money.ts';
import { useSpeech } from '../use-speech.ts';
import { type Line, LinesFigure } from './lines-figure.tsx';

const colours = {
  producer: 'var(--use-seed)',
  retail: 'var(--accent)',
  wholesale: 'var(--use-imports)',
} as const;
const order = ['producer', 'wholesale', 'retail'] as const;

/** The figures of years, of producers and on markets, in US$ per kg. */
export function YearFigure({ page }: { page: PricePage }): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const lines = useMemo(
    () =>
      order.flatMap((type): Line[] => {
        const own = page.years.filter((each) => each.type === type);
        if (own.length === 0) return [];
        return [
          {
            id: type,
            label: words(`prices.type.${type}.short`),
            colour: colours[type],
            values: new Map(own.map(({ year, value }) => [year, value])),
            flags: new Map(own.map(({ year, flag }) => [year, flag])),
          },
        ];
      }),
    [page, words],
  );
  if (lines.length === 0) return null;
  const producer = page.years.filter(({ type }) => type === 'producer').sort((a, b) => a.year - b.year);
  const last = producer.at(-1);
  const sources = [...new Set(page.years.map(({ source }) => source))].flatMap(
    (at) => page.sources[at] ?? [],
  );
  return (
    <LinesFigure
      id="producer"
      title={words('prices.years.title')}
      finding={
        last === undefined
          ? words('prices.years.noProducer')
          : words('prices.years.finding', {
              year: String(last.year),
              price: moneyText(speech, last.value, { dollars: true }),
            })
      }
      info={words('prices.years.info')}
      sources={sources}
      by="year"
      lines={lines}
      unit={words('prices.unit.dollars')}
      shortUnit="USD/Kg"
      decimals={2}
    />
  );
}
