import { expect, it } from 'vitest';
import { workedOnce } from './worked-once.ts';

it('works out once what follows from the same answer and the same others', () => {
  let worked = 0;
  const sum = workedOnce((list: readonly number[], factor: number, more = 0) => {
    worked++;
    return list.reduce((total, one) => total + one, 0) * factor + more;
  });
  const answer = [1, 2];
  expect([sum(answer, 2), sum(answer, 2), sum([1, 2], 2)]).toEqual([6, 6, 6]);
  expect(worked).toBe(2);
  expect(sum(answer, 3)).toBe(9);
  // What was left out before is another question.
  expect([sum(answer, 3, 1), sum(answer, 3)]).toEqual([10, 9]);
  expect(worked).toBe(5);
});
