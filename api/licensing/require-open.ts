import { licenceExpression } from '#catalog/licences.ts';
import { ProblemError } from '../errors.ts';

interface NamedLicence {
  key: string;
  title: string;
  licence: string;
  exportable: boolean;
}

/**
 * The SPDX expression of the licences of sources. Throws `licence-forbids-export`, naming those that may be shown and not
 * redistributed: files, and answers without a page, are downloads.
 */
export function requireOpen(subject: string, sources: readonly NamedLicence[]): string {
  const closed = sources.filter(({ exportable }) => !exportable);
  if (closed.length === 0) return licenceExpression(sources.map(({ licence }) => licence));
  const sourceLines = closed.map(({ key, title, licence }) => `${key} (${title}), licence ${licence}`);
  throw new ProblemError(
    'licence-forbids-export',
    `${subject} rest on figures of ${sourceLines.join('; ')}. They may be looked at on the pages, but not handed on.`,
  );
}
