import type { ReactNode } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import { type FlowRow, flowSides, flowValue, sumOfFlows } from '#domain/flows.ts';
import { isCountry, type ShownData, useDataView } from '../../api/data-view.tsx';
import { type MirrorCell, MirrorTable } from '../../charts/mirror-table/mirror-table.tsx';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { partInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { type Speech, useSpeech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { gather, reportKey, sumKey } from './to-partners.ts';
import type { TradeRows } from './trade-rows.ts';

const limit = 10;

/** Report of one side: its figure with the key of its explanation, or a text why there is none. */
type Report = { value: number; key: string } | { value: null; text: string };

interface Line {
  id: string;
  label: string;
  code?: string;
  reports: readonly [Report, Report];
  rest?: boolean;
}

/** Partners of a direction. `isFirst`: the first of the figures has the note on flows that the source lacks. */
export interface PartnersOf extends TradeRows {
  flow: FlowId;
  isFirst: boolean;
}

/** Partners of one direction with both reports of each flow, the largest first. */
export function toPartnersFigure(data: ShownData, of: PartnersOf, speech: Speech): Figure {
  const { crop, section } = data;
  const { words, formats } = speech;
  const { flow, flows } = of;
  const element = tradeElements[flows.measure][flow];
  const unit = words(`units.${flows.answer.unit}.short`);
  const country = isCountry(flows.area);
  const lines = toLines(of, speech);
  const values = {
    ...cropWords(words, crop.id, section.id),
    flow: flow === '1' ? 'imports' : 'exports',
    ...areaWords(words, flows.area),
    year: String(flows.year),
  };
  const caption = captionOf(of, values, speech);
  const heads = headsOf(of, values, speech);
  // Both sides report the same flow: their columns are read against each other.
  const column = {
    ...elementColumn(element, speech, () =>
      lines.flatMap(({ reports }) => reports.map(({ value }) => value)),
    ),
    unit,
  };
  const report = (key: 'reported' | 'mirror', side: 0 | 1): ColumnOf<Line> => ({
    ...column,
    key,
    label: heads[side + 1] ?? '',
    of: ({ reports: { [side]: cell } }) => (cell.value === null ? cell : { value: cell.value }),
  });
  const amountOf = (row: FlowRow): number => flowValue(row, of.sides[flow]);
  const [top] = of.rows[flow].toSorted((one, other) => amountOf(other) - amountOf(one));
  const share = knownShare(data, of);
  const basis =
    share === null
      ? words('trade.partners.threshold')
      : words('trade.partners.known', { share: formats.percent(share, 1) });
  return toDataFigure(data, speech, {
    id: `partners-${flow}`,
    title: words(country ? 'trade.partners.title' : 'trade.mirror.titleOf', values),
    finding:
      top === undefined || !country
        ? undefined
        : words('trade.partners.finding.largest', {
            ...values,
            partner: areaWords(words, partnerOf(top, flow)).areaThe,
            value: partInSentence(
              element,
              amountOf(top),
              amountOf(top) >= sumOfFlows(of.rows[flow], of.sides[flow]),
              speech,
            ),
          }),
    info: words('trade.mirror.info'),
    ...(share !== null || of.isFirst ? { remarks: [basis] } : { notes: [basis] }),
    caption: `${caption} (${unit})`,
    keyOf: (row, name) => {
      const cell = lines.find(({ id }) => id === row)?.reports[name === 'mirror' ? 1 : 0];
      return cell !== undefined && 'key' in cell ? cell.key : null;
    },
    ...tableOf<Line>(
      lines,
      [
        columnOf('partner', heads[0], 'name', ({ label, code }) => ({ value: label, code })),
        report('reported', 0),
        report('mirror', 1),
      ],
      ({ id }) => id,
    ),
    picture: () => <PartnersTable {...{ caption, heads, unit, lines, element }} />,
  });
}

const partnerOf = (row: FlowRow, flow: FlowId): string => (flow === '1' ? row.origin : row.destination);

function toLines({ flow, flows, rows }: PartnersOf, { words }: Speech): readonly Line[] {
  const country = isCountry(flows.area);
  const reporters = new Set(flows.answer.reporters);
  const { rows: first, rest } = gather(rows[flow], limit);
  const reportOf = (row: FlowRow, value: number | null, side: (typeof flowSides)[FlowId][number]): Report =>
    value === null
      ? { value, text: words(reporters.has(row[side]) ? 'trade.mirror.unlisted' : 'trade.mirror.missing') }
      : { value, key: reportKey(row, side, flows) };
  const sumOf = (value: number | null, by: 'reported' | 'mirror'): Report =>
    value === null
      ? { value, text: words('trade.mirror.missing') }
      : { value, key: sumKey(flow, flows, { by, beyond: limit }) };
  const [own, other] = flowSides[flow];
  const lines = first.map(
    (row): Line => ({
      id: row.id,
      label: country
        ? areaName(words, partnerOf(row, flow))
        : `${areaName(words, row.origin)} → ${areaName(words, row.destination)}`,
      code: country ? partnerOf(row, flow) : `${row.origin}-${row.destination}`,
      reports: [reportOf(row, row.reported, own), reportOf(row, row.mirror, other)],
    }),
  );
  if (rest === null) return lines;
  const label = words(country ? 'trade.partners.others.count' : 'trade.mirror.others', { count: rest.count });
  return [
    ...lines,
    {
      ...{ id: 'rest', label, rest: true },
      reports: [sumOf(rest.reported, 'reported'), sumOf(rest.mirror, 'mirror')],
    },
  ];
}

function captionOf(
  { flow, flows }: PartnersOf,
  values: Readonly<Record<string, string>>,
  { words }: Speech,
): string {
  if (!isCountry(flows.area)) return words('trade.sankey.caption', values);
  const measure = words(`trade.measure.${flows.measure === 'value' ? 0 : 1}`).toLocaleLowerCase();
  return words('trade.partners.caption', {
    ...values,
    measure: `${words(`trade.flow.${flow}.inSentence`)} (${measure})`,
  });
}

function headsOf(
  { flow, flows }: PartnersOf,
  values: Readonly<Record<string, string>>,
  { words }: Speech,
): readonly [string, string, string] {
  if (isCountry(flows.area))
    return [
      words('trade.partners.partner'),
      words('trade.mirror.reported', values),
      words('trade.mirror.mirror'),
    ];
  const ends = [words('trade.mirror.byImporter'), words('trade.mirror.byExporter')] as const;
  return [words('trade.mirror.flow'), ...(flow === '1' ? ends : ([ends[1], ends[0]] as const))];
}

/** Which part of the area's trade the listed flows are; `null` where that is not known. */
function knownShare({ allCubes }: ShownData, { flow, flows, rows }: PartnersOf): number | null {
  const whole = allCubes.figure(tradeElements[flows.measure][flow], flows.area, flows.year);
  const reported = rows[flow].reduce((sum, row) => sum + (row.reported ?? 0), 0);
  return whole != null && whole.value > 0 && !isLowerBound(whole)
    ? Math.min(1, reported / whole.value)
    : null;
}

function PartnersTable(props: {
  caption: string;
  heads: readonly [string, string, string];
  unit: string;
  lines: readonly Line[];
  element: number;
}): ReactNode {
  const { lines, element, unit, ...table } = props;
  const { hrefOf } = useDataView();
  const { words, formats } = useSpeech();
  const values = lines.flatMap(({ reports }) => reports.map(({ value }) => value));
  const textOf = figureColumn(element, values, formats);
  const toCell = (label: string, report: Report): MirrorCell => {
    if (report.value === null) return report;
    const { value, key } = report;
    const text = textOf(value);
    const named = words('chart.announce.item', { series: label, value: `${text} ${unit}` });
    return {
      ...{ value, text },
      explain: {
        key,
        href: hrefOf({ do: 'explain', figure: key }),
        label: words('figure.explain', { value: named }),
      },
    };
  };
  return (
    <MirrorTable
      {...table}
      unit={unit}
      rows={lines.map(({ reports, ...line }) => ({
        ...line,
        cells: [toCell(line.label, reports[0]), toCell(line.label, reports[1])] as const,
      }))}
      hint={words('figure.explain.table')}
    />
  );
}
