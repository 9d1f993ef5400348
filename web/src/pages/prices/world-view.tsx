import { type ReactNode, useMemo, useState } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { doubtMark } from '../../charts/data-table/data-table-model.ts';
import { type Figure, tableOf } from '../../figure/figure.ts';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { toOpenFigure } from '../../figure/open-figure.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtOf, doubtText } from '../../i18n/figures.ts';
import { mapWords } from '../../i18n/map-words.ts';
import { type MoneySpeech, moneyText } from '../../i18n/money.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { timelineWords } from '../../i18n/timeline-words.ts';
import { CardText } from '../../map/card-text.tsx';
import { Choropleth } from '../../map/choropleth.tsx';
import { type Bin, countBins, toBin } from '../../map/classes.ts';
import { Legend } from '../../map/legend.tsx';
import { useWorld } from '../../map/world-source.ts';
import { YearSlider } from '../../map/year-slider.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { legendEnds, mapLegendTexts } from './legend-words.ts';
import { priceClasses } from './price-classes.ts';
import { PriceList } from './price-list.tsx';
import { PriceLinks } from './price-place.tsx';
import { figureSources } from './price-sources.ts';
import { sourceName } from './price-texts.ts';
import { offerPriceTour } from './price-tour.ts';
import { mapType, mapTypes } from './prices-data.ts';
import styles from './prices-page.module.css';
import { type PricesControl, usePrices } from './use-prices-view.ts';
import { allPrices, type CountryPrice, mapYears, rankPrices, shownYear } from './world-model.ts';

/** So many countries are named on the map, and so many are listed before the others. */
const labelled = 3;
const listed = 20;

const price = (speech: MoneySpeech, value: number): string => moneyText(speech, value, { dollars: true });

const priceItem = (speech: MoneySpeech, { iso3, value }: CountryPrice): string =>
  speech.words('map.summary.item', { area: areaName(speech.words, iso3), value: price(speech, value) });

/** Countries of a year as rows, dearest first. */
function rankedTable(
  ranked: readonly CountryPrice[],
  { words, formats }: MoneySpeech,
  hrefOf: PricesControl['hrefOf'],
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  return tableOf(
    ranked,
    [
      {
        key: 'country',
        label: words('figure.table.country'),
        kind: 'name',
        of: ({ iso3 }) => ({
          value: areaName(words, iso3),
          code: iso3,
          href: hrefOf({ country: iso3 }),
        }),
      },
      { key: 'rank', label: words('figure.table.rank'), kind: 'rank', of: ({ rank }) => rank },
      {
        key: 'value',
        label: words('prices.column.price'),
        kind: 'number',
        unit: 'USD/Kg',
        write: (value) => formats.number(value, 2, 2),
        of: (entry) => ({
          value: entry.value,
          flag: entry.flag || undefined,
          doubt: doubtOf(words, entry),
        }),
      },
      {
        key: 'months',
        label: words('prices.column.months'),
        kind: 'number',
        decimals: 0,
        of: ({ months }) => months,
      },
      {
        key: 'source',
        label: words('prices.source'),
        kind: 'text',
        of: ({ source }) => (source === null ? null : sourceName(words, source)),
      },
    ],
    ({ iso3 }) => iso3,
  );
}

/** Who is dearest; nothing where one of them may not be told to who takes the figure away. */
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
    return words('map.summary.one', { top: priceItem(speech, lowest) });
  return dearest.length > 0 && dearest.every((entry) => ranked.includes(entry))
    ? words('prices.map.finding', { list: formats.list(dearest.map((entry) => priceItem(speech, entry))) })
    : undefined;
}

/** The year's figure of every country in US$ per kg; `null` where the map has no year. */
export function worldFigure(
  map: PriceMap,
  askedYear: number | null,
  speech: MoneySpeech,
  hrefOf: PricesControl['hrefOf'],
): Figure | null {
  const { words, formats } = speech;
  const year = shownYear(map, askedYear);
  if (year === null) return null;
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
      picture: () => <WorldMap {...{ map, ranked, year, title, coverage }} />,
      area: worldCode,
    }),
  );
}

