import { copyFile, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readSitePicture } from '#contract/site-picture.ts';
import { siteSettings } from '#contract/site-settings.ts';
import { csvCell, guardFormula } from '#domain/csv-cell.ts';
import type { PlacedRow } from '#domain/imports/check-rows.ts';
import type { ImportFault, ReadTable } from '#domain/imports/read-table.ts';
import { settingRows, settingsFormat, settingsOf, settingsTemplate } from '#domain/imports/settings.ts';
import { asIngestError } from '../errors.ts';
import { checkRows } from './check-rows.ts';
import { describeChanges } from './describe-supplies.ts';
import { readTable } from './read-table.ts';
import { describeCounts, writeFaults } from './write-faults.ts';

/** Output, prompts and environment of a run of the import. */
export interface ImportContext {
  out: { write(text: string): unknown };
  err: { write(text: string): unknown };
  clock: () => Date;
  /** Variables that may name the folder of releases and a database; none when left out. */
  environment?: NodeJS.ProcessEnv;
  /** Prompts the user; `null` without a terminal, as in a script. */
  confirm: ((question: string) => Promise<boolean>) | null;
  /** File of the site's settings. */
  settings: string;
}

/** Imports a table of settings: shows the changes, then writes the file. Without a table it writes the current settings out. */
export async function runSettings(
  path: string,
  flags: { check: boolean; yes: boolean },
  around: ImportContext,
): Promise<number> {
  const file = around.settings;
  if (path === '') {
    around.out.write(await settingsTable(file));
    return 0;
  }
  const { settings, changes, faults, table } = await readSettingsTable(file, await readFile(path));
  if (faults.length > 0) return writeFaults(around.err, basename(path), faults, table);
  // The template's rows of settings that are not set begin with #.
  if ('header' in table)
    for (const line of describeCounts(table, [])) around.out.write(`${basename(path)}: ${line}\n`);
  for (const line of changes) around.out.write(`  ${line}\n`);
  if (changes.length === 0) around.out.write('Nothing changes, so nothing is written.\n');
  else if (flags.check) around.out.write('Checked. Nothing was written.\n');
  else if (around.confirm !== null && !flags.yes && !(await around.confirm('Write these settings?')))
    around.out.write('Nothing was written.\n');
  else {
    const backup = await writeSettings(file, settings, around.clock());
    around.out.write(
      `${file} is written${backup === null ? '' : `; what stood there before is ${backup}`}. The site shows it from its next start on.\n`,
    );
  }
  return 0;
}

