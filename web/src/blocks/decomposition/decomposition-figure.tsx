import type { ReactNode } from 'react';
import { findDriver, roundPoints } from '#domain/decompose.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { Decomposition } from '../../charts/decomposition/decomposition.tsx';
import type { Figure } from '../../figure/figure.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { sameWords } from '../../i18n/same-words.ts';
import type { Speech } from '../../i18n/speech.ts';
import { yearsText } from '../../i18n/years-text.ts';
import { EmptyState } from '../../ui/state-message.tsx';
import { toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { NotLoaded } from '../failed-part.tsx';
import {
  type DecompositionDefinition,
  type DecompositionModel,
  flagOf,
  toDecompositionModel,
} from './decomposition-model.ts';
import { keyInTable, type PartsOf, toPartsTable } from './decomposition-table.ts';

type Points = ReturnType<typeof roundPoints>;

/**
 * Whether area or yield drove the change of production over ten years, by means of three years, or between two that a reader chose: a
 * sentence, a staircase and its table.
 */
export function toDecompositionFigure(
  data: ShownData,
  block: DecompositionDefinition,
  speech: Speech,
  model: DecompositionModel = toDecompositionModel({ ...data, choice: data.view.choices[block.id] }, block),
): Figure {
  const { area, crop, section } = data;
  const { words, formats } = speech;
  const { product, factor, series, span, years, state } = model;
  const key = `${section.id}.${block.id}`;
  const chartKey = `${section.id}.charts.${block.id}`;
  // The same word for two years that a reader chose, and for means.
  const by = span === null ? '.means' : '';
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    from: yearsText(years?.from ?? [], formats),
    to: yearsText(years?.to ?? [], formats),
  };
  const title = years === null ? words(`${key}.title`) : words(`${chartKey}.title${by}`, place);
  const figure = {
    id: block.id,
    title,
    info: `${words(`${chartKey}.info`)} ${words(`${key}.computed`)} ${words(`${key}.formula`)}`,
  };
  if (state.kind !== 'parts' || series === undefined)
    return toDataFigure(data, speech, {
      ...figure,
      ...{ columns: [], rows: () => [], rowCount: 0 },
      picture: () => <NoParts {...{ data, block, model, speech, place }} />,
    });
  const of = { area, years: state.years, elements: { area: factor, total: product } };
  const points = roundPoints(state.points);
  const finding = [
    words(`${key}.finding${by}`, { ...place, ...pointsWords(points, speech) }),
    ...(state.points.area === 0 && state.points.yield === 0
      ? []
      : [words(`${key}.driver`, { driver: findDriver(state.parts) })]),
  ].join(' ');
  const { from, to } = state.years;
  return toDataFigure(data, speech, {
    ...figure,
    finding,
    spans: span ?? undefined,
    remarks: state.same === null ? [] : [words(`${key}.same${by}`, sameWords(state.same, formats))],
    caption: words(`${chartKey}.caption${by}`, place),
    keyOf: (row, column) => keyInTable(row, column, of),
    ...toPartsTable(
      state,
      {
        ...{ key, chartKey, heads: [place.from, place.to], elements: of.elements },
        flags: {
          area: [flagOf(series.hectares, from), flagOf(series.hectares, to)],
          total: [flagOf(series.production, from), flagOf(series.production, to)],
        },
      },
      speech,
    ),
    picture: () => (
      <Decomposition
        id={block.id}
        title={title}
        description={finding}
        hint={words('chart.keyboardHint.ranked')}
        {...toBars(points, of, key, speech)}
      />
    ),
  });
}

/** Parts and their sum, as the finding says them. */
const pointsWords = (
  points: Points,
  { formats }: Speech,
): Record<'area' | 'yield' | 'total' | 'direction', string> => ({
  area: formats.signed(points.area, points.decimals),
  yield: formats.signed(points.yield, points.decimals),
  total: formats.percent(Math.abs(points.change) / 100, points.decimals),
  direction: points.change > 0 ? 'grew' : points.change < 0 ? 'fell' : 'same',
});

/** Parts and their sum as the chart's rows. */
function toBars(points: Points, of: PartsOf, key: string, { words, formats }: Speech) {
  const barOf = (id: 'area' | 'yield' | 'total', value: number, valueLabel: string, colour: string) => ({
    ...{ id, value, valueLabel, colour: `var(--use-${colour})` },
    label: words(`${key}.${id}`),
    explain: keyInTable(id, 'points', of) ?? undefined,
  });
  const named = (value: number): string =>
    words(`${key}.points`, {
      value: formats.signed(value, points.decimals),
      count: Math.abs(value) === 1 && points.decimals === 0 ? 1 : 2,
    });
  const change = formats.signedPercent(points.change / 100, points.decimals);
  return {
    parts: [
      barOf('area', points.area, named(points.area), 'seed'),
      barOf('yield', points.yield, named(points.yield), 'imports'),
    ],
    total: barOf('total', points.change, change, 'production'),
  };
}

/** Why a change has no parts. */
function NoParts(props: {
  data: ShownData;
  block: DecompositionDefinition;
  model: DecompositionModel;
  speech: Speech;
  place: Readonly<Record<string, string>>;
}): ReactNode {
  const { data, block, place } = props;
  const { product, factor, years, state } = props.model;
  const { words, formats } = props.speech;
  const key = `${data.section.id}.${block.id}`;
  switch (state.kind) {
    case 'loading':
      return (
        <NotLoaded
          failed={data.cubes.failed(product, factor)}
          height="10.875rem"
          text={words('dataPage.state.error')}
        />
      );
    case 'never':
      return (
        <EmptyYears elements={[block.product, block.factor]} of="years" text={words(`${key}.never`, place)} />
      );
    case 'missing':
    case 'zero': {
      const list = formats.list(state.years.map(String));
      return (
        <EmptyState
          text={
            state.kind === 'missing' && data.view.officialOnly
              ? `${words('map.legend.noOfficial')}: ${list}`
              : words(`${key}.${state.kind === 'zero' ? 'zero' : 'noData'}`, { years: list })
          }
        />
      );
    }
    case 'break': {
      const ends = { from: String(years?.from[0] ?? ''), to: String(years?.to.at(-1) ?? '') };
      return <EmptyState text={words(`${key}.seam`, { ...place, ...ends })} />;
    }
    case 'other-countries':
      return <EmptyState text={words(`${key}.otherCountries`, place)} />;
    case 'same-year':
      return <EmptyState text={words(`${key}.sameYear`)} />;
    default:
      return <EmptyState text={words(`${key}.${state.kind}`, place)} />;
  }
}
