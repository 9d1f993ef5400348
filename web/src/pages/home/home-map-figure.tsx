import { type ReactNode, useContext } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { PRODUCTION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { explainedKey, parseExplained } from '#contract/explain-address.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { usePagePath } from '../../api/page-path.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { WorkbookLink } from '../../blocks/export/export-link.tsx';
import { FigureCollector } from '../../blocks/figure-collector.ts';
import { FileLinks } from '../../blocks/file-links.tsx';
import { rankCell } from '../../blocks/filed-cells.ts';
import { DataTable } from '../../charts/data-table/data-table.tsx';
import type { DataColumn, DataRow, TableLinks } from '../../charts/data-table/data-table-model.ts';
import { PictureContext } from '../../charts/picture/picture-parts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropCaveats } from '../../i18n/crop-notes.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { doubtOf, editFigure, needsUnit, tableFlagText } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { columnText, figureColumn } from '../../i18n/number-lists.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureFrame } from '../../ui/figure-frame.tsx';
import { compareHref } from '../../url/compare-link.ts';
import { type HomeMapData, placePath } from './home-map.ts';
import { HomeMapDrawing, placeItem } from './home-map-drawing.tsx';
import styles from './home-page.module.css';
import { sourceWord } from './source-word.ts';

/** The live map: one element in its default year; a country leads to its view in the section. */
export function HomeMapFigure({ map }: { map: HomeMapData }): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const { element, year, places } = map;
  const page = usePagePath().split('/').at(-1) || language;
  const search = map.version === undefined ? '?' : `?v=${map.version}`;

  const leading = places.filter(isBelieved);
  const edited = (value: number): string => editFigure(element, value, { words, formats });
  const text = figureColumn(
    element,
    places.map(({ value }) => value),
    formats,
  );
  const unit = words(`units.${map.unit}.short`);
  const elementName = words(`elements.${element}.inSentence`);
  const title = words('home.map.title', {
    crop: words(`crops.${map.crop}.name`),
    element: elementName,
    year: formats.year(year),
  });
  const hrefOf = (iso3?: string, explain = false): string => `/${language}${placePath(map, iso3, explain)}`;
  const item = placeItem(element, { words, formats });
  const { largest } = map;
  const finding =
    largest === null
      ? words('home.map.finding', { list: formats.list(leading.slice(0, 3).map(item)) })
      : words(element === PRODUCTION ? 'home.map.finding.grown' : 'home.map.finding.largest', {
          share: formats.editedPercent(largest.share),
          cropAmount: words(`crops.${map.crop}.amount`),
          element: elementName,
          year: formats.year(year),
        });
  const caveats = cropCaveats(words, [map.crop]);
  const coverage = words('map.summary.coverage', { count: places.length, without: map.missing });
  const links: TableLinks = {
    rows: 'all',
    keyOf: (iso3, column) => (column === 'value' ? explainedKey(iso3, element, year) : null),
    hrefOf: (figure) => hrefOf(parseExplained(figure)?.area, true),
    label: (value) => words('figure.explain', { value: needsUnit(element) ? `${value} ${unit}` : value }),
  };
  /** A country's value, which leads to where it comes from. */
  const linkedValue = (
    place: { iso3: string; value: number },
    shown: string = edited(place.value),
    said: string = shown,
  ): ReactNode => (
    <ExplainAnchor
      figure={explainedKey(place.iso3, element, year)}
      text={words('chart.announce.item', {
        series: areaName(words, place.iso3),
        value: said,
      })}
      href={hrefOf(place.iso3, true)}
    >
      {shown}
    </ExplainAnchor>
  );
  // Below each other numbers have one scale, which the head says, and as many decimals.
  const top = leading.slice(0, 5);
  const topScale = figureScale(
    element,
    top.map(({ value }) => value),
    { words, formats },
  );
  const amounts = top.map(({ value }) => topScale.amount(value));
  const topTexts = amounts.map(columnText(amounts, formats));
  const columns: DataColumn[] = [
    { id: 'country', label: words('figure.table.country') },
    { id: 'rank', label: words('figure.table.rank'), numeric: true },
    {
      id: 'value',
      label: words('figure.table.value'),
      unit: needsUnit(element) ? unit : undefined,
      numeric: true,
    },
  ];
  const rows: DataRow[] = places.map((place) => ({
    id: place.iso3,
    cells: [
      { text: areaName(words, place.iso3), code: place.iso3 },
      rankCell(place.rank),
      { text: text(place.value), raw: place.value, flag: place.flag, doubt: doubtOf(words, place) },
    ],
  }));
  const picture = useContext(FigureCollector)?.({
    id: 'map',
    title,
    finding,
    table: { caption: words('map.table.caption', { title }), columns, rows },
    keyOf: links.keyOf,
    flagLabel: (flag) => tableFlagText(words, flag),
    notes: [coverage, ...caveats, words('map.disputed')],
    source: words('figure.source', { source: words(sourceWord(element)) }),
    sources: [],
    indicator: map.indicator,
    crop: map.crop,
    area: worldCode,
    year,
  });
  return (
    <div data-theme={cropTheme({ id: map.crop })}>
      <FigureFrame
        id="map"
        title={title}
        finding={<span className={styles.finding}>{finding}</span>}
        source={`${words('figure.source', { source: words(sourceWord(element)) })}. ${words(
          'figure.coverage',
          {
            count: places.length,
            year: formats.year(year),
          },
        )}.`}
        more={{
          label: words('figure.more', { title }),
          content: (
            <>
              <p>
                <a
                  href={compareHref(language, {
                    area: worldCode,
                    areas: places.map(({ iso3 }) => iso3),
                    as: `&kind=bar&year=${year}`,
                    crop: map.crop,
                    elements: [element],
                    version: map.version ?? null,
                  })}
                >
                  {words('figure.compare')}
                </a>
              </p>
              <FileLinks page={page} search={search} figure="map" rows={places.length} isDrawn />
              <WorkbookLink search={search} figure="map" />
            </>
          ),
        }}
      >
        <PictureContext.Provider value={typeof picture === 'object' ? picture : null}>
          <div className={styles.lead}>
            <div className={styles.picture}>
              <HomeMapDrawing {...{ map, title, coverage, hrefOf, linkedValue }} />
            </div>
            <div className={styles.under}>
              <h3>{words('home.map.top', { unit: topScale.unit })}</h3>
              <ol className={styles.top}>
                {top.map((place, index) => (
                  <li key={place.iso3}>
                    <a href={hrefOf(place.iso3)}>{areaName(words, place.iso3)}</a>{' '}
                    {linkedValue(place, topTexts[index], topScale.withUnit(topTexts[index] ?? ''))}
                  </li>
                ))}
              </ol>
              <div data-print="no">
                <ButtonLink href={hrefOf()} look="solid">
                  {words('home.map.open')}
                </ButtonLink>
              </div>
            </div>
          </div>
        </PictureContext.Provider>
        <Disclosure summary={words('map.about')} icon="info">
          {largest !== null && (
            <p className={styles.notes}>
              {words('glance.largest.note', { sum: edited(largest.sum), whole: edited(largest.whole) })}
            </p>
          )}
          {[...caveats, words('map.disputed')].map((note) => (
            <p key={note} className={styles.notes}>
              {note}
            </p>
          ))}
        </Disclosure>
        <Disclosure summary={words('home.table.show')} icon="table">
          <DataTable
            id="map-table"
            caption={words('map.table.caption', { title })}
            columns={columns}
            rows={rows}
            links={links}
            noValue={words('figure.table.noValue')}
            flagLabel={(flag) => tableFlagText(words, flag)}
          />
        </Disclosure>
      </FigureFrame>
    </div>
  );
}