/** Map with the choice of the price type, and countries ranked. */
export function WorldView(props: {
  map: PriceMap;
  countries: Readonly<Record<string, readonly string[]>> | null;
}): ReactNode {
  const { map } = props;
  const { view, show, hrefOf, crop } = usePrices();
  const speech = useSpeech();
  const { words, language } = speech;
  const figure = useMemo(() => worldFigure(map, view.year, speech, hrefOf), [map, view.year, speech, hrefOf]);
  const year = shownYear(map, view.year);
  const ranked = useMemo(() => rankPrices(map, year), [map, year]);
  const types = mapTypes.filter((type) => (props.countries?.[type]?.length ?? 0) > 0 || type === map.type);
  const chooseType = types.length > 1 && (
    <div data-tour="price-kind">
      <SegmentedControl
        label={words('prices.type')}
        value={map.type}
        options={types.map((id) => ({
          id,
          label: words(`prices.type.${id}.short`),
          href: hrefOf({ type: id }),
        }))}
        onChoose={(type) => {
          show({ type });
          offerPriceTour(type, language);
        }}
      />
    </div>
  );
  if (figure === null)
    return (
      <>
        {chooseType}
        <EmptyState
          text={words('dataPage.state.noData')}
          hint={words('prices.map.none', {
            type: words(`prices.type.${map.type}.inSentence`),
            cropThe: words(`crops.${crop}.the`),
          })}
        />
      </>
    );
  return (
    <div className={styles.world}>
      <FigureFrame
        figure={figure}
        controls={chooseType}
        links={
          <PriceLinks
            csv={
              figure.shownSources?.some(({ exportable }) => exportable)
                ? `/api/v1/export/price-years/${crop}?type=${map.type}&lang=${language}`
                : null
            }
            compared={{
              area: worldCode,
              areas: ranked.map(({ iso3 }) => iso3),
              elements: [`price-${mapType(view)}`],
              as: `&kind=bar&year=${year}`,
            }}
          />
        }
      />
      <RankedCountries ranked={ranked} />
    </div>
  );
}

/** Countries by price, each with the way to its prices. */
function RankedCountries({ ranked }: { ranked: readonly CountryPrice[] }): ReactNode {
  const { show, hrefOf } = usePrices();
  const { words, formats } = useSpeech();
  const greatest = ranked[0]?.value ?? 1;
  return (
    <section aria-labelledby="ranked" className={styles.ranked}>
      <h2 id="ranked">{words('prices.map.ranked')}</h2>
      <PriceList
        heads={['USD/Kg']}
        rows={ranked.map(({ iso3, value, flag, doubt }) => ({
          id: iso3,
          name: areaName(words, iso3),
          href: hrefOf({ country: iso3 }),
          onChoose: () => show({ country: iso3 }),
          part: value / greatest,
          price: formats.number(value, 2, 2),
          beside: doubt === undefined ? flag : `${flag}${doubtMark}`,
        }))}
        listed={listed}
        more={words('prices.map.more', { count: ranked.length - listed })}
      />
    </section>
  );
}

