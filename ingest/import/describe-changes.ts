import type { ImportFormat } from '#domain/imports/import-format.ts';
import type { Supply } from './import-kind.ts';

type Handed = Pick<Supply, 'rows'>;

/** What a supply changes against the one before of the same supplier: lines to read. */
export function describeChanges(kind: ImportFormat, before: Handed | undefined, after: Handed): string[] {
  const byKey = (given: Handed | undefined) =>
    new Map((given?.rows ?? []).map((row) => [kind.keyOf(row), row]));
  const [old, now] = [byKey(before), byKey(after)];
  const lines = [...now].flatMap(([key, row]): string[] => {
    const was = old.get(key);
    if (was === undefined) return [`+ ${key}`];
    const differing = kind.columns.filter(({ name }) => (was[name] ?? '') !== (row[name] ?? ''));
    return differing.length === 0
      ? []
      : [
          `~ ${key}: ${differing.map(({ name }) => `${name} ${JSON.stringify(was[name] ?? '')} → ${JSON.stringify(row[name] ?? '')}`).join(', ')}`,
        ];
  });
  const removed = [...old.keys()].filter((key) => !now.has(key)).map((key) => `- ${key}`);
  return [...lines, ...removed];
}
