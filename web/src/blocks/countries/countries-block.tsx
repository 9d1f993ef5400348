import { type ReactNode, useCallback, useMemo } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Block } from '#catalog/section.ts';
import { decade } from '#domain/change-over-decade.ts';
import { countRanked } from '#domain/ranks.ts';
import { isBelieved } from '../../api/cube-store.ts';
import { useDataView } from '../../api/data-view.tsx';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { comparedAreas } from '../../url/compare-link.ts';
import { countriesInFacets, serialiseCountriesView } from '../../url/countries-view.ts';
import { BlockFigure, type BlockTable } from '../block-figure.tsx';
import { doubtNotes } from '../doubt-notes.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { SpanFields } from '../span-fields.tsx';
import { CountriesOptions } from './countries-options.tsx';
import { toCountriesPicture } from './countries-picture.ts';
import { CountryFacets, facetsTable } from './country-facets.tsx';
import { CountryRanking, rankedRows, rankingTable } from './country-ranking.tsx';
import { CountrySlope, slopeKey, slopeTable } from './country-slope.tsx';

type CountriesDefinition = Extract<Block, { kind: 'countries' }>;

/** Countries by the element of the map: ranked in the shown year, between two years, or each over all years. */
export function CountriesBlock({ block }: { block: CountriesDefinition }): ReactNode {
  const { area, year, cubes, allCubes, areas, areasFailed, crop, section, view, dispatch } = useDataView();
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const choice = view.choices[block.id];
  const { element } = view;
  const { mapElements } = section;
  const picture = useMemo(
    () =>
      toCountriesPicture({
        choice,
        element,
        mapElements,
        area,
        region: view.region,
        year,
        cubes,
        allCubes,
        areas,
        words,
        formats: getFormats(language),
      }),
    [choice, element, mapElements, area, view.region, year, cubes, allCubes, areas, words, language],
  );
  const { wanted, pair, conversion, divides, figures, texts, span, slice, ranked, selected, name } = picture;
  const { items, slope, small, explainAt, explainOf } = picture;
  const failed = areasFailed || cubes.failed(element, ...(divides ? [POPULATION] : []));
  // Without the list of areas nobody knows which of the figures are countries'.
  const loading = areasFailed || slice === undefined || slope === undefined || small === undefined;

  const elementWord = words(`elements.${element}.inSentence`);
  const place = {
    crop: cropWords(words, crop.id, section.id).crop,
    element: elementWord,
    area: areaName(words, view.region ?? worldCode),
    year: String(year),
    from: yearsText(slope?.years.from ?? [], formats),
    to: yearsText(slope?.years.to ?? [], formats),
  };
  const isMean = wanted.kind === 'slope' && span === null;
  const title = words(`chart.options.countries.title.${wanted.kind}${isMean ? '.means' : ''}`, place);
  const slopeYears = [place.from, place.to] as const;
  const keyOf = useCallback(
    (code: string, part: 'from' | 'to' | 'absolute' | 'relative') =>
      slope == null ? null : slopeKey(code, part, { years: slope.years, isDivided: divides, explainAt }),
    [slope, divides, explainAt],
  );
  // What is doubtful leads nowhere.
  const believed = ranked.filter(isBelieved);
  const own = believed.find((entry) => entry.area === selected);
  const top = believed[0];
  const finding =
    wanted.kind === 'slope'
      ? slope?.told &&
        words('chart.options.slope.finding', {
          area: name(slope.told.area),
          before: texts.said(slope.told.from),
          after: texts.said(slope.told.to),
          from: place.from,
          to: place.to,
          change: texts.saidChange(slope.told),
          percent: texts.relative(slope.told),
        })
      : top === undefined
        ? undefined
        : [
            words('chart.options.countries.first', {
              ...areaWords(words, top.area),
              placeIn: areaWords(words, view.region ?? worldCode).areaIn,
              value: texts.said(top.value),
              year: place.year,
            }),
            ...(own === undefined || own.rank === null
              ? []
              : [
                  words('chart.options.countries.own', {
                    ...areaWords(words, own.area),
                    rank: String(own.rank),
                    count: String(countRanked(ranked)),
                  }),
                ]),
          ].join(' ');
  const log = slope?.log === true && wanted.log;
  const short = slope?.changes.filter(({ isShort }) => isShort).map((change) => change.area) ?? [];
  const notes = [
    ...(divides
      ? [words('chart.options.perInhabitant.note', { source: words('chart.options.perInhabitant.source') })]
      : []),
    ...[...(slope?.undrawn ?? [])].map(([reason, codes]) =>
      words(`chart.options.slope.${reason}${isMean && reason === 'missing' ? '.means' : ''}`, {
        list: formats.list(codes.map(name)),
      }),
    ),
    ...(short.length > 0
      ? [words('chart.options.slope.short', { list: formats.list(short.map(name)) })]
      : []),
    ...(log ? [words('chart.options.scale.log.info')] : []),
    ...doubtNotes(
      words,
      wanted.kind === 'ranking'
        ? ranked.filter(({ area: code }, index) => index < rankedRows || code === selected)
        : (small ?? []).flatMap((series) => [...series.figures.values()]),
    ),
    ...(wanted.kind === 'facets'
      ? [
          selected === null
            ? words('chart.options.countries.peers.first', { count: countriesInFacets, year: place.year })
            : words('chart.options.countries.peers.near', {
                ...areaWords(words, selected),
                year: place.year,
              }),
          words(`chart.options.facets.note.${wanted.own ? 'own' : 'shared'}`),
        ]
      : []),
  ];
  const empty =
    wanted.kind === 'slope'
      ? slope?.items.length === 0
      : wanted.kind === 'facets'
        ? small?.length === 0
        : items.length === 0;
  let table: BlockTable | null = null;
  if (!loading && !empty) {
    if (slope !== null) table = slopeTable({ slope, years: slopeYears, words, texts, caption: title, keyOf });
    else if (small !== null) table = facetsTable({ small, words, texts, caption: title, explainAt });
    else table = rankingTable({ items, element, words, texts, caption: title, explainOf });
  }
  const proposed = span ?? { from: year - decade, to: year };
  const comparedAs = {
    ranking: `&kind=bar${divides ? '&measure=inhabitant' : ''}&year=${year}`,
    slope: `&kind=slope${divides ? '&measure=inhabitant' : ''}${span === null ? '' : `&from=${span.from}`}&year=${span?.to ?? year}`,
    facets: divides ? '&measure=inhabitant' : '',
  };
  const hint = words(wanted.kind === 'ranking' ? 'chart.keyboardHint.ranked' : 'chart.keyboardHint');
  const shared = { id: block.id, title, description: finding ?? title, hint };
  return (
    <BlockFigure
      id={block.id}
      title={title}
      element={element}
      comparedAreas={
        table === null
          ? undefined
          : { areas: comparedAreas(small ?? ranked, selected), as: comparedAs[wanted.kind] }
      }
      finding={finding}
      info={words(`chart.options.countries.info.${wanted.kind}${isMean ? '.means' : ''}`)}
      table={table}
      options={
        <>
          <CountriesOptions
            words={words}
            title={title}
            view={wanted}
            offered={{ perInhabitant: conversion !== null, log: slope?.log === true }}
            onChange={(next) =>
              dispatch({ do: 'choose', block: block.id, choice: serialiseCountriesView(next) })
            }
          />
          {wanted.kind === 'slope' && (
            <SpanFields
              span={span}
              years={figures.years}
              labels={[words('chart.options.slope.from'), words('chart.options.slope.to')]}
              proposed={proposed}
              onChoose={(next) =>
                dispatch({
                  do: 'choose',
                  block: block.id,
                  choice: serialiseCountriesView({ ...wanted, span: next }),
                })
              }
            />
          )}
        </>
      }
      remarks={notes}
      spans={slope == null || span === null ? undefined : { ...span, area: view.region ?? worldCode }}
    >
      {loading && <NotLoaded failed={failed} height="24.5rem" text={words('dataPage.state.error')} />}
      {!loading && empty && pair !== undefined && (
        <EmptyYears elements={[pair]} of="countries" text={words('dataPage.state.noDataYear')} />
      )}
      {!loading && !empty && slope !== null && (
        <CountrySlope {...shared} slope={slope} years={slopeYears} log={log} keyOf={keyOf} />
      )}
      {!loading && !empty && small !== null && (
        <CountryFacets
          {...shared}
          small={small}
          shared={!wanted.own}
          breaksIn={picture.breaksIn}
          seamsIn={picture.seamsIn}
          texts={texts}
          explainOf={explainAt}
        />
      )}
      {!loading && !empty && wanted.kind === 'ranking' && (
        <CountryRanking {...shared} items={items} explainOf={explainOf} />
      )}
    </BlockFigure>
  );
}
