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
    'trade.bound.text',
    'trade.bound.compare',
    { key: 'trade.charts.quantity.info', figures: ['chart-quantity'] },
    {
      key: 'trade.unit-value.info',
      figures: ['glance', 'chart-unit-value'],
      elements: [IMPORT_UNIT_VALUE, EXPORT_UNIT_VALUE],
    },
    {
      key: 'trade.mirror.info',
      figures: ['traders-1', 'traders-2', 'partners-1', 'partners-2', 'sankey'],
    },
  ],
  fallbackYears: [2022, 2020],
  findings: [
    { key: 'finding', values: { imports: both(IMPORT_VALUE), exports: both(EXPORT_VALUE) } },
    { key: 'finding.imports', values: { value: both(IMPORT_VALUE) } },
    { key: 'finding.exports', values: { value: both(EXPORT_VALUE) } },
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
    { kind: 'partners', id: 'partners' },
  ],
} as const satisfies Section;