/** The current settings file; empty if it is missing or invalid: it is kept all the same. */
async function readSettings(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/** The current settings, as the table that the import reads; without any, the template. */
async function settingsTable(file: string): Promise<string> {
  const rows = settingRows(await readSettings(file)).map(({ setting = '', value = '' }) => {
    return `${csvCell(setting)},${csvCell(guardFormula(value))}\n`;
  });
  return rows.length === 0 ? settingsTemplate() : `setting,value\n${rows.join('')}`;
}

/** Why a value of a setting is invalid; for all others, that it is no address. */
const refusals: Readonly<Record<string, string>> = {
  'contact.email': 'is no mail address',
  'contact.reports': 'is no encrypted address of a page on a named host, https://…',
  doi: 'is no DOI such as 10.5555/beans',
  'analytics.script': 'is no encrypted address of a script on a named host, https://…',
  'analytics.site': 'is no id or domain: letters, digits and . : / _ - alone, at most 120',
  'analytics.service': 'is no name of a service: at most 80 characters',
  'analytics.notice': 'is no encrypted address of a page on a named host, https://…',
  'security.contact': 'is no address of a person or page to tell: mailto:…, tel:… or https://…',
  'security.expires': 'is no date such as 2027-06-30',
};

/**
 * Faults of settings beyond their format: addresses, settings in one language alone, pictures. The settings of `refused` are in
 * the table, too, and are not missing.
 */
async function faultsOf(
  file: string,
  rows: readonly PlacedRow[],
  refused: ReadonlySet<string>,
): Promise<ImportFault[]> {
  const { settings, nameOf } = settingsOf(rows.map(({ row }) => row));
  const lines = new Map(
    rows.map(({ line, row }) => [row['setting'] ?? '', { line, value: row['value'] ?? '' }]),
  );
  const parsed = siteSettings.safeParse(settings);
  // A value that is wrong in two ways is one fault.
  const invalidNames = new Set((parsed.error?.issues ?? []).map(({ path }) => nameOf(path)));
  const faults = [...invalidNames].flatMap((name): ImportFault[] => {
    const at = lines.get(name);
    if (at !== undefined) {
      const reason = refusals[name] ?? 'is no address of a page, https://…';
      return [{ row: at.line, column: 'value', value: at.value, reason }];
    }
    const reason = 'is missing, and the settings beside it need it';
    return refused.has(name) ? [] : [{ row: null, column: 'setting', value: name, reason }];
  });
  for (const [name, { line, value }] of lines) {
    if (!name.endsWith('logo')) continue;
    const picture = readSitePicture(file, value);
    if ('fault' in picture) faults.push({ row: line, column: 'value', value, reason: picture.fault });
  }
  return faults;
}

/** A table of settings, checked: its rows and the new content of the settings file, or all faults. */
async function readSettingsTable(
  file: string,
  bytes: Buffer,
): Promise<{ settings: unknown; changes: string[]; faults: readonly ImportFault[]; table: ReadTable }> {
  const table = readTable(bytes, ['setting', 'value']);
  if (!('header' in table)) return { settings: {}, changes: [], faults: table.faults, table };
  // A telephone number begins with a plus, and is no formula.
  const at = { setting: table.header.indexOf('setting'), value: table.header.indexOf('value') };
  const guarded = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, column) =>
      column === at.value && cells[at.setting]?.trim() === 'contact.phone' && /^\+\d/.test(cell.trim())
        ? `'${cell.trim()}`
        : cell,
    ),
  }));
  const { rows, faults } = checkRows(settingsFormat, { ...table, rows: guarded }, new Set());
  const wrong = new Set(faults.map(({ row }) => row));
  const refused = guarded.flatMap(({ row, cells }) =>
    wrong.has(row) ? [cells[at.setting]?.trim() ?? ''] : [],
  );
  const right = rows.filter(({ line }) => !wrong.has(line));
  const placeOf = ({ row }: ImportFault): number => row ?? table.rows.length + 2;
  const all = [...faults, ...(await faultsOf(file, right, new Set(refused)))].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  if (all.length > 0) return { settings: {}, changes: [], faults: all, table };
  const settings = rows.map(({ row }) => row);
  const before = { rows: settingRows(await readSettings(file)) };
  return {
    settings: settingsOf(settings).settings,
    changes: describeChanges(settingsFormat, before, { rows: settings }),
    faults: [],
    table,
  };
}

/**
 * Writes the settings file as a whole or not at all; the previous one stays beside it, named by the time of the change. Returns
 * its name, `null` if there was none. Throws `folder-unusable` if the folder cannot be written to.
 */
async function writeSettings(file: string, settings: unknown, now: Date): Promise<string | null> {
  const next = `${file}.next`;
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const backup = join(dirname(file), `${basename(file, '.json')}-until-${stamp}.json`);
  try {
    const hasOld = (await stat(file).catch(() => null)) !== null;
    if (hasOld) await copyFile(file, backup);
    const handle = await open(next, 'w');
    try {
      await handle.writeFile(`${JSON.stringify(settings, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(next, file);
    return hasOld ? basename(backup) : null;
  } catch (error) {
    await rm(next, { force: true }).catch(() => undefined);
    throw asIngestError(error, dirname(file));
  }
}
