import { type ReactNode, useMemo } from 'react';
import type { Block } from '#catalog/section.ts';
import { listBreaks } from '#contract/breaks.ts';
import { findDriver, roundPoints } from '#domain/decompose.ts';
import { compareYears } from '../../api/compare-years.ts';
import type { Figure } from '../../api/cube-store.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { Decomposition } from '../../charts/decomposition/decomposition.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { defaultSpan, parseSpan, type Span, serialiseSpan } from '../../url/span.ts';
import { BlockFigure, type BlockTable } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { FigureList } from '../figure-list.tsx';
import { SpanFields } from '../span-fields.tsx';
import { keyInTable, listInputs, type PartsOf, toRows } from './decomposition-table.ts';
import { harvestIn, readSpan } from './harvests.ts';

const noFigures: ReadonlyMap<number, Figure> = new Map();

type DecompositionDefinition = Extract<Block, { kind: 'decomposition' }>;

/** Parts and their sum as texts, and as the chart's rows. */
function toTexts(
  points: ReturnType<typeof roundPoints>,
  of: PartsOf,
  { words, formats, key }: { words: Words; formats: Formats; key: string },
) {
  const signed = (value: number): string => formats.signed(value, points.decimals);
  const named = (value: number): string =>
    words(`${key}.points`, {
      value: signed(value),
      count: Math.abs(value) === 1 && points.decimals === 0 ? 1 : 2,
    });
  return {
    area: signed(points.area),
    yield: signed(points.yield),
    total: formats.percent(Math.abs(points.change) / 100, points.decimals),
    direction: points.change > 0 ? 'grew' : points.change < 0 ? 'fell' : 'same',
    parts: [
      {
        id: 'area',
        explain: keyInTable('area', 'points', of) ?? undefined,
        label: words(`${key}.area`),
        value: points.area,
        valueLabel: named(points.area),
        colour: 'var(--use-seed)',
      },
      {
        id: 'yield',
        explain: keyInTable('yield', 'points', of) ?? undefined,
        label: words(`${key}.yield`),
        value: points.yield,
        valueLabel: named(points.yield),
        colour: 'var(--use-imports)',
      },
    ],
    whole: {
      id: 'total',
      explain: keyInTable('total', 'points', of) ?? undefined,
      label: words(`${key}.total`),
      value: points.change,
      valueLabel: formats.signedPercent(points.change / 100, points.decimals),
      colour: 'var(--use-production)',
    },
  };
}

