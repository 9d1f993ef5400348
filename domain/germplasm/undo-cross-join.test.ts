import { describe, expect, it } from 'vitest';
import { type PublishedPair, undoCrossJoin } from './undo-cross-join.ts';

const pairs = (...rows: readonly (readonly [number | null, number | null])[]): PublishedPair[] =>
  rows.map(([received, provided]) => ({ received, provided }));

describe('undoing the cross join of reports', () => {
  it('leaves a single row as it is, and a side without a report empty', () => {
    expect(undoCrossJoin([pairs([2574, 13459]), pairs([9, null]), pairs([0, null])])).toEqual([
      { received: [2574], provided: [13459], reading: 'single' },
      { received: [9], provided: [], reading: 'single' },
      { received: [0], provided: [], reading: 'single' },
    ]);
  });

  it('counts each report once: cowpeas of Nigeria in 2015, three recipients’ by three providers’', () => {
    const [reports] = undoCrossJoin([
      pairs([6, 6], [6, 28], [6, 715], [344, 6], [344, 28], [344, 715], [28, 6], [28, 28], [28, 715]),
    ]);
    expect(reports).toEqual({ received: [6, 344, 28], provided: [6, 28, 715], reading: 'undone' });
  });

  it('keeps equal reports apart where the pairs prove them: bananas of Nigeria in 2017', () => {
    const rows = pairs([13, 100], [13, 13], [13, 6], [13, 6], [62, 100], [62, 13], [62, 6], [62, 6]);
    expect(undoCrossJoin([rows])).toEqual([
      { received: [13, 62], provided: [100, 13, 6, 6], reading: 'undone' },
    ]);
  });

  it('reads two reports of one side, equal ones too, where the other side has none', () => {
    expect(undoCrossJoin([pairs([null, 1], [null, 1]), pairs([2, null], [2, null])])).toEqual([
      { received: [], provided: [1, 1], reading: 'undone' },
      { received: [2, 2], provided: [], reading: 'undone' },
    ]);
  });

  it('takes of several readings the one in which the two totals agree: onions of Tanzania in 2015', () => {
    // Two recipients’ reports of 2 and one of 3, or one of 2 and two of 3. Elsewhere 5 were received and 6 provided.
    const rows = pairs([2, 3], [2, 3]);
    const [result] = undoCrossJoin([rows, pairs([5, null]), pairs([null, 6])]);
    expect(result).toEqual({ received: [2, 2], provided: [3], reading: 'by-totals' });
    const [other] = undoCrossJoin([rows, pairs([6, null]), pairs([null, 2])]);
    expect(other).toEqual({ received: [2], provided: [3, 3], reading: 'by-totals' });
  });

  it('chooses several doubtful readings together', () => {
    const doubtful = pairs([1, 2], [1, 2]);
    // Both as two recipients of 1 by one provider of 2.
    expect(undoCrossJoin([doubtful, doubtful]).map(({ received }) => received)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('takes rows that are no cross join as they are', () => {
    expect(undoCrossJoin([pairs([1, 2], [3, 4], [1, 4])])).toEqual([
      { received: [1, 3, 1], provided: [2, 4, 4], reading: 'not-joined' },
    ]);
  });
});