/** The map of a year with the key of its colours and the way through the years. */
function WorldMap(props: {
  map: PriceMap;
  ranked: readonly CountryPrice[];
  year: number;
  title: string;
  coverage: string;
}): ReactNode {
  const { map, ranked, year, title, coverage } = props;
  const { show } = usePrices();
  const world = useWorld();
  const speech = useSpeech();
  const { words, formats } = speech;
  const [highlighted, setHighlighted] = useState<Bin | null>(null);
  const years = useMemo(() => mapYears(map), [map]);
  const texts = useMemo(() => timelineWords(words, formats, years), [words, formats, years]);
  const byIso3 = useMemo(() => new Map(ranked.map((entry) => [entry.iso3, entry])), [ranked]);
  const classes = useMemo(() => priceClasses(allPrices(map)), [map]);
  const valueIn = useMemo(() => (iso3: string) => byIso3.get(iso3)?.value ?? null, [byIso3]);
  // What is doubtful leads nowhere.
  const believed = useMemo(() => ranked.filter(isBelieved), [ranked]);
  const hasDoubts = believed.length < ranked.length;
  const stateIn = useMemo(
    () =>
      hasDoubts
        ? (iso3: string) => (byIso3.get(iso3)?.doubt === undefined ? 'official' : 'doubtful')
        : undefined,
    [byIso3, hasDoubts],
  );
  const labels = useMemo(
    () =>
      believed.slice(0, labelled).map(({ iso3, value }) => ({
        iso3,
        text: `${areaName(words, iso3)} ${formats.edited(value)}`,
      })),
    [believed, words, formats],
  );
  const counts = useMemo(
    () => countBins((world?.shapes ?? []).map(({ iso3 }) => toBin(valueIn(iso3), classes))),
    [world, valueIn, classes],
  );
  const item = (entry: CountryPrice): string => priceItem(speech, entry);
  const lowest = believed.at(-1);
  const only = ranked.length === 1 && lowest !== undefined;
  return (
    <>
      {world === null ? (
        <Skeleton ratio="2.16 / 1" label={words('dataPage.state.loading')} />
      ) : (
        <Choropleth
          world={world}
          valueIn={valueIn}
          stateIn={stateIn}
          classes={classes}
          selected={null}
          focusRegion={null}
          highlightedBin={highlighted}
          layout="both"
          labels={labels}
          texts={{
            label: words('map.label', { title }),
            summary: words('map.summary', {
              title,
              range:
                lowest === undefined
                  ? words('map.summary.none')
                  : only
                    ? words('map.summary.one', { top: item(lowest) })
                    : words('map.summary.range', {
                        top: formats.list(believed.slice(0, 5).map(item)),
                        lowest: item(lowest),
                      }),
              coverage: `${coverage} ${words('prices.map.rates')}`,
            }),
            ...mapWords(words),
            noCard: words('prices.map.noCard'),
          }}
          onSelect={(country) => show({ country })}
          onClear={() => undefined}
          describe={(iso3) => {
            const entry = byIso3.get(iso3);
            return entry === undefined
              ? words('map.card.noData', { area: areaName(words, iso3), year: formats.year(year) })
              : item(entry);
          }}
          renderCard={(iso3) => {
            const entry = byIso3.get(iso3);
            return (
              <CardText
                name={areaName(words, iso3)}
                value={
                  entry && {
                    text: words('prices.perKg', { price: price(speech, entry.value) }),
                    year: formats.year(year),
                  }
                }
              >
                {entry === undefined ? (
                  <p>{words('dataPage.state.noDataYear')}</p>
                ) : (
                  <>
                    {entry.doubt === undefined ? (
                      <p>{words('map.card.rank', { rank: String(entry.rank), count: ranked.length })}</p>
                    ) : (
                      <p>{doubtText(words, entry.doubt)}</p>
                    )}
                    {entry.months !== null && <p>{words('prices.map.months', { count: entry.months })}</p>}
                    {entry.source !== null && <p>{sourceName(words, entry.source)}</p>}
                  </>
                )}
              </CardText>
            );
          }}
        />
      )}
      <Legend
        classes={classes}
        counts={counts}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        unit="USD/Kg"
        states={
          hasDoubts
            ? [{ state: 'doubtful', text: `${words('figure.doubt')} (${ranked.length - believed.length})` }]
            : undefined
        }
        ends={legendEnds(
          speech,
          classes,
          believed.map(({ value: price }) => price),
        )}
        texts={mapLegendTexts(speech, {
          label: title,
          countText: (range, count) =>
            words('map.legend.announce', { range, count, year: formats.year(year) }),
        })}
      />
      <div className={styles.years}>
        <YearSlider
          years={years.map((entry) => entry.year)}
          year={year}
          onYear={(next) => show({ year: next }, 'drag')}
          texts={texts}
        />
      </div>
    </>
  );
}
