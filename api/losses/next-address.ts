/** The address of the rows from a place on, with the filters that were given. */
export function nextAddress(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) next.set(name, String(value));
  return `${path}?${next}`;
}
