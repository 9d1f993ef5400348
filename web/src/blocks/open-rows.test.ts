import { expect, it } from 'vitest';
import { openRows } from './open-rows.ts';

const sourceOf = (row: string) => ({ exportable: !row.startsWith('closed') });

it('tells rows that may be handed on from those that may be looked at alone', () => {
  expect(openRows(['closed 1', 'open 2', 'closed 3'], sourceOf)).toEqual({
    open: ['open 2'],
    withheld: ['closed 1', 'closed 3'],
  });
  expect(openRows(['open 1'], sourceOf)).toEqual({ open: ['open 1'], withheld: [] });
});

it('keeps all rows where none may be handed on, so that the file is refused and not empty', () => {
  expect(openRows(['closed 1', 'closed 2'], sourceOf)).toEqual({
    open: ['closed 1', 'closed 2'],
    withheld: [],
  });
  expect(openRows([], sourceOf)).toEqual({ open: [], withheld: [] });
});
