import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { findZipFault } from '../download/download-file.ts';
import { zipOf } from '../testing/local-publisher.ts';
import { temporaryFolder } from '../testing/source-files.ts';
import { openFile } from './open-file.ts';
import { openRowFile } from './rows/open-row-file.ts';
import { mostUnpacked, whyTooLarge } from './zip-bounds.ts';

const million = 1_000_000;
const entry = (compressedSize: number, uncompressedSize: number) => ({
  fileName: 'beans.csv',
  compressedSize,
  uncompressedSize,
});

it.each([
  ['a table of figures', entry(600 * million, 12_000 * million), null],
  ['a small table of one figure again and again', entry(50_000, 49 * million), null],
  [
    'a table of nothing',
    entry(million, 1000 * million),
    'its entry beans.csv unpacks from 1 MB to 1000 MB, as no table of figures does',
  ],
  ['more than any table has', entry(500 * million, mostUnpacked + 1), 'more than any table has'],
  ['packed bytes that the file does not have', entry(9e9, 30_000 * million), null],
])('an archive of %s', (_, archive, reason) => {
  const result = whyTooLarge({ fileSize: 700 * million }, archive);
  if (reason === null) expect(result).toBeNull();
  else expect(result).toContain(reason);
});

it('believes no packed size beyond that of the file', () => {
  expect(whyTooLarge({ fileSize: million }, entry(9e9, 30_000 * million))).toContain('from 1 MB to 30000 MB');
});

const unpacked = 200 * million;
let packed: Buffer;
beforeAll(() => {
  packed = deflateRawSync(Buffer.alloc(unpacked, 'Area,Year,Value\n'));
});

/** A folder with the archive, and an empty one to unpack into. */
async function placeArchive(name: string, archive: Buffer) {
  const folder = await temporaryFolder();
  const [path, scratch] = [join(folder, name), join(folder, 'scratch')];
  await mkdir(scratch);
  await writeFile(path, archive);
  return { path, scratch, signal: new AbortController().signal };
}

it('a bomb is refused by the sizes that it states, and leaves nothing behind', async () => {
  const { path, scratch, signal } = await placeArchive('a.zip', zipOf('a.csv', '', { packed, unpacked }));
  await expect(openFile(path, 'a', scratch, signal)).rejects.toMatchObject({
    code: 'archive-too-large',
    message: expect.stringContaining('a.zip is not unpacked: its entry a.csv unpacks from 1 MB to 200 MB'),
  });
  expect(await readdir(scratch)).toEqual([]);
  expect(await findZipFault(path, /\.csv$/, 'no table')).toContain('as no table of figures does');
});

it('a bomb that states less than it holds is not unpacked beyond that', async () => {
  const { path, scratch, signal } = await placeArchive(
    'a.zip',
    zipOf('a.csv', '', { packed, unpacked: 5000 }),
  );
  await expect(openFile(path, 'a', scratch, signal)).rejects.toMatchObject({
    code: 'truncated-archive',
    message: 'a.zip is damaged: too many bytes.',
  });
  expect(await readdir(scratch)).toEqual([]);
});

it.each([
  [unpacked, 'archive-too-large'],
  [5000, 'truncated-archive'],
])('a workbook that states %i bytes and holds more is not read', async (states, code) => {
  const archive = zipOf('xl/workbook.xml', '', { packed, unpacked: states });
  const place = await placeArchive('a.xlsx', archive);
  await expect(
    openRowFile({ key: 'a', sheet: 'Sheet' }, place.path, { ...place, number: 1 }),
  ).rejects.toMatchObject({ code });
  expect(await readdir(place.scratch)).toEqual([]);
});
