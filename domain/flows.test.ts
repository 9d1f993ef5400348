import { expect, it } from 'vitest';
import { type FlowReports, flowRows, reportOfFlow, selectFlows } from './flows.ts';

const flow = (origin: string, destination: string, exported: number | null, imported: number | null) =>
  ({ origin, destination, exported, imported }) satisfies FlowReports;

const rows = flowRows(
  [
    flow('ARG', 'BRA', 41_891, 51_663),
    flow('BOL', 'BRA', 2_198, null),
    flow('BRA', 'IND', 38_583, 70_470),
    flow('BRA', 'EGY', null, 4_199),
  ],
  '2',
  () => true,
);
const any = { origin: null, destination: null, beyond: 0 };
const selected = (selection: Parameters<typeof selectFlows>[1]): readonly string[] =>
  selectFlows(rows, selection).map(({ id }) => id);

it('adds up the flows of one end, of those beyond the largest, or beyond the largest flows', () => {
  expect(selected(any)).toEqual(['BRA-IND', 'ARG-BRA', 'BRA-EGY', 'BOL-BRA']);
  expect(selected({ ...any, origin: 'BRA' })).toEqual(['BRA-IND', 'BRA-EGY']);
  // Brazil sends 74,669, Argentina 51,663; India receives 70,470, Brazil 53,861.
  expect(selected({ ...any, origin: 1 })).toEqual(['ARG-BRA', 'BOL-BRA']);
  expect(selected({ ...any, origin: 'BRA', destination: 2 })).toEqual(['BRA-EGY']);
  expect(selected({ ...any, beyond: 3 })).toEqual(['BOL-BRA']);
  expect(selected({ origin: 2, destination: 1, beyond: 0 })).toEqual(['BOL-BRA']);
});

it('tells which report stands for a flow', () => {
  const [, argentina, egypt, bolivia] = rows;
  if (argentina === undefined || egypt === undefined || bolivia === undefined) throw new Error('no rows');
  // As exports: the own side is who sends, the mirror who receives.
  expect(reportOfFlow(argentina, 'reported', '2')).toBe('2 ARG BRA');
  expect(reportOfFlow(argentina, 'mirror', '2')).toBe('1 BRA ARG');
  // Brazil reports more than Argentina.
  expect(reportOfFlow(argentina, 'shown', '2')).toBe('1 BRA ARG');
  // Brazil reports neither its exports to Egypt nor its imports from Bolivia.
  expect(reportOfFlow(egypt, 'reported', '2')).toBeNull();
  expect(reportOfFlow(egypt, 'shown', '2')).toBe('1 EGY BRA');
  expect(reportOfFlow(bolivia, 'mirror', '2')).toBeNull();
  // As imports it is the other way round.
  const [first] = flowRows([flow('BOL', 'BRA', 2_198, null)], '1', () => true);
  expect(first && reportOfFlow(first, 'shown', '1')).toBe('2 BOL BRA');
  expect(first && reportOfFlow(first, 'reported', '1')).toBeNull();
});
