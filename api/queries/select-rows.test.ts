import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../release/folder-place.ts';
import { selectRows } from './select-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'select-rows-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads a long table whole and in order, piece by piece', async () => {
  const count = 4000;
  const file = join(folder, 'release.sqlite');
  const sqlite = new Libsql(file);
  sqlite.exec(`create table price_point (series, month, primary key (series, month));
    with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})
    insert into price_point select i % 2, i / 2 from n`);
  sqlite.close();
  const { db: opened, close } = openDatabase(file);
  const pieces: number[] = [];
  const db = opened.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      pieces.push(result.rows.length);
      return result;
    },
  });
  const columns = ['series', 'month'] as const;
  const rows = await selectRows(db, 'price_point', {}, { columns });
  expect(rows.map(({ series, month }) => series * (count / 2) + month)).toEqual(
    Array.from({ length: count }, (_, at) => at),
  );
  expect(Math.max(...pieces)).toBeLessThan(count);
  const half = { series: 1 };
  expect(await selectRows(db, 'price_point', half, { columns, order: ['month'] })).toHaveLength(count / 2);
  close();
});
