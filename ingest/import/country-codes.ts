import { slugOf } from '#domain/germplasm/variety-name.ts';
import others from '#locales/area-aliases.json' with { type: 'json' };
import formers from '#locales/area-aliases-former.json' with { type: 'json' };
import english from '#locales/en/frame/areas.json' with { type: 'json' };
import spanish from '#locales/es/frame/areas.json' with { type: 'json' };
import portuguese from '#locales/pt/frame/areas.json' with { type: 'json' };

/** Codes of areas by their names of today and before, in three languages and their own, and by their codes of two letters. */
const codes = new Map<string, Set<string>>();
const add = (code: string, name: string): void => {
  const key = slugOf(name);
  codes.set(key, (codes.get(key) ?? new Set()).add(code));
};
for (const names of [english, spanish, portuguese])
  for (const [key, name] of Object.entries(names)) add(key.replace('areas.', ''), name);
for (const lists of [others, formers])
  for (const [code, names] of Object.entries(lists)) for (const name of names) add(code, name);

/** The codes, of these countries, that are meant by the name of one: SWZ for Swaziland. */
export const codesOfCountry = (name: string, countries: ReadonlySet<string>): string[] =>
  [...(codes.get(slugOf(name)) ?? [])].filter((code) => countries.has(code));
