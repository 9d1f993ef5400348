import type { ReleaseCheck } from '#release/facts.ts';

/**
 * Tells which sources a release had to do without. It never stops one: what only they have is then absent and shown
 * as such, and the publishers' own files alone make a release.
 */
export function checkSources(
  sources: readonly { key: string; title: string }[],
  loaded: readonly { key: string }[],
): ReleaseCheck {
  const absent = sources.filter(({ key }) => !loaded.some((source) => source.key === key));
  return {
    key: 'sources-at-hand',
    status: absent.length === 0 ? 'passed' : 'warned',
    examined: sources.length,
    exceptions: absent.length,
    detail: 'Every source was at hand; figures that only an absent one has are absent too.',
    examples: absent.map(({ key, title }) => `${key}: ${title}`),
  };
}
