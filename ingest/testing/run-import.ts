import { runImport } from '../import/command.ts';
import type { ImportContext } from '../import/import-settings.ts';

/** Runs the command on the first of June 2026 without a terminal, and returns its output. */
export async function importOf(
  argv: readonly string[],
  around: Partial<ImportContext> = {},
): Promise<{ code: number; out: string; err: string }> {
  const output = { out: '', err: '' };
  const code = await runImport(argv, {
    out: { write: (text) => (output.out += text) },
    err: { write: (text) => (output.err += text) },
    clock: () => new Date('2026-06-01T00:00:00Z'),
    confirm: null,
    settings: 'site.json',
    ...around,
  });
  return { code, ...output };
}
