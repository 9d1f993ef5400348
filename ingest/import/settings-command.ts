import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describeCounts } from './count-rows.ts';
import type { ImportContext } from './import-context.ts';
import { readSettingsTable, settingsTable, writeSettings } from './import-settings.ts';
import { writeFaults } from './write-faults.ts';

/** Takes in a table of settings: what changes is shown, then the file is written. Without a table those that stand are written out. */
export async function runSettings(
  path: string,
  said: { check: boolean; yes: boolean },
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
  else if (said.check) around.out.write('Checked. Nothing was written.\n');
  else if (around.confirm !== null && !said.yes && !(await around.confirm('Write these settings?')))
    around.out.write('Nothing was written.\n');
  else {
    const kept = await writeSettings(file, settings, around.clock());
    around.out.write(
      `${file} is written${kept === null ? '' : `; what stood there before is ${kept}`}. The site shows it from its next start on.\n`,
    );
  }
  return 0;
}
