import { type ReactNode, useMemo } from 'react';
import { worstFlag } from '#catalog/flags.ts';
import type { Block } from '#catalog/section.ts';
import { decade, yearsUpTo } from '#domain/change-over-decade.ts';
import { findDriver, roundPoints } from '#domain/decompose.ts';
import { compareYears } from '../../api/compare-years.ts';
import type { Figure } from '../../api/cube-store.ts';
import { elementFor, useDataView } from '../../api/data-view.tsx';
import { decadeChange } from '../../api/decade-change.ts';
import { Decomposition } from '../../charts/decomposition/decomposition.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { formatFigure } from '../../i18n/figures.ts';
import { type Formats, getFormats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { sameWords } from '../../i18n/same-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { yearsText } from '../../i18n/years-text.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { parseSpan, type Span, serialiseSpan } from '../../url/span.ts';
import { BlockFigure, type BlockTable } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import { FigureList } from '../figure-list.tsx';
import { SpanFields } from '../span-fields.tsx';
import { keyInTable, listInputs, type PartsOf, toRows } from './decomposition-table.ts';
import { type ComparedYears, harvestIn, newestHarvest, readMeans, readSpan } from './harvests.ts';

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

/** The least certain flag of some years' figures. */
const flagOf = (figures: ReadonlyMap<number, Figure>, years: readonly number[]): string =>
  worstFlag(years.flatMap((year) => figures.get(year)?.flag ?? []));

/**
 * Whether area or yield drove the change of production over ten years, by means of three years, or between two that a reader chose: a
 * sentence, a staircase and its table.
 */
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
  const { series, offered, span, compared, state } = useMemo(() => {
    const production = cubes.series(product, area);
    const hectares = cubes.series(factor, area);
    const series =
      production === undefined || hectares === undefined
        ? undefined
        : { production: production ?? noFigures, hectares: hectares ?? noFigures };
    const offered = [...(series?.production.keys() ?? [])].filter((year) => {
      const found = harvestIn(series, year);
      return found !== null && found.area > 0 && found.production > 0;
    });
    const span = parseSpan(chosen);
    const newest = newestHarvest(series);
    const compared: ComparedYears | null =
      span !== null
        ? { from: [span.from], to: [span.to] }
        : newest === null
          ? null
          : { from: yearsUpTo(newest - decade), to: yearsUpTo(newest) };
    const hectaresIn = (year: number) => cubes.slice(factor, year);
    const figures = {
      series,
      hectaresOf: (codes: readonly string[], year: number): number =>
        codes.reduce((sum, code) => sum + (hectaresIn(year)?.get(code)?.value ?? 0), 0),
    };
    const ofChosen = (of: Span) =>
      compareYears(
        cubes,
        areas,
        { element: product, area, ...of },
        (_, code) => code === area || [of.from, of.to].every((year) => hectaresIn(year)?.has(code) === true),
      );
    const state =
      span === null
        ? readMeans(
            figures,
            decadeChange(cubes, areas, { element: product, beside: factor, area, year: newest ?? 0 }),
          )
        : readSpan(figures, ofChosen(span), span);
    return { series, offered, span, compared, state };
  }, [chosen, cubes, areas, product, factor, area]);
  const years = state.kind === 'parts' ? state.years : compared;
  const of = years === null ? null : { area, years, elements: { area: factor, total: product } };
  const forms = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
  };
  // The same word for two years that a reader chose, and for means.
  const by = span === null ? '.means' : '';
  const place = {
    ...forms,
    from: yearsText(years?.from ?? [], formats),
    to: yearsText(years?.to ?? [], formats),
  };
  const ends = { ...place, from: String(years?.from[0] ?? ''), to: String(years?.to.at(-1) ?? '') };
  const text =
    state.kind !== 'parts' || of === null
      ? null
      : toTexts(roundPoints(state.points), of, { words, formats, key });

  const finding =
    state.kind !== 'parts' || text === null
      ? undefined
      : [
          words(`${key}.finding${by}`, {
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
  const title = years === null ? words(`${key}.title`) : words(`${chartKey}.title${by}`, place);
  const inputs = state.kind !== 'parts' || of === null ? [] : listInputs(of);
  const keyOf = (row: string, column: string) => (of === null ? null : keyInTable(row, column, of));
  const table: BlockTable | null =
    state.kind !== 'parts' || series === undefined
      ? null
      : {
          caption: words(`${chartKey}.caption${by}`, place),
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
              area: [flagOf(series.hectares, state.years.from), flagOf(series.hectares, state.years.to)],
              total: [flagOf(series.production, state.years.from), flagOf(series.production, state.years.to)],
            },
          }),
        };
  return (
    <BlockFigure
      id={block.id}
      title={title}
      finding={finding}
      info={`${words(`${chartKey}.info`)} ${words(`${key}.computed`)} ${words(`${key}.formula`)}`}
      spans={state.kind === 'parts' && span !== null ? span : undefined}
      remarks={
        state.kind === 'parts' && state.same !== null
          ? [words(`${key}.same${by}`, sameWords(state.same, formats))]
          : []
      }
      table={table}
      under={
        <FigureList
          label={words(`${key}.figures`)}
          figures={inputs.map(({ figure, row, element, year }) => ({
            figure,
            name: words(`${key}.figures.year`, {
              element: words(`elements.${element}.short`),
              year: String(year),
            }),
            text: formatFigure(
              element,
              (row === 'area' ? series?.hectares : series?.production)?.get(year)?.value ?? 0,
              formats,
            ),
            unit: words(`units.${row === 'area' ? 'ha' : 't'}.short`),
          }))}
        />
      }
      options={
        years !== null && (
          <SpanFields
            span={span}
            proposed={{ from: years.from.at(-1) ?? 0, to: years.to.at(-1) ?? 0 }}
            years={offered}
            labels={[words(`${key}.from`), words(`${key}.to`)]}
            onChoose={(next) =>
              dispatch({ do: 'choose', block: block.id, choice: next === null ? '' : serialiseSpan(next) })
            }
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
      {state.kind === 'break' && <EmptyState text={words(`${key}.seam`, ends)} />}
      {state.kind === 'other-countries' && <EmptyState text={words(`${key}.otherCountries`, place)} />}
      {(state.kind === 'few' || state.kind === 'doubt') && (
        <EmptyState text={words(`${key}.${state.kind}`, place)} />
      )}
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
