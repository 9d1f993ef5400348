/**
 * Names that earlier observatories used in their links, and what became of them. A link with an old name is redirected
 * once to the new one, so that bookmarks and citations keep working.
 */
const renamed: Readonly<Record<string, string>> = {
  elementId: 'element',
  macroRegionCode: 'macro',
  regionCode: 'region',
  countryCode: 'country',
};

/** Path endings that moved, from the specification's mixed-case and PABRA names. */
const movedPaths: readonly (readonly [RegExp, string])[] = [
  [/\/data\/surface_context$/, '/data/surface-context'],
  [/\/data\/production_value$/, '/data/production-value'],
  [/\/sweet_potato(\/|$)/, '/sweet-potato$1'],
];

/** The address that replaces an old one, or `null` when the address is up to date. */
export function migrateUrl(path: string, search: string): string | null {
  let movedPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, replacement] of movedPaths) movedPath = movedPath.replace(pattern, replacement);

  const query = new URLSearchParams(search);
  const moved = new URLSearchParams();
  let changed = movedPath !== path;
  for (const [name, value] of query) {
    const newName = renamed[name];
    if (newName === undefined) {
      moved.append(name, value);
      continue;
    }
    changed = true;
    // The World was written out in old links; the present ones leave it out.
    if (value !== 'WLRD' && !query.has(newName)) moved.set(newName, value);
  }
  const language = moved.get('lang');
  if (language !== null && ['en', 'es', 'pt'].includes(language)) {
    moved.delete('lang');
    movedPath = `/${language}${movedPath.replace(/^\/(en|es|pt)(?=\/|$)/, '')}`;
    changed = true;
  }
  if (!changed) return null;
  const text = moved.toString();
  return `${movedPath}${text === '' ? '' : `?${text}`}`;
}
