import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { EXPORT_QUANTITY, EXPORT_VALUE, IMPORT_QUANTITY, IMPORT_VALUE } from '#catalog/elements/codes.ts';
import { checkKeys } from '#ingest/steps/check.ts';
import { parseCsv } from '#ingest/testing/parse-csv.ts';
import { runIngest } from './ingest.ts';
import type { Figures } from './report.ts';

const name = 'Trade_DetailedTradeMatrix_E_All_Data_(Normalized)';
const header =
  '"Reporter Country Code","Reporter Country Code (M49)","Reporter Countries","Partner Country Code","Partner Country Code (M49)","Partner Countries","Item Code","Item Code (CPC)","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag"\n';

const elements = [
  [IMPORT_QUANTITY, 'Import quantity', 't'],
  [IMPORT_VALUE, 'Import value', '1000 USD'],
  [EXPORT_QUANTITY, 'Export quantity', 't'],
  [EXPORT_VALUE, 'Export value', '1000 USD'],
] as const;
const firstYear = 1986;
const lastYear = 2023;
const perPair = elements.length * (lastYear - firstYear + 1);

/** Bytes on disk for a row of the table, with its archive and the engine's temporary files. */
const bytesPerRow = 500;

const mapping = (file: string) => parseCsv(readFileSync(`ingest/mappings/${file}.csv`, 'utf8'));

/** The lines of a matrix of so many rows, some hundred at a time, the same at each run: every reporter and item, with as many partners as that takes. */
function* matrixLines(rows: number): Generator<string> {
  const areas = mapping('areas').flatMap(({ fao_code = '', m49, kind, first_year, last_year }) =>
    kind === 'country' && fao_code !== '' && first_year === '' && last_year === ''
      ? [`"${fao_code}","'${m49}","Country, ${fao_code}"`]
      : [],
  );
  const items = mapping('items').flatMap(({ domain, item = '' }) =>
    domain === 'production' && /^\d+$/.test(item) ? [`"${item}","'0${item}","Item, ${item}"`] : [],
  );
  const partners = Math.ceil(rows / (perPair * areas.length * items.length));
  let rowsLeft = rows;
  yield header;
  for (const [at, reporter] of areas.entries())
    for (const [number, item] of items.entries())
      for (let step = 1; step <= partners; step += 1) {
        const partner = areas[(at + number + step * 7) % areas.length];
        let text = '';
        for (const [code, element, unit] of elements) {
          const before = `${reporter},${partner},${item},"${code}","${element}"`;
          for (let year = firstYear; year <= lastYear; year += 1) {
            if (rowsLeft === 0) break;
            rowsLeft -= 1;
            const value = (rowsLeft * 7919) % 99_991;
            text += `${before},"${year}","${year}","${unit}","${value}","A"\n`;
          }
        }
        if (text !== '') yield text;
        if (rowsLeft === 0) return;
      }
}

/** Several of the texts in one piece, so that the archive is not written word by word. */
function* inPieces(texts: Iterable<string>): Generator<Buffer> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < 1 << 20) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}

async function writeMatrix(folder: string, rows: number): Promise<void> {
  const zip = new ZipFile();
  const options = { mtime: new Date(2026, 0, 2), compressionLevel: 1, forceZip64Format: true };
  zip.addReadStream(Readable.from(inPieces(matrixLines(rows)), { objectMode: true }), `${name}.csv`, options);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(join(folder, `${name}.zip`)));
}

/** Makes a matrix and a release from it, and removes both. `null`, with a line, if the disk has too little space. */
export async function measureTradeMatrix(): Promise<Figures | null> {
  const rows = Number(process.env['TRADE_MATRIX_ROWS'] ?? 60_000_000);
  if (!(Number.isInteger(rows) && rows > 0))
    throw new Error('TRADE_MATRIX_ROWS: write a whole number from 1 on.');
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < rows * bytesPerRow) {
    console.log(`The trade matrix is left out: ${tmpdir()} lacks ${(rows * bytesPerRow) / 1e9} GB of room.`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'observatory-matrix-'));
  try {
    await writeMatrix(folder, rows);
    // A matrix alone leaves every check without anything to examine.
    const accept = checkKeys.flatMap((key) => ['--accept-loss', `${key}=a matrix alone`]);
    const { seconds, megabytes } = await runIngest(folder, accept);
    return { 'rows, million': rows / 1e6, 'archive to release, s': seconds, 'most memory, MB': megabytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
