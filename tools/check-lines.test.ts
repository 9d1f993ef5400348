import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countLines, longFiles, MAX_LINES, sourceFiles } from './check-lines.ts';

const root = resolve(import.meta.dirname, '..');

describe('file length', () => {
  it(`keeps every text file of the repository at ${MAX_LINES} lines or fewer`, () => {
    const files = sourceFiles(root);
    expect(files).toContain('tools/check-lines.test.ts');
    expect(longFiles(root, files)).toEqual([]);
  });

  it('counts a last line without a line feed, and leaves binary files out', () => {
    expect(countLines(Buffer.from(''))).toBe(0);
    expect(countLines(Buffer.from('a\nb'))).toBe(2);
    expect(countLines(Buffer.from('a\nb\n'))).toBe(2);
    expect(countLines(Buffer.from([65, 10, 0]))).toBeNull();
  });

  it('names a file that is too long', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lines-'));
    writeFileSync(join(folder, 'long.ts'), 'x\n'.repeat(MAX_LINES + 1));
    writeFileSync(join(folder, 'fits.ts'), 'x\n'.repeat(MAX_LINES));
    expect(longFiles(folder, ['long.ts', 'fits.ts'])).toEqual([`long.ts: ${MAX_LINES + 1}`]);
    rmSync(folder, { recursive: true });
  });
});
