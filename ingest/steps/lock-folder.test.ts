import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/source-files.ts';
import { makeFolder } from './lock-folder.ts';

describe('a folder', () => {
  it('is made with those above it, and left as it is where it is there', async () => {
    const folder = join(await temporaryFolder(), 'one', 'two');
    await makeFolder(folder);
    await writeFile(join(folder, 'file'), 'kept');
    await makeFolder(folder);
    expect((await stat(join(folder, 'file'))).size).toBe(4);
  });

  it('that cannot be made is reported with the code of the system', async () => {
    const above = await temporaryFolder();
    await writeFile(join(above, 'file'), '');
    await expect(makeFolder(join(above, 'file', 'one'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
