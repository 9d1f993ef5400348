import { type ReactNode, useMemo } from 'react';
import { explainedKey } from '#contract/explain-address.ts';
import { countRanked } from '#domain/ranks.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { stateReader } from '../../api/figure-states.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { elementLegend } from '../../blocks/map/map-texts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { doubtOf, editFigure, flagText } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { editedDecimals } from '../../i18n/number-lists.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { CardText } from '../../map/card-text.tsx';
import { CountryMap } from '../../map/country-map.tsx';
import type { CountryMapModel } from '../../map/map-model.ts';
import { rangeText } from '../../map/range-text.ts';
import { type HomeMapData, placePath } from './home-map.ts';

type Place = HomeMapData['places'][number];

/** So many of the highest are named on the map. */
const labelled = 3;

/** A country with its value in a few words. */
export const placeItem =
  (element: number, speech: { words: Words; formats: Formats }) =>
  ({ iso3, value }: Pick<Place, 'iso3' | 'value'>): string =>
    speech.words('map.summary.item', {
      area: areaName(speech.words, iso3),
      value: editFigure(element, value, speech),
    });

/** The map of the home page as page and image draw it. */
function toMapModel(
  map: HomeMapData,
  { title, coverage }: { title: string; coverage: string },
  speech: { words: Words; formats: Formats },
): CountryMapModel {
  const { element, year, places } = map;
  const byIso3 = new Map(places.map((place) => [place.iso3, place]));
  const classes = { limits: map.limits, zero: map.hasZero };
  const leading = places.filter(isBelieved);
  const named = leading.slice(0, labelled);
  const decimals = editedDecimals(element, named);
  const values = leading.map(({ value }) => value);
  const scale = figureScale(element, [...classes.limits, ...values.slice(0, 1)], speech);
  const range = rangeText(speech, leading, placeItem(element, speech), places.length);
  return {
    title,
    summary: speech.words('map.summary', { title, range, coverage }),
    valueIn: (iso3) => byIso3.get(iso3)?.value ?? null,
    stateIn: stateReader((iso3) => byIso3.get(iso3) ?? null, places),
    classes,
    labels: named.map(({ iso3, value }) => ({
      iso3,
      text: editFigure(element, value, speech, { form: 'number', decimals }),
    })),
    legend: elementLegend(speech, {
      ...{ element, year, scale, classes, values, figures: places },
      officialOnly: false,
    }),
  };
}

/** A country's value, which leads to where it comes from. `said` is what is read out, where the text alone is too short. */
export function LinkedValue(props: {
  map: HomeMapData;
  place: Pick<Place, 'iso3' | 'value'>;
  text?: string | undefined;
  said?: string;
}): ReactNode {
  const { map, place } = props;
  const speech = useSpeech();
  const { words, language } = speech;
  const { text = editFigure(map.element, place.value, speech), said = text } = props;
  return (
    <ExplainAnchor
      figure={explainedKey(place.iso3, map.element, map.year)}
      text={words('chart.announce.item', { series: areaName(words, place.iso3), value: said })}
      href={`/${language}${placePath(map, place.iso3, true)}`}
    >
      {text}
    </ExplainAnchor>
  );
}

/** The live map: a country leads to its view in the section. */
export function HomeMapDrawing(props: { map: HomeMapData; title: string; coverage: string }): ReactNode {
  const { map, title, coverage } = props;
  const { element, places } = map;
  const speech = useSpeech();
  const { words, language } = speech;
  const model = useMemo(() => toMapModel(map, { title, coverage }, speech), [map, title, coverage, speech]);
  const year = speech.formats.year(map.year);
  const placeAt = (code: string): Place | undefined => places.find(({ iso3 }) => iso3 === code);
  /** Why a country's figure is doubted, else its rank; `null` of nothing, which has none. */
  const rankText = (place: Place): string | null =>
    doubtOf(words, place) ??
    (place.rank === null
      ? null
      : words('map.card.rank', { rank: String(place.rank), count: countRanked(places) }));
  return (
    <CountryMap
      map={model}
      hrefOf={(iso3) => `/${language}${placePath(map, iso3)}`}
      describe={(iso3) => {
        const place = placeAt(iso3);
        return place === undefined
          ? words('map.card.noData', { area: areaName(words, iso3), year })
          : placeItem(element, speech)(place);
      }}
      renderCard={(iso3) => {
        const place = placeAt(iso3);
        return (
          <CardText
            name={areaName(words, iso3)}
            value={place && { text: <LinkedValue map={map} place={place} />, year }}
          >
            {place === undefined ? (
              <p>{words('dataPage.state.noDataYear')}</p>
            ) : (
              <>
                {rankText(place) !== null && <p>{rankText(place)}</p>}
                <p>{words('map.card.flag', { flag: flagText(words, place.flag) })}</p>
              </>
            )}
          </CardText>
        );
      }}
    />
  );
}
