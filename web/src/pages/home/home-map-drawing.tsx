import { type ReactNode, useMemo } from 'react';
import { explainedKey } from '#contract/explain-address.ts';
import { countRanked } from '#domain/ranks.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { doubtReader } from '../../api/figure-states.ts';
import { ExplainAnchor } from '../../blocks/explain-link.tsx';
import { elementLegend } from '../../blocks/map/map-texts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { doubtOf, editFigure, flagText } from '../../i18n/figures.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { RankedMap } from '../../map/ranked-map.tsx';
import { type HomeMapData, placePath } from './home-map.ts';

type Place = HomeMapData['places'][number];

/** A country's value, with a link to its explanation. `spoken` is the text for screen readers, where the visible one is too short. */
export function LinkedValue(props: {
  map: HomeMapData;
  place: Pick<Place, 'iso3' | 'value'>;
  text?: string | undefined;
  spoken?: string;
}): ReactNode {
  const { map, place } = props;
  const speech = useSpeech();
  const { words, language } = speech;
  const { text = editFigure(map.element, place.value, speech), spoken = text } = props;
  return (
    <ExplainAnchor
      figure={explainedKey(place.iso3, map.element, map.year)}
      text={words('chart.announce.item', { series: areaName(words, place.iso3), value: spoken })}
      href={`/${language}${placePath(map, place.iso3, true)}`}
    >
      {text}
    </ExplainAnchor>
  );
}

/** The live map: a country leads to its view in the section. */
export function HomeMapDrawing(props: { map: HomeMapData; title: string; coverage: string }): ReactNode {
  const { element, year, places, limits, hasZero } = props.map;
  const speech = useSpeech();
  const { words, formats, language } = speech;
  const classes = useMemo(() => ({ limits, zero: hasZero }), [limits, hasZero]);
  const doubtIn = useMemo(() => {
    const byIso3 = new Map(places.map((place) => [place.iso3, place]));
    return doubtReader((iso3) => byIso3.get(iso3) ?? null, places);
  }, [places]);
  const leading = places.filter(isBelieved);
  const values = leading.map(({ value }) => value);
  const scale = figureScale(element, [...limits, ...values.slice(0, 1)], speech);
  return (
    <RankedMap
      {...{ title: props.title, coverage: props.coverage, classes, doubtIn }}
      hrefOf={(iso3) => `/${language}${placePath(props.map, iso3)}`}
      figures={places}
      period={formats.year(year)}
      legend={elementLegend(speech, {
        ...{ element, year, scale, classes, values, figures: places },
        officialOnly: false,
      })}
      valueText={({ value }) => editFigure(element, value, speech)}
      labelText={({ value }) =>
        scale.unit === '%' ? scale.withUnit(scale.figure(value)) : scale.figure(value)
      }
      cardValue={(place) => <LinkedValue map={props.map} place={place} />}
      renderDetails={(place) => {
        if (place === undefined) return <p>{words('dataPage.state.noDataYear')}</p>;
        const { rank, flag } = place;
        const count = countRanked(places);
        // Why the country's figure is doubtful, else its rank.
        const rankText =
          doubtOf(words, place) ?? (rank && words('map.card.rank', { rank: String(rank), count }));
        return (
          <>
            {rankText && <p>{rankText}</p>}
            {flag !== '' && <p>{flagText(words, flag)}</p>}
          </>
        );
      }}
    />
  );
}
