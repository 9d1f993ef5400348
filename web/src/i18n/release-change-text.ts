import type { ServedReleaseSummary } from '#contract/changes.ts';
import type { Speech } from './speech.ts';

export function releaseChangeText(
  { created, changes }: Pick<ServedReleaseSummary, 'created' | 'changes'>,
  { words, formats }: Speech,
): string {
  const date = formats.date(created);
  if (changes === null) return words('changes.first', { date });
  const { added, removed, changed, previous } = changes;
  const dates = { date, previous: formats.date(previous.created) };
  return added + removed + changed === 0
    ? words('changes.none', dates)
    : words('changes.counts', { ...dates, added, removed, changed });
}
