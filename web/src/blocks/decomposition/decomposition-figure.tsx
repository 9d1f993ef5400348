import type { ReactNode } from 'react';
import { leastChange } from '#domain/change.ts';
import { findDriver } from '#domain/decompose.ts';
import { rounded } from '#domain/rounding.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { type DriverRow, Drivers } from '../../charts/drivers/drivers.tsx';
import { type Figure, noRows } from '../../figure/figure.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
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
import { toPartsTable } from './decomposition-table.ts';
import type { ChangeState } from './harvests.ts';

type Points = Extract<ChangeState, { kind: 'parts' }>['points'];

/** Whether area or yield drove the change of production over ten years. */
export function toDecompositionFigure(
  data: ShownData,
  block: DecompositionDefinition,
  speech: Speech,
  model: DecompositionModel = toDecompositionModel(data, block),
): Figure {
  const { area, crop, section } = data;
  const { words, formats } = speech;
  const { product, factor, series, years, state, peers } = model;
  const key = `${section.id}.${block.id}`;
  const chartKey = `${section.id}.charts.${block.id}`;
  const place = {
    ...cropWords(words, crop.id, section.id),
    ...areaWords(words, area),
    from: yearsText(years?.from ?? [], formats),
    to: yearsText(years?.to ?? [], formats),
  };
  const title = years === null ? words(`${key}.title`) : words(`${chartKey}.title.means`, place);
  const figure = {
    id: block.id,
    title,
    info: `${words(`${chartKey}.info`)} ${words(`${key}.computed`)} ${words(`${key}.formula`)}`,
  };
  const [first] = peers;
  const ownParts = state.kind === 'parts' ? state : undefined;
  const lead = ownParts ?? first;
  if (lead === undefined || series === undefined)
    return toDataFigure(data, speech, {
      ...figure,
      ...noRows,
      picture: () => <NoParts {...{ data, block, model, speech, place }} />,
    });
  const leadWords =
    ownParts === undefined
      ? { ...place, ...areaWords(words, first?.code ?? area) }
      : // A sum has the growth of the countries with both figures alone, which is another one than that of its harvest.
        ownParts.same === null
        ? place
        : { ...place, areaIn: words(`${key}.in`, { count: ownParts.same.countries }) };
  const finding = driversFinding(lead.points, { key, place: leadWords, speech });
  const heading = ownParts === undefined ? words(`${chartKey}.title.largest`, place) : title;
  return toDataFigure(data, speech, {
    ...{ ...figure, title: heading, finding },
    remarks: [
      ...(ownParts?.same == null ? [] : [words(`${key}.same.means`, sameWords(ownParts.same, formats))]),
      words(`${key}.unit`),
      ...(ownParts === undefined && state.kind === 'other-countries'
        ? [words(`${key}.otherCountries`, place)]
        : []),
    ],
    caption: words(`${chartKey}.caption.means`, place),
    // Its figures are means, of which the inputs are listed.
    keyOf: () => null,
    ...toPartsTable(
      ownParts,
      {
        ...{ key, chartKey, heads: [place.from, place.to], elements: { area: factor, total: product } },
        flags: {
          area: [flagOf(series.hectares, lead.years.from), flagOf(series.hectares, lead.years.to)],
          total: [flagOf(series.production, lead.years.from), flagOf(series.production, lead.years.to)],
        },
        peers: peers.map((peer) => ({ ...peer, name: areaName(words, peer.code) })),
      },
      speech,
    ),
    picture: () => (
      <Drivers
        id={block.id}
        title={heading}
        description={finding}
        hint={words('chart.keyboardHint')}
        zero={words(`${key}.zeroLine`)}
        legend={(['area', 'yield'] as const).map((id) => ({
          label: words(`${key}.${id}.legend`),
          colour: partColours[id],
        }))}
        formatTick={(value) => formats.signedPercent(value / 100, Number.isInteger(value) ? 0 : 1)}
        rows={[
          ...(ownParts === undefined ? [] : [toRow(ownParts.points, { code: area, key, speech })]),
          ...peers.map((peer) => toRow(peer.points, { code: peer.code, key, speech })),
        ]}
      />
    ),
  });
}