/** Whether area or yield drove the change of production between two years: a sentence, a staircase and its table. */
export function DecompositionBlock({ block }: { block: DecompositionDefinition }): ReactNode {
  const { area, areas, cubes, crop, section, view, dispatch } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const key = `${section.id}.${block.id}`;
  const chartKey = `${section.id}.charts.${block.id}`;
  const product = elementFor(block.product, area);
  const factor = elementFor(block.factor, area);
  const chosen = view.choices[block.id];
  // Everything that reads figures of all countries; the rest are words.
  const { series, years, span, state } = useMemo(() => {
    const production = cubes.series(product, area);
    const hectares = cubes.series(factor, area);
    const series =
      production === undefined || hectares === undefined
        ? undefined
        : { production: production ?? noFigures, hectares: hectares ?? noFigures };
    const years = [...(series?.production.keys() ?? [])].filter((year) => {
      const found = harvestIn(series, year);
      return found !== null && found.area > 0 && found.production > 0;
    });
    const span = parseSpan(chosen) ?? defaultSpan(years, listBreaks(cubes.about(product), area));
    const isShown = ({ flag }: Figure): boolean => !view.officialOnly || flag === 'A';
    const hectaresIn = (year: number) => cubes.slice(factor, year);
    const compared = (of: Span) => {
      const both = [hectaresIn(of.from), hectaresIn(of.to)];
      return compareYears(
        cubes,
        areas,
        { element: product, area, ...of },
        (figure, code) =>
          isShown(figure) &&
          (code === area ||
            both.every((slice) => {
              const found = slice?.get(code);
              return found !== undefined && isShown(found);
            })),
      );
    };
    const hectaresOf = (codes: readonly string[], year: number): number =>
      codes.reduce((sum, code) => sum + (hectaresIn(year)?.get(code)?.value ?? 0), 0);
    return { series, years, span, state: readSpan({ series, compared, hectaresOf }, span) };
  }, [chosen, cubes, areas, product, factor, area, view.officialOnly]);
  const of = span === null ? null : { area, span, elements: { area: factor, total: product } };
  const forms = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
  };
  const place = { ...forms, from: String(span?.from ?? ''), to: String(span?.to ?? '') };
  const text =
    state.kind !== 'parts' || of === null
      ? null
      : toTexts(roundPoints(state.points), of, { words, formats, key });

  const finding =
    state.kind !== 'parts' || text === null
      ? undefined
      : [
          words(`${key}.finding`, {
            ...place,
            direction: text.direction,
            total: text.total,
            area: text.area,
            yield: text.yield,
          }),
          ...(state.points.area === 0 && state.points.yield === 0
            ? []
            : [words(`${key}.driver`, { driver: findDriver(state.parts) })]),
        ].join(' ');
  const title = span === null ? words(`${key}.title`) : words(`${chartKey}.title`, place);
  const inputs = state.kind !== 'parts' || of === null ? [] : listInputs(state, of);
  const keyOf = (row: string, column: string) => (of === null ? null : keyInTable(row, column, of));
  const table: BlockTable | null =
    state.kind !== 'parts' || span === null || series === undefined
      ? null
      : {
          caption: words(`${chartKey}.caption`, place),
          explain: keyOf,
          columns: [
            { id: 'element', label: words('figure.table.element') },
            { id: 'unit', label: words('figure.table.unit') },
            { id: 'from', label: place.from, numeric: true },
            { id: 'to', label: place.to, numeric: true },
            { id: 'part', label: words(`${key}.part`), unit: words('units.t.short'), numeric: true },
            { id: 'points', label: words(`${chartKey}.left`), numeric: true },
          ],
          rows: toRows(state, {
            names: {
              area: words(`${key}.area`),
              yield: words(`${key}.yield`),
              total: words(`${key}.total`),
            },
            units: {
              area: words('units.ha.short'),
              yield: words('units.kg-ha.short'),
              total: words('units.t.short'),
            },
            textsOf: (element, values) => figureColumn(element, values, formats),
            signed: formats.signed,
            elements: { area: factor, total: product },
            flags: {
              area: [series.hectares.get(span.from)?.flag, series.hectares.get(span.to)?.flag],
              total: [series.production.get(span.from)?.flag, series.production.get(span.to)?.flag],
            },
          }),
        };
  return (
    <BlockFigure
      id={block.id}
      title={title}
      finding={finding}
      info={`${words(`${chartKey}.info`)} ${words(`${key}.computed`)} ${words(`${key}.formula`)}`}
      remarks={
        state.kind === 'parts' && state.same !== null
          ? [words(`${key}.same`, sameWords(state.same, formats))]
          : []
      }
      table={table}
      under={
        <FigureList
          label={words(`${key}.figures`)}
          figures={inputs.map(({ figure, row, element, year, value }) => ({
            figure,
            name: words(`${key}.figures.year`, {
              element: words(`elements.${element}.short`),
              year: String(year),
            }),
            text: formatFigure(element, value, formats),
            unit: words(`units.${row === 'area' ? 'ha' : 't'}.short`),
          }))}
        />
      }
      options={
        span !== null && (
          <SpanFields
            span={span}
            years={years}
            labels={[words(`${key}.from`), words(`${key}.to`)]}
            noOption={words('dataPage.filters.noOption')}
            onChoose={(next) => dispatch({ do: 'choose', block: block.id, choice: serialiseSpan(next) })}
          />
        )
      }
    >
      {state.kind === 'loading' && (
        <NotLoaded
          failed={cubes.failed(product, factor)}
          height="10.875rem"
          text={words('dataPage.state.error')}
        />
      )}
      {state.kind === 'never' && (
        <EmptyYears elements={[block.product, block.factor]} of="years" text={words(`${key}.never`, forms)} />
      )}
      {state.kind === 'break' && <EmptyState text={words(`${key}.seam`, place)} />}
      {state.kind === 'other-countries' && <EmptyState text={words(`${key}.otherCountries`, place)} />}
      {state.kind === 'same-year' && <EmptyState text={words(`${key}.sameYear`)} />}
      {(state.kind === 'missing' || state.kind === 'zero') && (
        <EmptyState
          text={
            state.kind === 'missing' && view.officialOnly
              ? `${words('map.legend.noOfficial')}: ${formats.list(state.years.map(String))}`
              : words(`${key}.${state.kind === 'zero' ? 'zero' : 'noData'}`, {
                  years: formats.list(state.years.map(String)),
                })
          }
        />
      )}
      {text !== null && (
        <Decomposition
          id={block.id}
          title={title}
          description={finding ?? ''}
          hint={words('chart.keyboardHint.ranked')}
          parts={text.parts}
          total={text.whole}
        />
      )}
    </BlockFigure>
  );
}
