import { type ReactNode, useMemo } from 'react';
import type { BlockOf } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { decade } from '#domain/change-over-decade.ts';
import { countRanked } from '#domain/ranks.ts';
import { inCoveredYear } from '../../api/covered-year.ts';
import { type ShownData, useDataView } from '../../api/data-view.tsx';
import { FigureFrame } from '../../figure/figure-frame.tsx';
import { isUnboundedRatio } from '../../i18n/ratio-finding.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
import { FieldRow } from '../../ui/option-row.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { comparedAreas } from '../../url/compare-link.ts';
import { type CountriesView, serialiseCountriesView } from '../../url/countries-view.ts';
import { rankingHref } from '../../url/ranking-link.ts';
import { FigureLinks } from '../figure-links.tsx';
import { OptionSwitches } from '../option-switches.tsx';
import { SpanFields } from '../span-fields.tsx';
import styles from './countries-block.module.css';
import { toCountriesFigure } from './countries-figure.tsx';
import { type CountriesPicture, toCountriesPicture } from './countries-picture.ts';

type CountriesDefinition = BlockOf<'countries'>;

export function CountriesBlock({ block }: { block: CountriesDefinition }): ReactNode {
  const shownData = useDataView();
  const data = useMemo(() => inCoveredYear(shownData), [shownData]);
  const speech = useSpeech();
  const { words, language } = speech;
  const picture = useCountriesPicture(data, block);
  const figure = useMemo(
    () => toCountriesFigure(data, block, speech, picture),
    [data, block, speech, picture],
  );
  const { year, view, dispatch, crop, section, release } = data;
  const { wanted, span, slope, conversion, small, ranked, selected } = picture;
  const ranking = rankingHref(
    { language, crop: crop.id, section: section.slug ?? section.id },
    { element: view.element, area: view.region ?? worldCode, year },
  );
  const rankedCount = countRanked(ranked);
  const choose = (next: CountriesView): void =>
    dispatch({ do: 'choose', block: block.id, choice: serialiseCountriesView(next) });
  return (
    <FigureFrame
      figure={figure}
      links={
        <FigureLinks
          element={view.element}
          comparedAreas={
            figure.rowCount === 0
              ? undefined
              : { areas: comparedAreas(small ?? ranked, selected), as: comparedAs(picture, year) }
          }
        />
      }
      under={
        wanted.kind === 'ranking' &&
        figure.rowCount > 0 && (
          <p className={styles.all}>
            <a href={release.pinned ? `${ranking}&v=${release.id}` : ranking}>
              {words('chart.ranking.all', {
                count: ranked.length,
                ranked: rankedCount,
                // First and last of a ratio without bounds mean nothing.
                isSame: rankedCount === ranked.length || isUnboundedRatio(view.element) ? 'yes' : 'no',
              })}
            </a>
          </p>
        )
      }
      options={
        <>
          <CountriesOptions
            words={words}
            title={figure.title}
            view={wanted}
            offered={{ perInhabitant: conversion !== null, log: slope?.log === true }}
            onChange={choose}
          />
          {wanted.kind === 'slope' && (
            <SpanFields
              span={span}
              years={picture.figures.years}
              labels={[words('chart.options.slope.from'), words('chart.options.slope.to')]}
              proposed={span ?? { from: year - decade, to: year }}
              onChoose={(next) => choose({ ...wanted, span: next })}
            />
          )}
        </>
      }
    />
  );
}

function useCountriesPicture(data: ShownData, block: CountriesDefinition): CountriesPicture {
  const speech = useSpeech();
  return useMemo(() => {
    const { area, year, cubes, allCubes, areas, view } = data;
    const { element, region, choices } = view;
    return toCountriesPicture({
      ...{ choice: choices[block.id], crop: data.crop.id, element, mapElements: data.section.mapElements },
      ...{ area, region, year, cubes, allCubes, areas, speech },
    });
  }, [data, block, speech]);
}

function comparedAs({ wanted, span, divides }: CountriesPicture, year: number): string {
  const measure = divides ? '&measure=inhabitant' : '';
  switch (wanted.kind) {
    case 'ranking':
      return `&kind=bar${measure}&year=${year}`;
    case 'slope':
      return `&kind=slope${measure}${span === null ? '' : `&from=${span.from}`}&year=${span?.to ?? year}`;
    default:
      return measure;
  }
}

const kinds: readonly CountriesView['kind'][] = ['ranking', 'slope', 'facets'];

/** Kind of picture and its options; what makes no sense for the figures is not there. */
function CountriesOptions(props: {
  words: Words;
  title: string;
  view: CountriesView;
  offered: { perInhabitant: boolean; log: boolean };
  onChange(view: CountriesView): void;
}): ReactNode {
  const { words, title, view, offered, onChange } = props;
  const switches = [
    offered.perInhabitant && {
      id: 'perInhabitant',
      on: view.perInhabitant,
      next: { ...view, perInhabitant: !view.perInhabitant },
    },
    view.kind === 'slope' &&
      offered.log && { id: 'scale.log', on: view.log, next: { ...view, log: !view.log } },
    view.kind === 'facets' && { id: 'facets.shared', on: !view.own, next: { ...view, own: !view.own } },
  ];
  return (
    <FieldRow label={words('chart.options.label', { title })}>
      <SelectField
        label={words('chart.options.view.label')}
        hidesLabel="always"
        value={view.kind}
        values={kinds}
        names={[
          words('chart.options.view.ranked'),
          words('chart.options.slope'),
          words('chart.options.facets'),
        ]}
        noOption={words('dataPage.filters.noOption')}
        onChange={(value) => onChange({ ...view, kind: kinds.find((kind) => kind === value) ?? view.kind })}
      />
      <OptionSwitches {...{ words, title, switches, onChange }} />
    </FieldRow>
  );
}
