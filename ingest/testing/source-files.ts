import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** A FAO row of a test: area code, item, element, year, value, and the flag where it matters. */
export type Row = readonly [
  area: number,
  item: number,
  element: number,
  year: number,
  value: number,
  flag?: string,
];

/** Units as FAO writes them, by element. */
const units: Readonly<Record<number, string>> = {
  645: 'kg/cap',
  664: 'kcal/cap/d',
  674: 'g/cap/d',
  684: 'g/cap/d',
  511: '1000 No',
  5312: 'ha',
  5510: 't',
  5412: 'kg/ha',
  5419: 'hg/ha',
  5110: '1000 ha',
  5111: 'An',
  152: '1000 Int$',
  5532: 'USD',
};

function unitOf(element: number): string {
  return units[element] ?? '1000 t';
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'ingest-'));
}

/** The normalised layout of FAO's bulk files since 2022. */
export function normalised(rows: readonly Row[]): string {
  const header =
    '"Area Code","Area Code (M49)","Area","Item Code","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag"';
  const lines = rows.map(
    ([area, item, element, year, value, flag = '']) =>
      `"${area}","'${area}","Area, ${area}","${item}","Item","${element}","Element","${year}","${year}","${unitOf(element)}","${value}","${flag}"`,
  );
  return `${[header, ...lines].join('\n')}\n`;
}

export const names = {
  fbs: 'FoodBalanceSheets_E_All_Data_(Normalized).csv',
  fbsh: 'FoodBalanceSheetsHistoric_E_All_Data_(Normalized).csv',
  qcl: 'Production_Crops_Livestock_E_All_Data_(Normalized).csv',
  population: 'Population_E_All_Data_(Normalized).csv',
  land: 'Inputs_LandUse_E_All_Data_(Normalized).csv',
  value: 'Value_of_Production_E_All_Data_(Normalized).csv',
  computedValue: 'QV_GPV_constant_I$_derived.csv',
} as const;

/** Writes normalised files into a new folder, one per source. */
export async function writeSources(
  files: Partial<Record<keyof typeof names, readonly Row[]>>,
): Promise<string> {
  const keys = Object.keys(files) as (keyof typeof names)[];
  return folderOf(Object.fromEntries(keys.map((key) => [names[key], normalised(files[key] ?? [])])));
}

/** The list of releases that files were assembled from: file, edition and the publisher's release of each. */
export function editionList(
  editions: readonly (readonly [file: string, edition: string, release: string])[],
): string {
  const header =
    'file,edition,publisher_release,release_inferred,years,areas,elements,flags_known,carrier,note';
  const lines = editions.map(
    ([file, edition, release]) => `${file.replace(/\.csv$/, '')},${edition},${release},yes,,,,no,Carrier,`,
  );
  return `${[header, ...lines].join('\n')}\n`;
}

/** Writes such a list beside the files. */
export async function writeEditions(
  folder: string,
  editions: Parameters<typeof editionList>[0],
): Promise<void> {
  await writeFile(join(folder, 'editions.csv'), editionList(editions));
}

/** Rows in FAO's layout with a note at the end of each. */
export function noted(rows: readonly (readonly [note: string, row: Row])[]): string {
  const [header = '', ...lines] = normalised(rows.map(([, row]) => row))
    .trimEnd()
    .split('\n');
  return `${[`${header},"Note"`, ...lines.map((line, at) => `${line},"${rows[at]?.[0] ?? ''}"`)].join('\n')}\n`;
}

/** A ZIP archive of texts, as small as the format allows. */
export function zip(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [file, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    // 2024-01-02 00:00 in DOS form.
    fields.writeUInt16LE((44 << 9) | (1 << 5) | 2, 8);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(file), 22);
    const name = Buffer.from(file);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name);
    offset += 4 + fields.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(entries).length, 4);
  end.writeUInt16LE(Object.keys(entries).length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

export async function folderOf(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}
