/** What an address says of where the reader is looking. */
export const placeParams: readonly string[] = ['macro', 'region', 'country'];

function placeOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => placeParams.includes(name));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/** All links of a page's menus keep the same place. */
let last = { search: '', place: '' };

/** The address of a data page with the place of another: who looks at a country and changes the subject stays there. */
export function keepPlace(href: string, search: string): string {
  const [path = ''] = href.split('?');
  if (search !== last.search) last = { search, place: placeOf(search) };
  return path + last.place;
}
