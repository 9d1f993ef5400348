/**
 * Ranks of rows that stand from the best value on. `dense` goes on with the next number after a tie (1, 1, 2), as
 * podiums do; `competition` counts the tied ones (1, 1, 3), as the ranks of countries do.
 */
export function rankRows<R extends { value: number }>(
  rows: readonly R[],
  ties: 'dense' | 'competition',
): (R & { ranking: number; tied: boolean })[] {
  let ranking = 0;
  return rows.map((row, at) => {
    const follows = rows[at - 1]?.value === row.value;
    if (!follows) ranking = ties === 'dense' ? ranking + 1 : at + 1;
    return { ...row, ranking, tied: follows || rows[at + 1]?.value === row.value };
  });
}
