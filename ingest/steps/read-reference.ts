import type { ReleaseSource } from '#release/facts.ts';
import { IngestError } from '../errors.ts';
import { readHead } from './csv-text.ts';
import { type Database, name } from './database.ts';
import { openFile, sampleFile } from './open-file.ts';
import { readRaw, widen } from './rows/open-row-file.ts';
import type { Reference } from './source.ts';

/**
 * Checks `mappings/areas.csv` against a published list of codes. FAO's own numbers for China differ from the
 * United Nations' between releases, so only codes that both lists know are compared.
 */
export async function readReference(
  db: Database,
  reference: Reference,
  path: string,
  scratch: string,
  signal: AbortSignal,
): Promise<ReleaseSource & { dated: boolean }> {
  const opened = await openFile(path, reference.key, scratch, signal);
  const { file, sha256, date, dated } = opened;
  const head = widen(readHead((await sampleFile(opened.csv)) ?? ''));
  const missing = reference.headers.filter((column) => !head.header.includes(column));
  if (missing.length > 0)
    throw new IngestError(
      'wrong-columns',
      `${file} has not the columns of ${reference.title}: ${missing.join(', ')} missing.`,
      [`found: ${head.header.join(', ')}`],
    );
  await readRaw(db, opened, head, 'reference');
  const { check } = reference;
  if (check !== undefined) {
    const code = check.areaCode === 'fao' ? 'fao_code::VARCHAR' : 'code';
    const differing =
      await db.texts(`SELECT concat(a.code, ': ', a.m49, ' here, ', r.${name(check.m49)}, ' in the list')
      FROM reference r JOIN map_areas a ON a.${code} = r.${name(check.code)}
      WHERE a.kind = 'country' AND a.m49 NOT IN ('', '000')
        AND lpad(r.${name(check.m49)}, 3, '0') <> a.m49 ORDER BY a.code`);
    if (differing.length > 0)
      throw new IngestError(
        'bad-mapping',
        `ingest/mappings/areas.csv and ${file} disagree on M49 codes.`,
        differing,
      );
  }
  const rows = await db.count('SELECT count(*) FROM reference');
  const { key, publisher, title, url, licence } = reference;
  return { key, file, publisher, title, url, date, sha256, licence, rows, computed: false, dated };
}
