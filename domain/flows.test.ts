import { expect, it } from 'vitest';
import { type FlowReports, flowRows, selectFlows } from './flows.ts';

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
  expect(selected(any)).toEqual(['ARG-BRA', 'BRA-IND', 'BRA-EGY', 'BOL-BRA']);
  expect(selected({ ...any, origin: 'BRA' })).toEqual(['BRA-IND', 'BRA-EGY']);
  // Brazil sends 42,782, Argentina 41,891; Brazil receives 44,089, India 38,583.
  expect(selected({ ...any, origin: 1 })).toEqual(['ARG-BRA', 'BOL-BRA']);
  expect(selected({ ...any, origin: 'BRA', destination: 2 })).toEqual(['BRA-EGY']);
  expect(selected({ ...any, beyond: 3 })).toEqual(['BOL-BRA']);
  expect(selected({ origin: 2, destination: 1, beyond: 0 })).toEqual([]);
});
