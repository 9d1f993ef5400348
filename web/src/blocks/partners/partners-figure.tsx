import type { ReactNode } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import { type FlowEnd, type FlowRow, flowSides } from '#domain/flows.ts';
import { isCountry, useDataView } from '../../api/data-view.tsx';
import type { ShownFlows } from '../../api/trade-flows.ts';
import type { MirrorCell } from '../../charts/mirror-table/mirror-row.ts';
import { MirrorTable } from '../../charts/mirror-table/mirror-table.tsx';
import { figureInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { isLowerBound } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { figureColumn } from '../../i18n/number-lists.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { BlockFigure, type BlockTable } from '../block-figure.tsx';
import styles from './flows-figure.module.css';
import { gather, reportKey, sumKey } from './to-partners.ts';

/** Partners that stand alone in the list. */
const limit = 10;

/** Partners of one direction with both reports of each flow, the largest first. */
export function PartnersFigure(props: {
  flow: FlowId;
  flows: ShownFlows;
  rows: readonly FlowRow[];
  /** Whether it stands first, and says for all of them what flows the source lacks. */
  isFirst: boolean;
}): ReactNode {
  const { flow, flows, rows, isFirst } = props;
  const { crop, section, allCubes, hrefOf } = useDataView();
  const words = useWords();
  const formats = getFormats(useLanguage());
  const element = tradeElements[flows.measure][flow];
  const unit = words(`units.${flows.answer.unit}.short`);
  const country = isCountry(flows.area);
  const partnerOf = (row: FlowRow): string => (flow === '1' ? row.origin : row.destination);
  const reporters = new Set(flows.answer.reporters);
  const { rows: first, rest } = gather(rows, limit);
  // Both sides report the same flow: their columns are read against each other.
  const inTable = figureColumn(
    element,
    [...first, rest].flatMap((row) => [row?.reported, row?.mirror]),
    formats,
  );
  const cellOf = (name: string, value: number, key: string): MirrorCell => {
    const text = inTable(value);
    const named = words('chart.announce.item', { series: name, value: `${text} ${unit}` });
    return {
      value,
      text,
      explain: {
        key,
        href: hrefOf({ do: 'explain', figure: key }),
        label: words('figure.explain', { value: named }),
      },
    };
  };
  const reportCell = (row: FlowRow, value: number | null, side: FlowEnd): MirrorCell =>
    value === null
      ? { value, text: words(reporters.has(row[side]) ? 'trade.mirror.unlisted' : 'trade.mirror.missing') }
      : cellOf(nameOf(row), value, reportKey(row, side, flows));
  const nameOf = (row: FlowRow): string =>
    country
      ? areaName(words, partnerOf(row))
      : `${areaName(words, row.origin)} → ${areaName(words, row.destination)}`;
  const restName = words(country ? 'trade.partners.others.count' : 'trade.mirror.others', {
    count: rest?.count ?? 0,
  });
  const sumCell = (value: number | null, by: 'reported' | 'mirror'): MirrorCell =>
    value === null
      ? { value, text: words('trade.mirror.missing') }
      : cellOf(restName, value, sumKey(flow, flows, { by, beyond: limit }));
  const codes = new Map(
    first.map((row) => [row.id, country ? partnerOf(row) : `${row.origin}-${row.destination}`]),
  );
  const lines = [
    ...first.map((row) => {
      const [own, other] = flowSides[flow];
      const cells = [reportCell(row, row.reported, own), reportCell(row, row.mirror, other)] as const;
      return { id: row.id, label: nameOf(row), cells };
    }),
    ...(rest === null
      ? []
      : [
          {
            id: 'rest',
            label: restName,
            cells: [sumCell(rest.reported, 'reported'), sumCell(rest.mirror, 'mirror')] as const,
            rest: true,
          },
        ]),
  ];
  const values = {
    ...cropWords(words, crop.id, section.id),
    flow: flow === '1' ? 'imports' : 'exports',
    ...areaWords(words, flows.area),
    year: String(flows.year),
  };
  const heads = country
    ? ([
        words('trade.partners.partner'),
        words('trade.mirror.reported', values),
        words('trade.mirror.mirror'),
      ] as const)
    : ([
        words('trade.mirror.flow'),
        words(flow === '1' ? 'trade.mirror.byImporter' : 'trade.mirror.byExporter'),
        words(flow === '1' ? 'trade.mirror.byExporter' : 'trade.mirror.byImporter'),
      ] as const);
  const caption = country
    ? words('trade.partners.caption', {
        ...values,
        measure: `${words(`trade.flow.${flow}.inSentence`)} (${words(`trade.measure.${flows.measure === 'value' ? 0 : 1}`).toLocaleLowerCase()})`,
      })
    : words('trade.sankey.caption', values);
  const filed: BlockTable = {
    caption: `${caption} (${unit})`,
    columns: [
      { id: 'partner', label: heads[0] },
      { id: 'reported', label: heads[1], unit, numeric: true },
      { id: 'mirror', label: heads[2], unit, numeric: true },
    ],
    rows: lines.map(({ id, label, cells }) => ({
      id,
      cells: [
        { text: label, code: codes.get(id) },
        ...cells.map(({ value, text }) => ({ text, raw: value })),
      ],
    })),
    explain: (row, column) =>
      lines.find(({ id }) => id === row)?.cells[column === 'mirror' ? 1 : 0].explain?.key ?? null,
  };
  const top = first[0];
  const whole = allCubes.figure(element, flows.area, flows.year);
  const reported = rows.reduce((sum, row) => sum + (row.reported ?? 0), 0);
  const share =
    whole != null && whole.value > 0 && !isLowerBound(whole) ? Math.min(1, reported / whole.value) : null;
  const title = country ? words('trade.partners.title', values) : words('trade.mirror.titleOf', values);
  return (
    <BlockFigure
      id={`partners-${flow}`}
      title={title}
      finding={
        top === undefined || !country
          ? undefined
          : words('trade.partners.finding.largest', {
              ...values,
              partner: areaWords(words, partnerOf(top)).areaThe,
              value: figureInSentence(element, { value: top.shown, flag: '' }, { words, formats }),
            })
      }
      info={words('trade.mirror.info')}
      filed={filed}
      notes={[
        share === null
          ? words('trade.partners.threshold')
          : words('trade.partners.known', { share: formats.percent(share, 1) }),
      ]}
    >
      <MirrorTable
        caption={caption}
        heads={heads}
        unit={unit}
        rows={lines}
        hint={words('figure.explain.table')}
      />
      {(share !== null || isFirst) && (
        <p className={styles.note}>
          {share === null
            ? words('trade.partners.threshold')
            : words('trade.partners.known', { share: formats.percent(share, 1) })}
        </p>
      )}
    </BlockFigure>
  );
}
