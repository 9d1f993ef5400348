import { ranksOf } from '#domain/ranks.ts';

interface Ranked {
  /** `null` of a value of 0, and of a doubtful one. */
  ranking: number | null;
  /** Whether others have the same value. */
  tied: boolean;
}

/** Countries from the best value on, with their ranks (1, 1, 3); those whose value is 0 or doubtful have none. */
export function rankCountries<R extends { value: number; doubt?: unknown }>(
  rows: readonly R[],
): (R & Ranked)[] {
  return rankRows(rows, 'competition');
}

/** Crops from the best value on, with their ranks (1, 1, 2); without those whose value is 0. */
export function rankCrops<R extends { value: number }>(
  rows: readonly R[],
): (R & Ranked & { ranking: number })[] {
  return rankRows(rows, 'dense').flatMap((row) =>
    row.ranking === null ? [] : [{ ...row, ranking: row.ranking }],
  );
}

function rankRows<R extends { value: number; doubt?: unknown }>(
  rows: readonly R[],
  ties: 'dense' | 'competition',
): (R & Ranked)[] {
  const ranks = ranksOf(
    rows.map(({ value, doubt }) => (doubt === undefined ? value : null)),
    ties,
  );
  return rows.map((row, at) => ({
    ...row,
    ranking: ranks[at] ?? null,
    tied: rows[at - 1]?.value === row.value || rows[at + 1]?.value === row.value,
  }));
}
