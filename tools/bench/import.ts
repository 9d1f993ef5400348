import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibsqlDatabase from 'libsql';
import { releaseDdl } from '#contract/release-tables.ts';
import { checkRows } from '#ingest/import/check-rows.ts';
import { describeChanges } from '#ingest/import/describe-changes.ts';
import type { Supply } from '#ingest/import/import-kind.ts';
import { kinds } from '#ingest/import/kinds.ts';
import { readProvenance } from '#ingest/import/provenance.ts';
import { readTable } from '#ingest/import/read-table.ts';
import { writeSupplies } from '#ingest/import/supply.ts';
import type { Figures } from './report.ts';

const rows = 100_000;

/** A table of seed production, each row another record, as a spreadsheet writes it. */
function table(): Buffer {
  const lines = [
    'country;crop;year;seed_class;variety;producer;quantity;unit;supplied_by;supplied_on;licence',
  ];
  for (let at = 0; at < rows; at += 1)
    lines.push(
      `${at % 2 === 0 ? 'RWA' : 'KEN'};beans;${1990 + (at % 30)};certified;"Variety ${at}";Cooperative Ñ ${at % 700};${at},5;kg;Bench;2026-05-31;CC0-1.0`,
    );
  return Buffer.from(lines.join('\r\n'));
}

const seconds = (from: number): number => Math.round((performance.now() - from) / 10) / 100;

/** Seconds for a table of 100,000 records: until all that is wrong with it is known, and until it stands in a release's database. */
export async function measureImport(): Promise<Figures | null> {
  const kind = kinds.find(({ id }) => id === 'seed-production');
  if (kind === undefined) throw new Error('There is no kind seed-production.');
  const folder = mkdtempSync(join(tmpdir(), 'observatory-bench-'));
  const path = join(folder, 'release.sqlite');
  try {
    const db = new LibsqlDatabase(path);
    db.exec(releaseDdl);
    db.close();
    const bytes = table();
    const started = performance.now();
    const before = process.cpuUsage();
    const read = readTable(
      bytes,
      kind.columns.map(({ name }) => name),
    );
    if (!('header' in read)) throw new Error(JSON.stringify(read.faults));
    const { rows: checked, faults } = checkRows(kind, read, new Set(['RWA', 'KEN']));
    const { supplier, date, licence, faults: unfit } = readProvenance(kind, checked, {}, new Date());
    if (faults.length + unfit.length > 0) throw new Error(JSON.stringify([...faults, ...unfit].slice(0, 3)));
    const given: Supply = {
      kind: kind.id,
      source: {
        key: 'import-seed-production-bench',
        file: 'bench.csv',
        publisher: supplier,
        title: kind.title,
        url: '',
        date,
        sha256: '',
        licence,
      },
      rows: checked.map(({ row }) => row),
    };
    const changes = describeChanges(kind, undefined, given);
    const untilChecked = seconds(started);
    writeSupplies(path, [given]);
    const { user, system } = process.cpuUsage(before);
    return {
      records: changes.length,
      'bytes, MB': Math.round(bytes.length / 100_000) / 10,
      'read, checked and compared, s': untilChecked,
      'read, checked, compared and written, s': seconds(started),
      'the same, processor time of all threads, s': Math.round((user + system) / 10_000) / 100,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
