import type { ReactNode } from 'react';
import { tradeElements } from '#catalog/elements/trade.ts';
import type { FlowId } from '#catalog/section.ts';
import { type FlowRow, flowSides, flowValue, sumOfFlows } from '#domain/flows.ts';
import type { ShownData } from '../../api/data-view.tsx';
import { RankedBars } from '../../charts/ranked-bars/ranked-bars.tsx';
import { elementColumn } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { partInSentence } from '../../i18n/amounts.ts';
import { areaName, areaWords } from '../../i18n/area-words.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { figureScale, scaleValues } from '../../i18n/figure-scale.ts';
import { formatFigure, isLowerBound } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { drawnKey, reportKey } from './to-partners.ts';
import type { TradeRows } from './trade-rows.ts';

/** Number of partners in the picture; the table has them all. */
const limit = 10;

/** Partners of a direction. `isFirst`: the first of the figures has the note on flows that the source lacks. */
export interface PartnersOf extends TradeRows {
  flow: FlowId;
  isFirst: boolean;
}

/** Partners of a country in one direction, the largest first; the table has both reports of each flow. */
export function toPartnersFigure(data: ShownData, of: PartnersOf, speech: Speech): Figure {
  const { crop, section } = data;
  const { words, formats } = speech;
  const { flow, flows, sides } = of;
  const rows = of.rows[flow].toSorted(
    (one, other) => flowValue(other, sides[flow]) - flowValue(one, sides[flow]),
  );
  const drawn = rows.filter((row) => flowValue(row, sides[flow]) > 0);
  const element = tradeElements[flows.measure][flow];
  const values = {
    ...cropWords(words, crop.id, section.id),
    flow: flow === '1' ? 'imports' : 'exports',
    ...areaWords(words, flows.area),
    year: String(flows.year),
  };
  // Both sides report the same flow: their columns are read against each other.
  const column = {
    ...elementColumn(element, speech, () => rows.flatMap(({ reported, mirror }) => [reported, mirror])),
    unit: words(`units.${flows.answer.unit}.short`),
  };
  const reporters = new Set(flows.answer.reporters);
  const report = (key: 'reported' | 'mirror', label: string): ColumnOf<FlowRow> => ({
    ...column,
    key,
    label,
    of: (row) =>
      row[key] === null
        ? {
            value: null,
            text: words(
              reporters.has(row[sideOf(flow, key)]) ? 'trade.mirror.unlisted' : 'trade.mirror.missing',
            ),
          }
        : { value: row[key] },
  });
  const [top] = drawn;
  const share = knownShare(data, of);
  const basis =
    share === null
      ? words('trade.partners.threshold')
      : words('trade.partners.known', { share: formats.percent(share, 1) });
  const scale = figureScale(
    element,
    scaleValues(drawn.slice(0, limit).map((row) => flowValue(row, sides[flow]))),
    speech,
  );
  const name = words('trade.partners.title', values);
  const title = words('figure.titleUnit', { title: name, unit: scale.unit });
  return toDataFigure(data, speech, {
    id: `partners-${flow}`,
    title,
    name,
    finding:
      top &&
      words('trade.partners.finding.largest', {
        ...values,
        partner: areaWords(words, partnerOf(top, flow)).areaThe,
        value: partInSentence(element, flowValue(top, sides[flow]), drawn.length === 1, speech),
      }),
    info: words('trade.mirror.info'),
    ...(share !== null || of.isFirst ? { remarks: [basis] } : { notes: [basis] }),
    caption: name,
    keyOf: (id, key) => {
      const row = rows.find((each) => each.id === id);
      if (row === undefined || (key !== 'reported' && key !== 'mirror') || row[key] === null) return null;
      return reportKey(row, sideOf(flow, key), flows);
    },
    ...tableOf(
      rows,
      [
        columnOf('partner', words('trade.partners.partner'), 'name', (row) => ({
          value: areaName(words, partnerOf(row, flow)),
          code: partnerOf(row, flow),
        })),
        report('reported', words('trade.mirror.reported', values)),
        report('mirror', words('trade.mirror.mirror')),
      ],
      ({ id }) => id,
    ),
    picture: (): ReactNode => (
      <RankedBars
        id={`partners-${flow}`}
        title={title}
        description={words('trade.mirror.info')}
        hint={words('chart.keyboardHint.ranked')}
        unit={scale.unit}
        items={drawn.map((row) => {
          const value = flowValue(row, sides[flow]);
          const unit = words(`trade.unit.${flows.answer.unit}`);
          return {
            id: row.id,
            label: areaName(words, partnerOf(row, flow)),
            value,
            valueLabel: scale.figure(value, false),
            exact: words('chart.value', { value: formatFigure(element, value, formats), unit }),
          };
        })}
        limit={limit}
        formatRank={String}
        explainOf={(id) => {
          const row = rows.find((each) => each.id === id);
          return row === undefined ? '' : drawnKey(row, flow, sides[flow], flows);
        }}
        empty={null}
      />
    ),
  });
}

const partnerOf = (row: FlowRow, flow: FlowId): string => (flow === '1' ? row.origin : row.destination);

const sideOf = (flow: FlowId, key: 'reported' | 'mirror') => flowSides[flow][key === 'reported' ? 0 : 1];

/** Which part of the country's trade its own reports on partners are; `null` where that is not known. */
function knownShare({ allCubes }: ShownData, { flow, flows, rows }: PartnersOf): number | null {
  const whole = allCubes.figure(tradeElements[flows.measure][flow], flows.area, flows.year);
  return whole != null && whole.value > 0 && !isLowerBound(whole)
    ? Math.min(1, sumOfFlows(rows[flow], 'reported') / whole.value)
    : null;
}
