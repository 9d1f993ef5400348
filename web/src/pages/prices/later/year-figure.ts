import type { PricePage } from '#contract/price-page.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import type { Figure } from '../../../figure/figure.ts';
import { areaWords } from '../../../i18n/area-words.ts';
import { doubtOf } from '../../../i18n/figures.ts';
import { type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import type { Words } from '../../../i18n/words.tsx';
import { sourcedFigure } from '../price-sources.ts';
import { decadeText, officialTexts, yearChange } from '../price-texts.ts';
import { hasProducer } from '../shown-prices.ts';
import { type Line, linesTable } from './lines-figure.tsx';

const colours = {
  producer: 'var(--use-seed)',
  retail: 'var(--accent)',
  wholesale: 'var(--use-imports)',
} as const;
const order = ['producer', 'wholesale', 'retail'] as const;

type Year = PricePage['years'][number];

const typeName = (words: Words, type: Year['type']): string => words(`prices.type.${type}.short`);

function yearLines(years: readonly Year[], words: Words): readonly Line[] {
  return order.flatMap((type): Line[] => {
    const ownYears = years.filter((each) => each.type === type);
    if (ownYears.length === 0) return [];
    return [
      {
        id: type,
        label: typeName(words, type),
        colour: colours[type],
        values: new Map(ownYears.map(({ year, value }) => [year, value])),
        flags: new Map(ownYears.map(({ year, flag }) => [year, flag])),
        doubts: new Map(
          ownYears.flatMap((each) => {
            const doubt = doubtOf(words, each);
            return doubt === undefined ? [] : [[each.year, doubt]];
          }),
        ),
      },
    ];
  });
}

/** The newest price that is not doubtful, that of consumers first; `undefined` where there is none. */
const newestOf = (years: readonly Year[]): Year | undefined =>
  years
    .filter(({ doubt }) => doubt === undefined)
    .sort((a, b) => b.year - a.year || order.indexOf(b.type) - order.indexOf(a.type))[0];

/** The figures of years of a page whose first sentence is on the newest of producers: led by how that changed over ten years. */
export const producerFigure = (page: PricePage, speech: MoneySpeech): Figure | null =>
  toYearFigure(page, speech, { isWide: true, findingOf: (years) => decadeText(speech, years) });

/** The figures of years beside months; `null` where those of markets are all that there are, and end years before the months do. */
export function yearsBesideMonths(page: PricePage, speech: MoneySpeech): Figure | null {
  const lastYear = Math.max(...page.years.map(({ year }) => year));
  const lastMonth = Math.max(...page.latest.flatMap(({ markets }) => markets.map(({ month }) => month)));
  return !hasProducer({ page }) && lastYear < yearOfMonth(lastMonth) - 1 ? null : yearFigure(page, speech);
}

/** The figures of years, of producers and on markets, led by the newest. */
export function yearFigure(page: PricePage, speech: MoneySpeech): Figure | null {
  const { words } = speech;
  const newest = newestOf(page.years);
  return toYearFigure(page, speech, {
    isWide: false,
    // A price whose licence keeps it out of files is in no sentence either.
    findingOf: (years) =>
      newest !== undefined && years.includes(newest)
        ? words('prices.years.finding', {
            year: String(newest.year),
            type: words(`prices.type.${newest.type}.inSentence`),
            price: moneyText(speech, newest.value, { dollars: true }),
            ...areaWords(words, page.area),
            ...yearChange(speech, years, newest),
          })
        : undefined,
  });
}

/** In US$ per kg; `null` where there are none. */
function toYearFigure(
  page: PricePage,
  speech: MoneySpeech,
  { isWide, findingOf }: { isWide: boolean; findingOf: (years: readonly Year[]) => string | undefined },
): Figure | null {
  if (page.years.length === 0) return null;
  const { words } = speech;
  const title = words(
    !hasProducer({ page })
      ? 'prices.years.title.markets'
      : page.years.some((year) => year.type !== 'producer')
        ? 'prices.years.title'
        : 'prices.years.title.producer',
  );
  const of = {
    source: ({ source }: Year) => page.sources[source],
    name: ({ type }: Year) => typeName(words, type),
  };
  return sourcedFigure(words, page.years, of, (years) => ({
    info: words('prices.years.info'),
    remarks: officialTexts(speech, page.converters.official[0]?.first),
    ...linesTable(speech, {
      ...{ id: 'producer', title, finding: findingOf(years), by: 'year', isWide },
      lines: yearLines(years, words),
      unit: words('prices.unit.dollars'),
      shortUnit: words('units.usd-kg.short'),
      ...{ decimals: 2, inDollars: true },
    }),
    area: page.area,
  }));
}
