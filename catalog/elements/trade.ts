import type { Element } from '../element.ts';
import type { FlowId } from '../section.ts';
import * as codes from './codes.ts';
import { minus, plus, quotient } from './terms.ts';

const traded = { domain: 'trade', scope: 'all', aggregate: 'sum' } as const;
const computed = { domain: 'trade', scope: 'all', aggregate: 'formula' } as const;

/** Elements of flows by their measure and flow: 1 is imports, 2 is exports. */
export const tradeElements = { value: { '1': 5622, '2': 5922 }, quantity: { '1': 5610, '2': 5910 } } as const;

/** Measure and flow of an element; `null` for other elements. */
export function findFlow(element: number): { measure: keyof typeof tradeElements; flow: FlowId } | null {
  for (const measure of ['value', 'quantity'] as const)
    for (const flow of ['1', '2'] as const)
      if (tradeElements[measure][flow] === element) return { measure, flow };
  return null;
}

/** The element in which the other side reports the same flow: exports for imports; `null` for other elements. */
export function mirrorElement(element: number): number | null {
  const found = findFlow(element);
  return found === null ? null : tradeElements[found.measure][found.flow === '1' ? '2' : '1'];
}

/** Prices and trade: imports, exports, balance and unit values; and the population that figures per inhabitant divide by. */
export const trade: readonly Element[] = [
  {
    id: codes.PRODUCER_PRICE,
    domain: 'prices',
    unit: 'usd-t',
    decimals: 1,
    scope: 'country',
    aggregate: 'published',
  },
  { id: codes.IMPORT_VALUE, unit: '1000-usd', decimals: 0, ...traded },
  { id: codes.EXPORT_VALUE, unit: '1000-usd', decimals: 0, ...traded },
  { id: codes.IMPORT_QUANTITY, unit: 't', decimals: 0, ...traded },
  { id: codes.EXPORT_QUANTITY, unit: 't', decimals: 0, ...traded },
  {
    id: codes.TRADE_BALANCE,
    unit: '1000-usd',
    decimals: 0,
    ...computed,
    formula: { kind: 'sum', terms: [plus(codes.EXPORT_VALUE), minus(codes.IMPORT_VALUE)], missing: 'null' },
  },
  {
    id: codes.IMPORT_UNIT_VALUE,
    unit: 'usd-t',
    decimals: 0,
    ...computed,
    formula: quotient(plus(codes.IMPORT_VALUE), plus(codes.IMPORT_QUANTITY), 1000),
  },
  {
    id: codes.EXPORT_UNIT_VALUE,
    unit: 'usd-t',
    decimals: 0,
    ...computed,
    formula: quotient(plus(codes.EXPORT_VALUE), plus(codes.EXPORT_QUANTITY), 1000),
  },
  {
    id: codes.POPULATION,
    domain: 'population',
    unit: '1000-persons',
    decimals: 0,
    scope: 'all',
    aggregate: 'published',
  },
];
