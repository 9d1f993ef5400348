import { type ReactNode, useMemo } from 'react';
import { cropTheme } from '#catalog/crops/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { parseExplained } from '#contract/explain-address.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { usePagePath } from '../../api/page-path.ts';
import type { Figure } from '../../figure/figure.ts';
import { FigureFrame, FigureTable } from '../../figure/figure-frame.tsx';
import { FigurePlaceContext } from '../../figure/figure-place.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { editFigure, needsUnit } from '../../i18n/figures.ts';
import { columnText } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { compareHref } from '../../url/compare-link.ts';
import { homeMapFigure, mapCaveats } from './home-figures.tsx';
import { type HomeMapData, placePath } from './home-map.ts';
import { LinkedValue } from './home-map-drawing.tsx';
import styles from './home-page.module.css';
import type { HomePageData } from './load-home-page.ts';

/** Number of largest countries beside the map. */
const listed = 5;

/** The live map: one element in its default year; a country leads to its view in the section. */
export function HomeMapFigure(props: { map: HomeMapData; release: HomePageData['release'] }): ReactNode {
  const { map, release } = props;
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const { element, year, places } = map;
  const figure = useMemo(() => homeMapFigure(map, speech), [map, speech]);
  const place = {
    page: usePagePath().split('/').at(-1) || language,
    search: map.version === undefined ? '' : `?v=${map.version}`,
    release,
    cite: '#map',
  };
  const compared = compareHref(language, {
    area: worldCode,
    areas: places.map(({ iso3 }) => iso3),
    as: `&kind=bar&year=${year}`,
    crop: map.crop,
    elements: [element],
    version: map.version ?? null,
  });
  return (
    <div data-theme={cropTheme({ id: map.crop })}>
      <FigurePlaceContext.Provider value={place}>
        <FigureFrame
          figure={figure}
          finding={<span className={styles.finding}>{figure.finding}</span>}
          about={words('figure.coverage', { count: places.length, year: formats.year(year) })}
          links={
            <p>
              <a href={compared}>{words('figure.compare')}</a>
            </p>
          }
          hasTable={false}
          under={<Behind map={map} figure={figure} />}
        >
          <div className={styles.lead}>
            <div className={styles.picture}>{figure.picture?.()}</div>
            <Largest map={map} />
          </div>
        </FigureFrame>
      </FigurePlaceContext.Provider>
    </div>
  );
}

/** The largest, and the link to the section. Numbers in the column have one scale, given in the head, and the same decimals. */
function Largest({ map }: { map: HomeMapData }): ReactNode {
  const speech = useSpeech();
  const { words, language, formats } = speech;
  const top = map.places.filter(isBelieved).slice(0, listed);
  const scale = figureScale(
    map.element,
    top.map(({ value }) => value),
    speech,
  );
  const amounts = top.map(({ value }) => scale.amount(value));
  const texts = amounts.map(columnText(amounts, formats));
  return (
    <div className={styles.under}>
      <h3>{words('home.map.top', { unit: scale.unit })}</h3>
      <ol className={styles.top}>
        {top.map((place, at) => (
          <li key={place.iso3}>
            <a href={`/${language}${placePath(map, place.iso3)}`}>{areaName(words, place.iso3)}</a>{' '}
            <LinkedValue map={map} place={place} text={texts[at]} spoken={scale.withUnit(texts[at] ?? '')} />
          </li>
        ))}
      </ol>
      <div data-print="no">
        <ButtonLink href={`/${language}${placePath(map)}`} look="solid">
          {words('home.map.open')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The map's basis, and its figures as a table with links to their explanations. */
function Behind({ map, figure }: { map: HomeMapData; figure: Figure }): ReactNode {
  const { element, largest } = map;
  const speech = useSpeech();
  const { words, language } = speech;
  const unit = words(`units.${map.unit}.short`);
  const edited = (value: number): string => editFigure(element, value, speech);
  const notes = [
    ...(largest === null
      ? []
      : [words('glance.largest.note', { sum: edited(largest.sum), whole: edited(largest.whole) })]),
    ...mapCaveats(map, speech),
  ];
  const links = {
    rows: 'all' as const,
    keyOf: figure.keyOf ?? (() => null),
    hrefOf: (key: string) => `/${language}${placePath(map, parseExplained(key)?.area, true)}`,
    label: (value: string) =>
      words('figure.explain', { value: needsUnit(element) ? `${value} ${unit}` : value }),
  };
  return (
    <>
      <Disclosure summary={words('map.about')} icon="info">
        {notes.map((note) => (
          <p key={note} className={styles.notes}>
            {note}
          </p>
        ))}
      </Disclosure>
      <Disclosure summary={words('home.table.show')} icon="table">
        <FigureTable figure={figure} table={{ id: 'map-table', links }} />
      </Disclosure>
    </>
  );
}
