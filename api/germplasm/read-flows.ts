import { setImmediate as otherRequests } from 'node:timers/promises';
import { findGenebank } from '#catalog/germplasm/genebanks.ts';
import type { FlowLeftOut } from '#contract/flows.ts';
import { addFlows, type SampleFlow, sumOfFlows } from '#domain/germplasm/sample-flows.ts';
import type { Row } from '#release/schema.ts';
import { selectRows } from '../queries/select-rows.ts';
import { onceARelease } from '../release/once-a-release.ts';

/** Number of samples, in more digits than any source has: sums then do not depend on the order of their parts. */
export const cut = (value: number): number => Number(value.toPrecision(9));

type CountedRow = SampleFlow &
  Pick<Row<'accession_flow'>, 'origin_name' | 'genebank_name' | 'recipient_name' | 'rows'>;

/** The delivery networks of a release. */
export interface ReadFlows {
  /** `source.id`; `null` where the release has no source of flows. */
  source: number | null;
  /** Published rows between countries, as sums use them. */
  rows: readonly CountedRow[];
  /** The same with rows of one flow added, the largest first. */
  flows: readonly SampleFlow[];
  /** Codes of all countries at either end, in alphabetical order. */
  countries: readonly string[];
  leftOut: FlowLeftOut;
  check: { sums: number; differ: number } | null;
}

/** The flows of a release: its 28,622 rows are read once, since every answer adds up most of them. */
export const readFlows = onceARelease(async ({ db }): Promise<ReadFlows> => {
  const all = await selectRows(db, 'accession_flow');
  const checks = await selectRows(db, 'accession_flow_check');
  const rows = listCounted(all);
  await otherRequests();
  const flows = addFlows(rows);
  await otherRequests();
  return {
    source: all[0]?.source ?? null,
    rows,
    flows,
    countries: [...new Set(flows.flatMap(({ origin, recipient }) => [origin, recipient]))].sort(),
    leftOut: tellLeftOut(all),
    check:
      checks.length === 0
        ? null
        : {
            sums: checks.reduce((sum, { sums }) => sum + sums, 0),
            differ: checks.reduce((sum, { differ }) => sum + differ, 0),
          },
  };
});

/** The rows that count. A database hands each text over anew: equal ones are held once. */
function listCounted(all: readonly Row<'accession_flow'>[]): CountedRow[] {
  const known = new Map<string, string>();
  const one = (text: string): string => {
    if (!known.has(text)) known.set(text, text);
    return known.get(text) ?? text;
  };
  return all.flatMap(({ origin, recipient, left_out, ...row }) => {
    if (left_out !== '' || origin === null || recipient === null) return [];
    const { value, rows } = row;
    return {
      ...{ origin: one(origin), genebank: one(row.genebank), recipient: one(recipient), value, rows },
      ...{ origin_name: one(row.origin_name), genebank_name: one(row.genebank_name) },
      recipient_name: one(row.recipient_name),
    };
  });
}

const total = (rows: readonly Row<'accession_flow'>[]) => ({
  rows: rows.reduce((sum, { rows: published }) => sum + published, 0),
  value: cut(rows.reduce((sum, { value }) => sum + value, 0)),
});

function tellLeftOut(all: readonly Row<'accession_flow'>[]): FlowLeftOut {
  const outside = all.filter(({ left_out }) => left_out === 'outside');
  const byName = new Map<string, Row<'accession_flow'>[]>();
  for (const row of outside) {
    const names = [
      row.origin === null ? row.origin_name : '',
      row.recipient === null ? row.recipient_name : '',
    ];
    for (const name of new Set(names)) if (name !== '') byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const names = [...byName].map(([name, rows]) => ({ name, ...total(rows) }));
  return {
    implausible: total(all.filter(({ left_out }) => left_out === 'implausible')),
    outside: {
      ...total(outside),
      names: names.sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1)),
    },
  };
}

export const sumText = (flows: readonly SampleFlow[]): number => cut(sumOfFlows(flows));

export const publishedName = (id: string): string => findGenebank(id)?.published ?? id;
