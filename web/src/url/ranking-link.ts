import type { Language } from './paths.ts';

export function rankingHref(
  place: { language: Language; crop: string; section: string },
  view: { area: string; year: number } & ({ ranking: number } | { element: number }),
): string {
  const chosen = 'ranking' in view ? `ranking=${view.ranking}` : `by=countries&element=${view.element}`;
  const path = `/${place.language}/${place.crop}/data/${place.section}/ranking`;
  return `${path}?${chosen}&area=${view.area}&year=${view.year}`;
}
