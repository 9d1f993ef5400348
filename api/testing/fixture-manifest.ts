import type { Release } from '#contract/release.ts';
import { type ChangeTable, releaseSchemaVersion } from '#contract/release-tables.ts';

export interface FixtureOptions {
  /** Value of element 645 for Brazil in 2020, to tell releases apart. */
  perCapita?: number;
  schemaVersion?: number;
  /** Day of November 2026 on which it was built; the first one otherwise. */
  day?: number;
  /** The release before, and the figures that differ from it. */
  changes?: { previous: string; rows: readonly ChangeTable[] };
}

const dayOfNovember = (day: number): string => new Date(Date.UTC(2026, 10, day, 12)).toISOString();

function summaryOf({ previous, rows }: NonNullable<FixtureOptions['changes']>): Release['changes'] {
  const added = rows.filter((row) => row.before === null).length;
  const removed = rows.filter((row) => row.after === null).length;
  return {
    previous: { id: previous, created: dayOfNovember(1) },
    added,
    removed,
    changed: rows.length - added - removed,
    sources: [
      {
        key: 'faostat-fbs',
        kind: 'changed',
        before: { date: '2023-07-01', sha256: '1'.repeat(64) },
        after: { date: '2024-07-01', sha256: '0'.repeat(64) },
      },
    ],
  };
}

/** What `release.json` says of a release with so many areas, observations and rankings. */
export function manifestOf(
  id: string,
  counted: { areas: number; observations: number; rankings: number },
  options: FixtureOptions = {},
): Release {
  const { schemaVersion = releaseSchemaVersion, day = 1, changes } = options;
  const source = {
    key: 'faostat-fbs',
    file: 'FoodBalanceSheets.zip',
    publisher: 'FAO',
    title: 'Food Balances',
    url: 'https://www.fao.org/faostat',
    date: '2024-07-01',
    sha256: '0'.repeat(64),
    licence: 'CC-BY-4.0',
    rows: counted.observations,
    computed: false,
  };
  return {
    id,
    schemaVersion,
    created: dayOfNovember(day),
    origin: 'sources',
    sources: [source],
    editions: [
      {
        key: 'FBS-2024-07',
        sources: ['faostat-fbs'],
        kind: 'published',
        release: '2024-07-01',
        inferred: false,
        told: 'file',
        flagsKnown: true,
        carrier: '',
        years: '',
        areas: '',
        elements: '',
        note: '',
      },
    ],
    checks: [],
    accepted: [],
    counts: { ...counted, derived: 0 },
    changes: changes === undefined ? null : summaryOf(changes),
    files: {},
  };
}
