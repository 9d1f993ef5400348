import aliases from '#locales/area-aliases.json';
import former from '#locales/area-aliases-former.json';

const names = import.meta.glob<Readonly<Record<string, string>>>('/locales/*/frame/{areas,regions}.json', {
  import: 'default',
  eager: true,
});
const others: readonly Readonly<Record<string, readonly string[]>>[] = [aliases, former];

/** Every other name of an area: in each language, former ones, and its ISO code of two letters. */
export function otherAreaNames(code: string): readonly string[] {
  return [
    ...Object.values(names).flatMap((list) => list[`areas.${code}`] ?? []),
    ...others.flatMap((list) => list[code] ?? []),
  ];
}
