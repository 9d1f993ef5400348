import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../../api/cube-store.ts';
import { doubtReader } from '../../../api/figure-states.ts';
import { doubtNotes } from '../../../blocks/doubt-notes.ts';
import { doubtCount, legendEnds } from '../../../blocks/map/map-texts.ts';
import { countColumn } from '../../../figure/columns.ts';
import { columnOf, type Figure, type FigureTable, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { areaName } from '../../../i18n/area-words.ts';
import { threeDigits } from '../../../i18n/figure-scale.ts';
import { doubtOf, doubtText } from '../../../i18n/figures.ts';
import { dollarFigure, type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { timelineWords } from '../../../i18n/timeline-words.ts';
import { type Classes, chooseClasses } from '../../../map/classes.ts';
import { RankedMap } from '../../../map/ranked-map.tsx';
import { YearSlider } from '../../../map/year-slider.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { PriceLinks } from '../price-place.tsx';
import { sourcedFigure } from '../price-sources.ts';
import { mapType } from '../prices-data.ts';
import { type PricesControl, usePrices } from '../use-prices-view.ts';
import { allPrices, type CountryPrice, isOfOne, mapYears, rankPrices, shownYear } from '../world-model.ts';
import styles from './world-map.module.css';

/** Round limits within a decade: prices lie closer together than amounts; 1, 2 and 5 would not separate them. */
const steps = [1, 1.5, 2, 3, 5, 7.5];

/** Classes at most, and at least where there are as many prices. */
const [most, fewest] = [6, 3];

function roundNear(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  const near = [...steps, 10].map((step) => step * decade);
  const best = near.reduce((a, b) => (Math.abs(Math.log(b / value)) < Math.abs(Math.log(a / value)) ? b : a));
  return Number(best.toPrecision(3));
}

/** Classes of prices: round limits near their quantiles; where prices lie too close together for these, those of other figures. */
export function priceClasses(values: readonly number[]): Classes {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (least === undefined || greatest === undefined) return { limits: [], zero: false };
  const near = Array.from({ length: most - 1 }, (_, index) =>
    roundNear(sorted[Math.floor(((index + 1) / most) * (sorted.length - 1))] ?? least),
  );
  const limits = [...new Set(near)].filter((limit) => least < limit && limit <= greatest);
  return limits.length + 1 < Math.min(fewest, new Set(sorted).size)
    ? chooseClasses(sorted)
    : { limits, zero: false };
}

function WorldDrawing(props: {
  map: PriceMap;
  title: string;
  coverage: string;
  year: number;
  ranked: readonly CountryPrice[];
  count: number;
  onChoose: (country: string | null) => void;
}): ReactNode {
  const { map, title, coverage, ranked, count, onChoose } = props;
  const speech = useSpeech();
  const { words, formats } = speech;
  // Classes do not change with the year.
  const classes = useMemo(() => priceClasses(allPrices(map)), [map]);
  const doubtIn = useMemo(() => {
    const byIso3 = new Map(ranked.map((entry) => [entry.iso3, entry]));
    return doubtReader((iso3) => byIso3.get(iso3) ?? null, ranked);
  }, [ranked]);
  const year = formats.year(props.year);
  const believed = ranked.filter(isBelieved).map(({ value }) => value);
  const perKg = ({ value }: CountryPrice): string => moneyText(speech, value, { dollars: true });
  return (
    <RankedMap
      {...{ title, classes, doubtIn, count, onChoose }}
      figures={ranked}
      period={year}
      coverage={`${coverage} ${words('prices.map.rates')}`}
      legend={{
        of: title,
        unit: words('units.usd-kg.short'),
        ends: legendEnds({ figure: formats.edited }, classes, believed),
        limitText: (limit) => formats.number(threeDigits(limit), 6),
        doubtful: doubtCount(words, ranked),
        countText: (range, count) => words('map.legend.announce', { range, count, year }),
      }}
      valueText={perKg}
      labelText={({ value }) => dollarFigure(formats, value)}
      cardValue={(entry) => words('prices.perKg', { price: perKg(entry) })}
      renderDetails={(entry) => {
        if (entry === undefined) return <p>{words('dataPage.state.noDataYear')}</p>;
        const { doubt, rank, months, source } = entry;
        return (
          <>
            <p>
              {doubt === undefined
                ? words('map.card.rank', { rank: String(rank), count: ranked.length })
                : doubtText(words, doubt)}
            </p>
            {months !== null && <p>{words('prices.map.months', { count: months })}</p>}
            {source !== null && <p>{sourceName(words, source)}</p>}
          </>
        );
      }}
    />
  );
}

const priceItem =
  (speech: MoneySpeech) =>
  ({ iso3, value }: CountryPrice): string =>
    speech.words('map.summary.item', {
      area: areaName(speech.words, iso3),
      value: moneyText(speech, value, { dollars: true }),
    });

function rankedTable(
  ranked: readonly CountryPrice[],
  { words, formats }: MoneySpeech,
  hrefOf: PricesControl['hrefOf'],
): FigureTable {
  return tableOf(
    ranked,
    [
      columnOf('country', words('figure.table.country'), 'name', ({ iso3 }) => ({
        value: areaName(words, iso3),
        code: iso3,
        href: hrefOf({ country: iso3 }),
      })),
      columnOf('rank', words('figure.table.rank'), 'rank', ({ rank }) => rank),
      {
        key: 'value',
        label: words('prices.column.price'),
        kind: 'number',
        unit: words('units.usd-kg.short'),
        write: (value) => formats.number(value, 2, 2),
        of: (entry) => ({
          value: entry.value,
          flag: entry.flag || undefined,
          doubt: doubtOf(words, entry),
        }),
      },
      countColumn('months', words('prices.column.months'), ({ months }) => months),
      columnOf('source', words('prices.source'), 'text', ({ source }) =>
        source === null ? null : sourceName(words, source),
      ),
    ],
    ({ iso3 }) => iso3,
  );
}

/** The dearest country; nothing where a licence keeps one of the prices out of files. */
function worldFinding(
  all: readonly CountryPrice[],
  ranked: readonly CountryPrice[],
  speech: MoneySpeech,
): string | undefined {
  const { words, formats } = speech;
  const dearest = all.filter(isBelieved).slice(0, 3);
  const lowest = ranked.findLast(isBelieved);
  // One alone is the dearest of nothing.
  if (all.length === 1 && lowest !== undefined)
    return words('map.summary.one', { top: priceItem(speech)(lowest) });
  return dearest.length > 0 && dearest.every((entry) => ranked.includes(entry))
    ? words('prices.map.finding', { list: formats.list(dearest.map(priceItem(speech))) })
    : undefined;
}

/** The year's figure of every country in US$ per kg; `null` where the map has no year, or never two countries. */
export function worldFigure(
  map: PriceMap,
  requestedYear: number | null,
  speech: MoneySpeech,
  hrefOf: PricesControl['hrefOf'],
): Figure | null {
  const { words, formats } = speech;
  const year = shownYear(map, requestedYear);
  if (year === null || isOfOne(map)) return null;
  const all = rankPrices(map, year);
  const title = words('prices.map.title', {
    title: words(`prices.heading.${map.crop}`),
    type: words(`prices.type.${map.type}.inSentence`),
    year: formats.year(year),
  });
  const coverage = words('prices.map.coverage', {
    count: all.length,
    of: map.areas.length,
    year: formats.year(year),
  });
  const of = {
    source: ({ source }: CountryPrice) => source,
    name: ({ iso3 }: CountryPrice) => areaName(words, iso3),
  };
  return sourcedFigure(words, all, of, (ranked) => ({
    id: 'map',
    title,
    finding: worldFinding(all, ranked, speech),
    info: words('prices.map.info'),
    remarks: [coverage, words('prices.map.rates'), ...doubtNotes(words, ranked)],
    caption: words('map.table.caption', { title }),
    ...rankedTable(ranked, speech, hrefOf),
    picture: () => <WorldMap {...{ map, ranked, year, title, coverage }} count={all.length} />,
    area: worldCode,
  }));
}

/** The map of a year, or a note where the crop has none; nothing where it never has two countries. */
export function MapFigure({ map }: { map: PriceMap }): ReactNode {
  const { view, hrefOf, crop } = usePrices();
  const speech = useSpeech();
  const { words } = speech;
  const figure = useMemo(() => worldFigure(map, view.year, speech, hrefOf), [map, view.year, speech, hrefOf]);
  const year = shownYear(map, view.year);
  if (isOfOne(map)) return null;
  if (figure === null)
    return (
      <EmptyState
        text={words('dataPage.state.noData')}
        hint={words('prices.map.none', {
          type: words(`prices.type.${map.type}.inSentence`),
          cropThe: words(`crops.${crop}.the`),
        })}
      />
    );
  return (
    <FigureFrame
      figure={figure}
      links={
        <PriceLinks
          compared={{
            area: worldCode,
            areas: rankPrices(map, year).map(({ iso3 }) => iso3),
            elements: [`price-${mapType(view)}`],
            as: `&kind=bar&year=${year}`,
          }}
        />
      }
    />
  );
}

function WorldMap(props: {
  map: PriceMap;
  ranked: readonly CountryPrice[];
  count: number;
  year: number;
  title: string;
  coverage: string;
}): ReactNode {
  const { map, year } = props;
  const { show } = usePrices();
  const { words, formats } = useSpeech();
  const years = useMemo(() => mapYears(map), [map]);
  const texts = useMemo(() => timelineWords(words, formats, years), [words, formats, years]);
  return (
    <>
      <WorldDrawing {...props} onChoose={(country) => show({ country })} />
      <div className={styles.years}>
        <YearSlider
          years={years.map((entry) => entry.year)}
          year={year}
          onYear={(next) => show({ year: next }, 'replace')}
          texts={texts}
        />
      </div>
    </>
  );
}
