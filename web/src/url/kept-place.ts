/** Parameters of the place in an address. */
export const placeParams: readonly string[] = ['macro', 'region', 'country'];

/** The address of a data page with the place of another, so that a reader who changes the subject keeps the country. */
export function keepPlace(href: string, search: string): string {
  const [path = ''] = href.split('?');
  const place = [...new URLSearchParams(search)].filter(([name]) => placeParams.includes(name));
  return place.length === 0 ? path : `${path}?${new URLSearchParams(place)}`;
}