const partColours = { area: 'var(--accent)', yield: 'var(--use-yield)' } as const;

/** A change of less than one per cent is read with a decimal, and every other one without. */
const decimalsOf = ({ change }: Points): number => (Math.abs(change) < 1 ? 1 : 0);

/** Words for the larger part's share, each from a share on: a fraction is within two points of it. */
const fractions = [
  [0.95, 'nearly'],
  [0.8, 'most'],
  [0.77, 'overQuarters'],
  [0.73, 'quarters'],
  [0.69, 'overThirds'],
  [0.65, 'thirds'],
] as const;

/** A part that pulls back by fewer points than this, and less than this part of the other, outweighs nothing. */
const hardlyPulls = { points: 2, part: 0.2 };

const fractionOf = (share: number): string => fractions.find(([least]) => share >= least)?.[1] ?? 'half';

export function driversFinding(
  points: Points,
  { key, place, speech }: { key: string; place: Readonly<Record<string, string>>; speech: Speech },
): string {
  const { change, area, yield: gain } = points;
  const { words, formats } = speech;
  const driver = findDriver(points);
  // Of parts that pull apart the one leads that has the sign of the whole.
  const leading = Math.abs(area) >= Math.abs(gain) ? 'area' : 'yield';
  const [most, least] =
    leading === 'area' ? [Math.abs(area), Math.abs(gain)] : [Math.abs(gain), Math.abs(area)];
  const isAlone = driver === 'other' && least < Math.min(hardlyPulls.points, hardlyPulls.part * most);
  const isStill = most < 100 * leastChange;
  const is = isStill
    ? 'still'
    : Math.abs(change) < 100 * leastChange
      ? 'same'
      : driver === 'other' && !isAlone
        ? 'apart'
        : driver === 'both'
          ? 'both'
          : 'one';
  return words(`${key}.finding.${change < 0 ? 'fell' : 'grew'}`, {
    ...place,
    is,
    // For a production that hardly changed the driver is the part that grew.
    driver: is === 'same' ? (area > 0 ? 'area' : 'yield') : leading,
    total: formats.percent(Math.abs(change) / 100, 0),
    fraction: isAlone ? 'all' : fractionOf(most / (most + least || 1)),
  });
}

/** How much the land or the yield of a part itself changed: parts are to the change as their logarithms are to its. */
export const ownChange = (part: number, change: number): number | null =>
  change === 0 ? null : Math.expm1((part / change) * Math.log1p(change / 100));

/** Parts and their sum as a row of the chart; each is rounded by itself. */
function toRow(
  points: Points,
  { code, key, speech }: { code: string; key: string; speech: Speech },
): DriverRow {
  const { words, formats } = speech;
  const decimals = decimalsOf(points);
  const partOf = (id: 'area' | 'yield', value: number) => {
    const text = formats.signed(value, decimals);
    const own = ownChange(value, points.change);
    const name = words(`${key}.${id}.${value < 0 ? 'less' : 'more'}`);
    return {
      ...{ id, value, colour: partColours[id], isPale: id === 'yield' },
      label: own === null ? name : words(`${key}.part.own`, { name, change: formats.signedPercent(own, 0) }),
      valueLabel: value !== 0 && rounded(value, decimals) === 0 ? '~0' : text,
    };
  };
  return {
    id: code,
    label: areaName(words, code),
    parts: [partOf('area', points.area), partOf('yield', points.yield)],
    totalLabel: formats.signedPercent(points.change / 100, decimals),
  };
}

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
    case 'zero':
      return <EmptyState text={words(`${key}.zero`, { years: formats.list(state.years.map(String)) })} />;
    case 'break': {
      const ends = { from: String(years?.from[0] ?? ''), to: String(years?.to.at(-1) ?? '') };
      return <EmptyState text={words(`${key}.seam`, { ...place, ...ends })} />;
    }
    case 'other-countries':
      return <EmptyState text={words(`${key}.otherCountries`, place)} />;
    default:
      return <EmptyState text={words(`${key}.${state.kind}`, place)} />;
  }
}
