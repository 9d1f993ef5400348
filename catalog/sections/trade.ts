import * as codes from '../elements/codes.ts';
import type { Section } from '../section.ts';
import { both } from './scoped.ts';

const imports = { flow: '1', colour: 'imports' } as const;
const exports_ = { flow: '2', colour: 'exports' } as const;

const values = [both(codes.IMPORT_VALUE), both(codes.EXPORT_VALUE)] as const;
const [ofValues, ofUnitValues] = [
  [codes.IMPORT_VALUE, codes.EXPORT_VALUE],
  [codes.IMPORT_UNIT_VALUE, codes.EXPORT_UNIT_VALUE],
] as const;
/** What qualifies values holds of every figure but those of quantities. */
const bound = {
  figures: ['glance', 'chart-value', 'chart-unit-value', 'partners-1', 'partners-2', 'sankey'],
  elements: [...ofValues, ...ofUnitValues],
  needs: ofValues,
} as const;

/** Unit values beside their numerator and denominator. */
const unitValues = [
  { element: both(codes.IMPORT_UNIT_VALUE), mark: 'line', axis: 'right', ...imports },
  { element: both(codes.EXPORT_UNIT_VALUE), mark: 'line', axis: 'right', ...exports_ },
] as const;

export const trade = {
  id: 'trade',
  number: 6,
  group: 'trade',
  words: ['elements'],
  tableSuffix: 'trade',
  indicator: 'production',
  mapElements: [
    both(codes.IMPORT_VALUE),
    both(codes.EXPORT_VALUE),
    both(codes.IMPORT_QUANTITY),
    both(codes.EXPORT_QUANTITY),
    both(codes.TRADE_BALANCE),
    both(codes.IMPORT_UNIT_VALUE),
    both(codes.EXPORT_UNIT_VALUE),
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
    { key: 'finding', values: { imports: both(codes.IMPORT_VALUE), exports: both(codes.EXPORT_VALUE) } },
    { key: 'finding.imports', values: { value: both(codes.IMPORT_VALUE) } },
    { key: 'finding.exports', values: { value: both(codes.EXPORT_VALUE) } },
    {
      key: 'finding.quantity',
      values: { imports: both(codes.IMPORT_QUANTITY), exports: both(codes.EXPORT_QUANTITY) },
    },
    { key: 'lead.5610', values: { value: both(codes.IMPORT_QUANTITY) } },
    { key: 'lead.5910', values: { value: both(codes.EXPORT_QUANTITY) } },
  ],
  blocks: [
    { kind: 'map', id: 'map' },
    { kind: 'flow', id: 'flow' },
    {
      kind: 'glance',
      id: 'glance',
      figures: [
        { id: 'imports', element: both(codes.IMPORT_VALUE), flow: '1' },
        { id: 'exports', element: both(codes.EXPORT_VALUE), flow: '2' },
        {
          id: 'imports-quantity',
          element: both(codes.IMPORT_QUANTITY),
          insteadOf: both(codes.IMPORT_VALUE),
          flow: '1',
        },
        {
          id: 'exports-quantity',
          element: both(codes.EXPORT_QUANTITY),
          insteadOf: both(codes.EXPORT_VALUE),
          flow: '2',
        },
        { id: 'trade-balance', element: both(codes.TRADE_BALANCE), reads: 'balance' },
        {
          id: 'unit-value',
          element: both(codes.EXPORT_UNIT_VALUE),
          reads: 'flow',
          ofFlow: { '1': both(codes.IMPORT_UNIT_VALUE), '2': both(codes.EXPORT_UNIT_VALUE) },
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
            { element: both(codes.IMPORT_VALUE), mark: 'bar', axis: 'left', ...imports },
            { element: both(codes.EXPORT_VALUE), mark: 'bar', axis: 'left', ...exports_, negate: true },
            ...unitValues,
          ],
        },
        {
          id: 'quantity',
          series: [
            { element: both(codes.IMPORT_QUANTITY), mark: 'bar', axis: 'left', ...imports },
            { element: both(codes.EXPORT_QUANTITY), mark: 'bar', axis: 'left', ...exports_, negate: true },
            ...unitValues,
          ],
        },
        {
          id: 'balance',
          series: [{ element: both(codes.TRADE_BALANCE), mark: 'bar', axis: 'left', colour: 'ratio' }],
        },
        {
          id: 'unit-value',
          series: [
            { element: both(codes.IMPORT_UNIT_VALUE), mark: 'line', axis: 'left', ...imports },
            { element: both(codes.EXPORT_UNIT_VALUE), mark: 'line', axis: 'left', ...exports_ },
          ],
        },
      ],
    },
    { kind: 'traders', id: 'traders' },
    { kind: 'partners', id: 'partners', values },
  ],
} as const satisfies Section;
