import type { PricePage } from '#contract/price-page.ts';
import { yearOfMonth } from '#domain/prices/months.ts';
import type { Figure } from '../../../figure/figure.ts';
import { toOpenFigure } from '../../../figure/open-figure.ts';
import { areaWords } from '../../../i18n/area-words.ts';
import { doubtOf } from '../../../i18n/figures.ts';
import { type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import type { Words } from '../../../i18n/words.tsx';
import { figureSources } from '../price-sources.ts';
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

/** The newest price that is not doubtful, of a type where that has one, else that of consumers first; `null` where there is none. */
function newestOf(years: readonly Year[], type: Year['type'] | null): Year | null {
  const newest = years
    .filter(({ doubt }) => doubt === undefined)
    .sort((a, b) => b.year - a.year || order.indexOf(b.type) - order.indexOf(a.type));
  return newest.find((each) => each.type === type) ?? newest[0] ?? null;
}

/** The figures of years of a page whose first sentence is on the newest of producers: led by how that changed over ten years. */
export const producerFigure = (page: PricePage, speech: MoneySpeech): Figure | null =>
  yearFigure(page, speech, 'producer');

/** The figures of years beside months; `null` where those of markets are all that there are, and end years before the months do. */
export function yearsBesideMonths(page: PricePage, speech: MoneySpeech): Figure | null {
  const lastYear = Math.max(...page.years.map(({ year }) => year));
  const lastMonth = Math.max(...page.latest.flatMap(({ month }) => month));
  return !hasProducer({ page }) && lastYear < yearOfMonth(lastMonth) - 1 ? null : yearFigure(page, speech);
}

/** The figures of years, of producers and on markets, in US$ per kg; `null` where there are none. */
export function yearFigure(
  page: PricePage,
  speech: MoneySpeech,
  type: Year['type'] | null = null,
): Figure | null {
  if (page.years.length === 0) return null;
  const { words } = speech;
  const newest = newestOf(page.years, type);
  const title = words(
    !hasProducer({ page })
      ? 'prices.years.title.markets'
      : page.years.some((year) => year.type !== 'producer')
        ? 'prices.years.title'
        : 'prices.years.title.producer',
  );
  const sourceOf = ({ source }: Year) => page.sources[source];
  return toOpenFigure(
    page.years,
    {
      source: sourceOf,
      sourceName: (source) => sourceName(words, source),
      name: ({ type }) => typeName(words, type),
    },
    (years) => {
      // A price whose licence keeps it out of files is in no sentence either.
      const leading = newest !== null && years.includes(newest) ? newest : null;
      const finding =
        leading === null
          ? undefined
          : leading.type === type
            ? decadeText(speech, years)
            : words('prices.years.finding', {
                year: String(leading.year),
                type: words(`prices.type.${leading.type}.inSentence`),
                price: moneyText(speech, leading.value, { dollars: true }),
                ...areaWords(words, page.area),
                ...yearChange(speech, years, leading),
              });
      return {
        info: words('prices.years.info'),
        remarks: officialTexts(speech, page.converters.official[0]?.first),
        ...figureSources(
          words,
          years.flatMap((year) => sourceOf(year) ?? []),
        ),
        ...linesTable(speech, {
          id: 'producer',
          title,
          finding,
          by: 'year',
          lines: yearLines(years, words),
          unit: words('prices.unit.dollars'),
          shortUnit: words('units.usd-kg.short'),
          decimals: 2,
          inDollars: true,
          isWide: type !== null,
        }),
        area: page.area,
      };
    },
  );
}
