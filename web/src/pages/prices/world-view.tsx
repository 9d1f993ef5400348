import { type ReactNode, useContext, useMemo } from 'react';
import { worldCode } from '#catalog/regions/index.ts';
import type { PriceMap } from '#contract/prices.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { doubtNotes } from '../../blocks/doubt-notes.ts';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { openRows } from '../../blocks/open-rows.ts';
import { RankedList } from '../../blocks/ranked-list.tsx';
import { doubtMark } from '../../charts/data-table/data-table-model.ts';
import { areaName } from '../../i18n/area-words.ts';
import { doubtOf } from '../../i18n/figures.ts';
import { timelineWords } from '../../i18n/timeline-words.ts';
import { YearSlider } from '../../map/year-slider.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { PriceBlock } from './price-block.tsx';
import { sourceName } from './price-texts.ts';
import { offerPriceTour } from './price-tour.ts';
import { mapType, mapTypes } from './prices-data.ts';
import styles from './prices-page.module.css';
import { usePrices } from './use-prices-view.ts';
import { useSpeech } from './use-speech.ts';
import { priceItem, WorldDrawing } from './world-drawing.tsx';
import { type CountryPrice, mapYears, rankPrices, shownYear } from './world-model.ts';

/** So many countries are listed before the others. */
const listed = 20;

/** The year's figure of every country in US$ per kg: map, and countries ranked. */
export function WorldView(props: {
  map: PriceMap;
  countries: Readonly<Record<string, readonly string[]>> | null;
}): ReactNode {
  const { map } = props;
  const { view, show, hrefOf, crop } = usePrices();
  const speech = useSpeech();
  const { words, formats } = speech;
  const years = useMemo(() => mapYears(map), [map]);
  const year = shownYear(map, view.year);
  const isFiled = useContext(FigureCollector) !== null;
  const all = useMemo(() => rankPrices(map, year), [map, year]);
  const { open, withheld } = useMemo(() => openRows(all, ({ source }) => source), [all]);
  const ranked = isFiled ? open : all;
  const texts = useMemo(() => timelineWords(words, formats, years), [words, formats, years]);
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
          offerPriceTour(type, speech.language);
        }}
      />
    </div>
  );
  if (year === null)
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
  const item = priceItem(speech);
  const title = words('prices.map.title', {
    title: words(`prices.heading.${crop}`),
    type: words(`prices.type.${map.type}.inSentence`),
    year: formats.year(year),
  });
  const dearest = all.filter(isBelieved).slice(0, 3);
  // Who is dearest is not said without one of them.
  const isSaid = dearest.length > 0 && dearest.every((entry) => ranked.includes(entry));
  const list = formats.list(dearest.map(item));
  // One alone is the dearest of nothing.
  const said =
    all.length === 1 ? words('map.summary.one', { top: list }) : words('prices.map.finding', { list });
  const coverage = words('prices.map.coverage', {
    count: all.length,
    of: map.areas.length,
    year: formats.year(year),
  });
  const greatest = ranked[0]?.value ?? 1;
  const sourcesOf = (of: readonly CountryPrice[]) => [...new Set(of.flatMap(({ source }) => source ?? []))];
  const sources = sourcesOf(ranked);
  const rowOf = (entry: CountryPrice) => ({
    id: entry.iso3,
    cells: [
      {
        text: areaName(words, entry.iso3),
        code: entry.iso3,
        href: hrefOf({ country: entry.iso3 }),
      },
      { text: String(entry.rank), raw: entry.rank },
      {
        text: formats.number(entry.value, 2, 2),
        raw: entry.value,
        flag: entry.flag || undefined,
        doubt: doubtOf(words, entry),
      },
      { text: entry.months === null ? '' : String(entry.months), raw: entry.months },
      { text: entry.source === null ? '' : sourceName(words, entry.source) },
    ],
  });
  const table = {
    caption: words('map.table.caption', { title }),
    columns: [
      { id: 'country', label: words('figure.table.country') },
      { id: 'rank', label: words('figure.table.rank'), numeric: true },
      { id: 'value', label: words('prices.column.price'), unit: 'USD/Kg', numeric: true },
      { id: 'months', label: words('prices.column.months'), numeric: true },
      { id: 'source', label: words('prices.source') },
    ],
    count: ranked.length,
    rows: () => ranked.map(rowOf),
  };
  return (
    <div className={styles.world}>
      <PriceBlock
        id="map"
        title={title}
        finding={isSaid ? said : undefined}
        info={words('prices.map.info')}
        compared={{
          area: worldCode,
          areas: ranked.map(({ iso3 }) => iso3),
          elements: [`price-${mapType(view)}`],
          as: `&kind=bar&year=${year}`,
        }}
        sources={sources}
        filedSources={sourcesOf(open)}
        withheld={
          import.meta.env.SSR &&
          withheld.length > 0 && {
            rows: withheld.length,
            of: withheld.map(({ iso3 }) => areaName(words, iso3)),
            sources: sourcesOf(withheld).map((source) => sourceName(words, source)),
          }
        }
        table={table}
        filed={{ ...table, count: open.length, rows: () => open.map(rowOf) }}
        csv={
          sources.some(({ exportable }) => exportable)
            ? `/api/v1/export/price-years/${crop}?type=${map.type}&lang=${speech.language}`
            : null
        }
        controls={chooseType}
        remarks={[coverage, words('prices.map.rates'), ...doubtNotes(words, ranked)]}
      >
        <WorldDrawing {...{ map, title, coverage, year, ranked }} count={all.length} />
        <div className={styles.years}>
          <YearSlider
            years={years.map((entry) => entry.year)}
            year={year}
            onYear={(next) => show({ year: next }, 'drag')}
            texts={texts}
          />
        </div>
      </PriceBlock>
      <section aria-labelledby="ranked" className={styles.ranked}>
        <h2 id="ranked">{words('prices.map.ranked')}</h2>
        <RankedList
          heads={['USD/Kg']}
          rows={ranked.map(({ iso3, value, flag, doubt }) => ({
            id: iso3,
            name: areaName(words, iso3),
            href: hrefOf({ country: iso3 }),
            onChoose: () => show({ country: iso3 }),
            part: value / greatest,
            value: formats.number(value, 2, 2),
            beside: doubt === undefined ? flag : `${flag}${doubtMark}`,
          }))}
          listed={listed}
          more={words('prices.map.more', { count: ranked.length - listed })}
        />
      </section>
    </div>
  );
}
