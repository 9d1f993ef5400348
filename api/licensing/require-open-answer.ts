import { findElement } from '#catalog/elements/index.ts';
import { isRedistributable, licenceExpression } from '#catalog/licences.ts';
import { ProblemError } from '../errors.ts';
import { requireOpenSeries } from '../files/series-rows.ts';
import { parseIds } from '../parameters.ts';
import type { ServedRelease } from '../release/served-release.ts';
import type { ApiWords } from '../words.ts';
import { findLicences } from './release-licences.ts';

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

type Named = Readonly<Record<string, unknown>>;

/** An answer with its request. */
interface Exchange {
  params: Named;
  query: Named;
  answer: unknown;
}

/** Every object of an answer. */
function* objectsOf(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Named;
  for (const part of Object.values(value)) yield* objectsOf(part);
}

/** Elements of items that a path, a query or a figure names: `5510 27`. */
function seriesOf(parameters: Named): string[] {
  const { elementId, element = elementId, id_element = element, id_elements } = parameters;
  const { indicatorId, indicator = indicatorId, id_crop = indicator } = parameters;
  const elements = typeof id_elements === 'string' ? parseIds('id_elements', id_elements) : [id_element];
  return typeof id_crop !== 'number' ? [] : elements.map((id) => `${id} ${id_crop}`);
}

/**
 * Throws `licence-forbids-export` where an answer has content that may be shown and not redistributed: it names such a source
 * beside a figure or record, or figures of an item that rest on one.
 */
export async function requireOpenAnswer(
  { params, query, answer }: Exchange,
  context: { release: ServedRelease; words: ApiWords },
): Promise<void> {
  const sources = [...(await findLicences(context.release).sources()).values()];
  const closed = new Map(
    sources
      .filter(({ licence }) => !isRedistributable(licence))
      .map((source) => [source.key, { ...source, exportable: false }]),
  );
  if (closed.size === 0) return;
  const keys = new Set<string>();
  const series = new Set(seriesOf({ ...params, ...query }));
  for (const object of objectsOf(answer)) {
    const { source, key, exportable } = object;
    if (typeof source === 'string') keys.add(source);
    if (exportable === false && typeof key === 'string') keys.add(key);
    for (const each of seriesOf(object)) series.add(each);
  }
  requireOpen(
    'These figures or records',
    [...keys].flatMap((key) => closed.get(key) ?? []),
  );
  for (const each of series) {
    const [id = 0, indicator = 0] = each.split(' ').map(Number);
    const element = findElement(id);
    if (element !== undefined) await requireOpenSeries({ element, indicator }, context);
  }
}
