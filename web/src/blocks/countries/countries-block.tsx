import { type ReactNode, useMemo } from 'react';
import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Block } from '#catalog/section.ts';
import { breaksOf, isBroken } from '#contract/breaks.ts';
import { asPerInhabitant, explainedKey } from '#contract/explain-address.ts';
import { conversionOf } from '#domain/per-inhabitant.ts';
import { neighboursInRanking } from '#domain/ranks.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { rankedCountries } from '../../api/ranked-countries.ts';
import { areaName } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import {
  comparedYears,
  countriesInFacets,
  parseCountriesView,
  serialiseCountriesView,
} from '../../url/countries-view.ts';
import { BlockFigure, type BlockTable } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { SpanFields } from '../span-fields.tsx';
import { CountriesOptions } from './countries-options.tsx';
import { CountryFacets, type FacetSeries, facetsTable, toFacetSeries } from './country-facets.tsx';
import { countryFigures, isCountryArea } from './country-figures.ts';
import { CountryRanking, rankingTable, toRankingItems } from './country-ranking.tsx';
import { CountrySlope, slopeTable, toSlope } from './country-slope.tsx';
import { countryTexts } from './country-texts.ts';

type CountriesDefinition = Extract<Block, { kind: 'countries' }>;

/** Countries by the element of the map: ranked in the shown year, between two years, or each over all years. */
export function CountriesBlock({ block }: { block: CountriesDefinition }): ReactNode {
  const { area, year, cubes, allCubes, areas, areasFailed, crop, section, view, dispatch } = useDataView();
  const words = useWords();
  const formats = formatsOf(useLanguage());
  const choice = view.choices[block.id];
  const wanted = useMemo(() => parseCountriesView(choice), [choice]);
  const element = view.element;
  const pair = section.mapElements.find((entry) => entry.country === element);
  const conversion = conversionOf(findElement(element)?.unit);
  const divides = wanted.perInhabitant && conversion !== null;
  const options = useMemo(
    () => ({ cubes, allCubes, factor: divides ? conversion.factor : null }),
    [cubes, allCubes, divides, conversion],
  );
  const figures = useMemo(() => countryFigures({ ...options, element }), [options, element]);
  const texts = useMemo(
    () => countryTexts(words, formats, element, divides ? conversion.unit : null),
    [words, formats, element, divides, conversion],
  );
  const explainAt = useMemo(
    () =>
      (code: string, at: number, change?: { since: number; relative: boolean }): string =>
        explainedKey(code, pair === undefined ? element : elementFor(pair, code), at, {
          as:
            change === undefined
              ? asPerInhabitant(divides)
              : { kind: 'change', ...change, perInhabitant: divides },
        }),
    [divides, pair, element],
  );
  const explainOf = useMemo(
    () =>
      (code: string): string =>
        explainAt(code, year),
    [explainAt, year],
  );
  const span = useMemo(
    () => comparedYears(wanted, year, cubes.about(element)?.breaks ?? []),
    [wanted, year, cubes, element],
  );
  const isBrokenIn = useMemo(
    () => (code: string) =>
      isBroken(cubes.about(element), code, Math.min(span.from, span.to), Math.max(span.from, span.to)),
    [cubes, element, span],
  );
  const slice = useMemo(() => figures.slice(year), [figures, year]);
  const ranked = useMemo(() => (slice === undefined ? [] : rankedCountries(slice, areas)), [slice, areas]);
  const selected = isCountryArea(areas, area) ? area : null;
  const name = useMemo(() => (code: string) => areaName(words, code), [words]);

  const world = useMemo(() => {
    const aggregate = pair === undefined ? element : elementFor(pair, worldCode);
    return (
      countryFigures({ ...options, element: aggregate })
        .series(worldCode)
        ?.get(year) ?? slice?.get(worldCode)
    );
  }, [options, pair, element, year, slice]);
  const items = useMemo(
    () => toRankingItems({ ranked, selected, world, name, texts }),
    [ranked, selected, world, name, texts],
  );
  const slope = useMemo(
    () =>
      wanted.kind === 'slope'
        ? toSlope({ figures, areas, span, selected, isBroken: isBrokenIn, name, texts })
        : null,
    [wanted.kind, figures, areas, span, selected, isBrokenIn, name, texts],
  );
  const small = useMemo<readonly FacetSeries[] | null | undefined>(
    () =>
      wanted.kind === 'facets'
        ? toFacetSeries(neighboursInRanking(ranked, selected, countriesInFacets), figures, name)
        : null,
    [wanted.kind, ranked, selected, figures, name],
  );
  const breaksIn = useMemo(() => (code: string) => breaksOf(cubes.about(element), code), [cubes, element]);
  const failed = areasFailed || cubes.failed(element, ...(divides ? [POPULATION] : []));
  // Without the list of areas nobody knows which of the figures are countries'.
  const loading = areasFailed || slice === undefined || slope === undefined || small === undefined;

  const elementWord = words(`elements.${element}.inSentence`);
  const place = {
    crop: cropWords(words, crop.id, section.id).crop,
    element: elementWord,
    year: String(year),
    from: String(span.from),
    to: String(span.to),
  };
  const title = words(`chart.options.countries.title.${wanted.kind}`, place);
  const own = ranked.find((entry) => entry.area === selected);
  const top = ranked[0];
  const finding =
    wanted.kind === 'slope'
      ? slope?.finding
      : top === undefined
        ? undefined
        : [
            words('chart.options.countries.first', {
              area: name(top.area),
              value: texts.withUnit(top.value),
              year: place.year,
            }),
            ...(own === undefined
              ? []
              : [
                  words('chart.options.countries.own', {
                    area: name(own.area),
                    rank: String(own.rank),
                    count: String(ranked.length),
                  }),
                ]),
          ].join(' ');
  const log = slope?.log === true && wanted.log;
  const notes = [
    ...(divides
      ? [words('chart.options.perInhabitant.note', { source: words('chart.options.perInhabitant.source') })]
      : []),
    ...(slope != null && slope.missing.length > 0
      ? [words('chart.options.slope.missing', { list: formats.list(slope.missing.map(name)) })]
      : []),
    ...(slope != null && slope.broken.length > 0
      ? [words('chart.options.slope.broken', { list: formats.list(slope.broken.map(name)) })]
      : []),
    ...(log ? [words('chart.options.scale.log.info')] : []),
    ...(wanted.kind === 'facets'
      ? [
          selected === null
            ? words('chart.options.countries.peers.first', { count: countriesInFacets, year: place.year })
            : words('chart.options.countries.peers.near', { area: name(selected), year: place.year }),
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
    if (slope !== null) table = slopeTable({ slope, span, words, texts, caption: title, explainAt });
    else if (small !== null) table = facetsTable({ small, words, texts, caption: title, explainAt });
    else table = rankingTable({ items, element, words, texts, caption: title, explainOf });
  }
  const hint = words(wanted.kind === 'ranking' ? 'chart.keyboardHint.ranked' : 'chart.keyboardHint');
  const shared = { id: block.id, title, description: finding ?? title, hint };
  return (
    <BlockFigure
      id={block.id}
      title={title}
      element={element}
      finding={finding}
      info={words(`chart.options.countries.info.${wanted.kind}`)}
      table={table}
      options={
        <>
          {' '}
          <CountriesOptions
            words={words}
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
              noOption={words('dataPage.filters.noOption')}
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
    >
      {loading && <NotLoaded failed={failed} height="384px" text={words('dataPage.state.error')} />}
      {!loading && empty && pair !== undefined && (
        <EmptyYears elements={[pair]} of="countries" text={words('dataPage.state.noDataYear')} />
      )}
      {!loading && !empty && slope !== null && (
        <CountrySlope {...shared} slope={slope} span={span} log={log} explainAt={explainAt} />
      )}
      {!loading && !empty && small !== null && (
        <CountryFacets
          {...shared}
          small={small}
          shared={!wanted.own}
          breaksIn={breaksIn}
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
