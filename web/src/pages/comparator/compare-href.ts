import { type CompareView, lineKey, parseCompare, serialiseCompare } from '../../url/compare-params.ts';
import type { ComparatorData } from './comparator-data.ts';

type Release = ComparatorData['release'];
type Field = readonly [name: string, text: string];

export const hrefOfView = (view: CompareView, release: Release): string =>
  serialiseCompare(view, release.pinned ? release.id : null) || '?';

/** A view as the hidden fields of a form, with its lines, whichever these are. */
export function fieldsOfView(view: CompareView, release: Release): readonly Field[] {
  const query = new URLSearchParams(hrefOfView({ ...view, lines: [] }, release));
  return [['series', view.lines.map(lineKey).join('~')], ...query];
}

export const hrefOfFields = (fields: readonly Field[], release: Release): string =>
  hrefOfView(
    parseCompare(`?${new URLSearchParams(fields.map(([name, text]) => [name, text]))}`).view,
    release,
  );
