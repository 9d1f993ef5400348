/** The part of an address that says which place the reader looks at. */
export const placeParams: readonly string[] = ['macro', 'region', 'country'];

/** The address of a data page with the place of another: who looks at a country and changes the subject stays there. */
export function keepPlace(href: string, search: string): string {
  const [path = ''] = href.split('?');
  const kept = [...new URLSearchParams(search)].filter(([name]) => placeParams.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}
