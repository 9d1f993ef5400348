/** A query string as pages write it, with `?` and a plain `~` between entries of lists; empty without parameters. */
export function searchText(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%7E', '~');
  return text === '' ? '' : `?${text}`;
}
