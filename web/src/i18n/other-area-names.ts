import { slugOf } from '#domain/germplasm/variety-name.ts';
import aliases from '#locales/area-aliases.json';
import former from '#locales/area-aliases-former.json';

const names = import.meta.glob<Readonly<Record<string, string>>>('/locales/*/frame/{areas,regions}.json', {
  import: 'default',
  eager: true,
});
const others: readonly Readonly<Record<string, readonly string[]>>[] = [aliases, former];

const codes = new Set(
  Object.values(names).flatMap((list) => Object.keys(list).map((key) => key.replace('areas.', ''))),
);

/** Fewest letters of a name, unless an area is meant for certain: two are a code of a language as well. */
const shortestName = 3;

const byName = new Map<string, string>();

/** The country, former state or region that is called so in any language, or has this code; `null` where none is. */
export function areaCalled(text: string, shortest = shortestName): string | null {
  if (byName.size === 0)
    for (const code of codes)
      for (const name of [code, ...otherAreaNames(code)]) {
        const slug = slugOf(name);
        if (!byName.has(slug)) byName.set(slug, code);
      }
  const slug = slugOf(text);
  return slug.length < shortest ? null : (byName.get(slug) ?? null);
}

/** Every other name of an area: in each language, former ones, and its ISO code of two letters. */
export function otherAreaNames(code: string): readonly string[] {
  return [
    ...Object.values(names).flatMap((list) => list[`areas.${code}`] ?? []),
    ...others.flatMap((list) => list[code] ?? []),
  ];
}
