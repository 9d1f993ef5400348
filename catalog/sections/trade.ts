import {
  EXPORT_QUANTITY,
  EXPORT_UNIT_VALUE,
  EXPORT_VALUE,
  IMPORT_QUANTITY,
  IMPORT_UNIT_VALUE,
  IMPORT_VALUE,
  TRADE_BALANCE,
} from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both } from './scoped.ts';

const imports = { flow: '1', colour: 'imports' } as const;
const exports_ = { flow: '2', colour: 'exports' } as const;

const values = [both(IMPORT_VALUE), both(EXPORT_VALUE)] as const;
const [ofValues, ofUnitValues] = [
  [IMPORT_VALUE, EXPORT_VALUE],
  [IMPORT_UNIT_VALUE, EXPORT_UNIT_VALUE],
] as const;
/** What qualifies values holds of every figure but those of quantities. */
const bound = {
  figures: ['glance', 'chart-value', 'chart-unit-value', 'partners-1', 'partners-2', 'sankey'],
  elements: [...ofValues, ...ofUnitValues],
  needs: ofValues,
} as const;

/** Unit values beside what they are made of. */
const unitValues = [
  { element: both(IMPORT_UNIT_VALUE), mark: 'line', axis: 'right', ...imports },
  { element: both(EXPORT_UNIT_VALUE), mark: 'line', axis: 'right', ...exports_ },
] as const;

export const trade = {
  id: 'trade',
  number: 6,
  group: 'trade',
  words: ['elements'],
  tableSuffix: 'trade',
  indicator: 'production',
  mapElements: [
    both(IMPORT_VALUE),
    both(EXPORT_VALUE),
    both(IMPORT_QUANTITY),
    both(EXPORT_QUANTITY),
    both(TRADE_BALANCE),
    both(IMPORT_UNIT_VALUE),
    both(EXPORT_UNIT_VALUE),
  ],
  sources: ['faostat-tcl', 'faostat-tcl-derived', 'faostat-tm', 'faostat-fbs', 'faostat-fbsh'],
  caveats: [
    { key: 'trade.bound.text', ...bound },
    { key: 'trade.bound.compare', ...bound },
    { key: 'trade.charts.quantity.info', figures: ['chart-quantity'] },
    {
      key: 'trade.unit-value.info',
      figures: ['glance', 'chart-unit-value'],
      elements: ofUnitValues,
      needs: ofUnitValues,
    },
    { key: 'trade.mirror.info', figures: ['partners-1', 'partners-2', 'sankey'], needs: ofValues },
  ],
  fallbackYears: [2022, 2020],
  asHeld: true,
  findings: [
    { key: 'finding', values: { imports: both(IMPORT_VALUE), exports: both(EXPORT_VALUE) } },
    { key: 'finding.imports', values: { value: both(IMPORT_VALUE) } },
    { key: 'finding.exports', values: { value: both(EXPORT_VALUE) } },
    {
      key: 'finding.quantity',
      values: { imports: both(IMPORT_QUANTITY), exports: both(EXPORT_QUANTITY) },
    },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'flow', id: 'flow' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'imports', element: both(IMPORT_VALUE), flow: '1' },
        { id: 'exports', element: both(EXPORT_VALUE), flow: '2' },
        {
          id: 'imports-quantity',
          element: both(IMPORT_QUANTITY),
          insteadOf: both(IMPORT_VALUE),
          flow: '1',
        },
        {
          id: 'exports-quantity',
          element: both(EXPORT_QUANTITY),
          insteadOf: both(EXPORT_VALUE),
          flow: '2',
        },
        { id: 'trade-balance', element: both(TRADE_BALANCE), reads: 'balance' },
        {
          id: 'unit-value',
          element: both(EXPORT_UNIT_VALUE),
          reads: 'flow',
          ofFlow: { '1': both(IMPORT_UNIT_VALUE), '2': both(EXPORT_UNIT_VALUE) },
        },
      ],
    },
    {
      kind: 'charts',
      id: 'charts',
      oneAtATime: true,
      charts: [
        {
          id: 'value',
          series: [
            { element: both(IMPORT_VALUE), mark: 'bar', axis: 'left', ...imports },
            { element: both(EXPORT_VALUE), mark: 'bar', axis: 'left', ...exports_, negate: true },
            ...unitValues,
          ],
        },
        {
          id: 'quantity',
          series: [
            { element: both(IMPORT_QUANTITY), mark: 'bar', axis: 'left', ...imports },
            { element: both(EXPORT_QUANTITY), mark: 'bar', axis: 'left', ...exports_, negate: true },
            ...unitValues,
          ],
        },
        {
          id: 'balance',
          series: [{ element: both(TRADE_BALANCE), mark: 'bar', axis: 'left', colour: 'ratio' }],
        },
        {
          id: 'unit-value',
          series: [
            { element: both(IMPORT_UNIT_VALUE), mark: 'line', axis: 'left', ...imports },
            { element: both(EXPORT_UNIT_VALUE), mark: 'line', axis: 'left', ...exports_ },
          ],
        },
      ],
    },
    { kind: 'traders', id: 'traders' },
    { kind: 'partners', id: 'partners', values },
  ],
} as const satisfies Section;
