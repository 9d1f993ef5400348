import type { PriceSource } from '#contract/prices.ts';
import { ProblemError } from '../errors.ts';

/** Throws `licence-forbids-export` where one of the sources may be looked at and not handed on, and says which of them may. */
export function requireOpenSources(used: readonly PriceSource[]): void {
  const closed = used.filter(({ exportable }) => !exportable);
  if (closed.length === 0) return;
  const open = used.filter(({ exportable }) => exportable).map(({ key }) => `source=${key}`);
  throw new ProblemError(
    'licence-forbids-export',
    `Some of these rows are from ${closed.map(({ key, title, licence }) => `${key} (${title}), licence ${licence}`).join('; ')}. ` +
      `They may be looked at on the pages, but not handed on. ${open.length === 0 ? 'None of the others fits.' : `Those that may be: ${open.join(', ')}.`}`,
  );
}
