import { type ReactNode, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../../api/cube-store.ts';
import { doubtNotes } from '../../../blocks/doubt-notes.ts';
import { countColumn } from '../../../figure/columns.ts';
import { columnOf, type Figure, type FigureTable, tableOf } from '../../../figure/figure.ts';
import { FigureFrame } from '../../../figure/figure-frame.tsx';
import { toOpenFigure } from '../../../figure/open-figure.ts';
import { areaName } from '../../../i18n/area-words.ts';
import { doubtOf } from '../../../i18n/figures.ts';
import { type MoneySpeech, moneyText } from '../../../i18n/money.ts';
import { sourceName } from '../../../i18n/source-title.ts';
import { useSpeech } from '../../../i18n/speech.ts';
import { timelineWords } from '../../../i18n/timeline-words.ts';
import { YearSlider } from '../../../map/year-slider.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import { PriceLinks } from '../price-place.tsx';
import { figureSources } from '../price-sources.ts';
import { mapType } from '../prices-data.ts';
import { type PricesControl, usePrices } from '../use-prices-view.ts';
import { type CountryPrice, isOfOne, mapYears, rankPrices, shownYear } from '../world-model.ts';
import { WorldDrawing } from './world-drawing.tsx';
import styles from './world-map.module.css';

const priceItem =
  (speech: MoneySpeech) =>
  ({ iso3, value }: CountryPrice): string =>
    speech.words('map.summary.item', {
      area: areaName(speech.words, iso3),
      value: moneyText(speech, value, { dollars: true }),
    });

/** Countries of a year as rows, dearest first. */
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
  return toOpenFigure(
    all,
    {
      source: ({ source }) => source,
      sourceName: (source) => sourceName(words, source),
      name: ({ iso3 }) => areaName(words, iso3),
    },
    (ranked) => ({
      id: 'map',
      title,
      finding: worldFinding(all, ranked, speech),
      info: words('prices.map.info'),
      remarks: [coverage, words('prices.map.rates'), ...doubtNotes(words, ranked)],
      ...figureSources(
        words,
        ranked.flatMap(({ source }) => source ?? []),
      ),
      caption: words('map.table.caption', { title }),
      ...rankedTable(ranked, speech, hrefOf),
      picture: () => <WorldMap {...{ map, ranked, year, title, coverage }} count={all.length} />,
      area: worldCode,
    }),
  );
}

/** The map of a year, or a note where the crop has none; nothing where it never has two countries. */
export function MapFigure({ map }: { map: PriceMap }): ReactNode {
  const { view, hrefOf, crop } = usePrices();
  const speech = useSpeech();
  const { words, language } = speech;
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
          csv={
            figure.shownSources?.some(({ exportable }) => exportable)
              ? `/api/v1/export/price-years/${crop}?type=${map.type}&lang=${language}`
              : null
          }
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
