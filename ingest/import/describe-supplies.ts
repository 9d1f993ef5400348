import type { ImportFormat } from '#domain/imports/import-format.ts';
import type { ImportKind, Supply, SupplyContext } from './import-kind.ts';

type Handed = Pick<Supply, 'rows'>;

/** Lines on the changes of a supply against the previous one of the same supplier. */
export function describeChanges(kind: ImportFormat, before: Handed | undefined, after: Handed): string[] {
  const byKey = (delivery: Handed | undefined) =>
    new Map((delivery?.rows ?? []).map((row) => [kind.keyOf(row), row]));
  const [old, now] = [byKey(before), byKey(after)];
  const lines = [...now].flatMap(([key, row]): string[] => {
    const previous = old.get(key);
    if (previous === undefined) return [`+ ${key}`];
    const differing = kind.columns.filter(({ name }) => (previous[name] ?? '') !== (row[name] ?? ''));
    return differing.length === 0
      ? []
      : [
          `~ ${key}: ${differing.map(({ name }) => `${name} ${JSON.stringify(previous[name] ?? '')} → ${JSON.stringify(row[name] ?? '')}`).join(', ')}`,
        ];
  });
  const removed = [...old.keys()].filter((key) => !now.has(key)).map((key) => `- ${key}`);
  return [...lines, ...removed];
}

/** So many changes are listed; the rest is counted. */
const listed = 200;

/** A supply, and the previous one of the same supplier. */
interface Compared {
  supply: Supply;
  /** `undefined` for a first delivery under this name. */
  before: Supply | undefined;
  isSame: boolean;
}

const sourceText = ({ source }: Supply): string => JSON.stringify({ ...source, file: '', sha256: '' });

/** Whether a supply changes anything against the one before. */
export function compareSupply(kind: ImportKind, supply: Supply, supplies: readonly Supply[]): Compared {
  const before = supplies.find(({ source }) => source.key === supply.source.key);
  const isSame =
    before !== undefined &&
    describeChanges(kind, before, supply).length === 0 &&
    sourceText(before) === sourceText(supply);
  return { supply, before, isSame };
}

/** Lines on what supplies change: rows that are new, changed and gone, and what publishing does beyond them. */
export function describeSupplies(
  kind: ImportKind,
  compared: readonly Compared[],
  context: Omit<SupplyContext, 'others'> & { supplies: readonly Supply[]; form: string },
): string[] {
  const { supplies, texts, countFigures, form } = context;
  const delivered = compared.map(({ supply }) => supply);
  const untouched = supplies.filter(
    ({ source }) => !delivered.some((supply) => supply.source.key === source.key),
  );
  const lines = compared.flatMap(({ supply, before }) => {
    const { source, rows } = supply;
    const replaced = before ?? (supplies.length === 0 ? { rows: [...(kind.standing ?? [])] } : undefined);
    const changes = describeChanges(kind, replaced, supply);
    return [
      `${source.file}: ${rows.length === 1 ? '1 row' : `${rows.length} rows`}, ${form}. ${source.publisher}, ${source.date}, ${source.licence}.`,
      ...changes.slice(0, listed).map((line) => `  ${line}`),
      ...(changes.length > listed ? [`  and ${changes.length - listed} more`] : []),
    ];
  });
  const beyond = delivered.flatMap(
    (supply) =>
      kind.describe?.(supply, {
        others: [...untouched, ...delivered.filter((other) => other !== supply)],
        texts,
        countFigures,
      }) ?? [],
  );
  return [...lines, ...new Set(beyond)];
}
