import { crops, findCrop } from '#catalog/crops/index.ts';
import { groupCodes } from '#catalog/regions/networks.ts';

/** Names of earlier observatories' links: redirected once to the new one, so that bookmarks and citations keep working. */
const renamed: Readonly<Record<string, string>> = {
  elementId: 'element',
  macroRegionCode: 'macro',
  regionCode: 'region',
  countryCode: 'country',
};

export const renamedParameters: readonly string[] = Object.keys(renamed);

/** A browser takes two slashes or backslashes for another host, and passes over tabs and line ends; a proxy may read percent codes first. */
function ownPath(path: string): string {
  const plain = path.replace(/[\t\r\n]|%0[9ad]/gi, '').replace(/^[a-z][a-z0-9+.-]*:[/\\]*[^/\\]*/i, '');
  return `/${plain.replace(/^([/\\]|%2f|%5c)+/i, '')}`;
}

const cropIds = crops.map(({ id }) => id).join('|');

/** Path endings that moved, from the specification's mixed-case and PABRA names, or that other sites use. */
const movedPaths: readonly (readonly [RegExp, string])[] = [
  [/\/data\/surface_context$/, '/data/surface-context'],
  [/\/data\/production_value$/, '/data/production-value'],
  [/\/sweet_potato(\/|$)/, '/sweet-potato$1'],
  [/\/data\/losses$/, '/data/post-harvest/results'],
  [/\/data\/varieties$/, '/data/seed-varieties'],
  [/^((?:\/(?:en|es|pt))?)\/countries$/, '$1/country'],
  [/^((?:\/(?:en|es|pt))?)\/losses$/, '$1/beans/data/post-harvest/results'],
  [/^((?:\/(?:en|es|pt))?)\/varieties$/, '$1/beans/data/seed-varieties'],
  [
    /^((?:\/(?:en|es|pt))?)\/(collections|consumption|diseases|genebanks|pests|prices|production|trade)$/,
    '$1/beans/data/$2',
  ],
  [/^((?:\/(?:en|es|pt))?)\/(about|comparator|contact|pabra|publications)$/, '$1/beans/$2'],
  // Pages of the whole observatory below another crop, and sections of a crop without /data.
  [
    new RegExp(
      `^((?:/(?:en|es|pt))?)/(?!beans/)(?:${cropIds})/(about(?:/[a-z]+)?|comparator|contact|publications)$`,
    ),
    '$1/beans/$2',
  ],
  [
    new RegExp(
      `^((?:/(?:en|es|pt))?/(?:${cropIds}))/(consumption|diseases|genebanks|pests|prices|production|production-value|seed-varieties|surface-context|trade)$`,
    ),
    '$1/data/$2',
  ],
  [/^((?:\/(?:en|es|pt))?)\/(changes|citing|databases|glossary|privacy|questions)$/, '$1/beans/about/$2'],
  [/^((?:\/(?:en|es|pt))?)\/feed(?:\.atom|\.xml)?$/, '$1/findings.xml'],
];

/** Codes of areas are written in capitals, and regions have pages of their own. */
function areaCodePath(path: string): string {
  const [, before = '', kind, code] =
    /^(\/(?:en|es|pt))?\/(country|region)\/([A-Za-z0-9]{2,10})$/.exec(path) ?? [];
  if (kind === undefined || code === undefined) return path;
  const written = code.toUpperCase();
  const isRegion = /^\d{3}$/.test(written) || groupCodes.includes(written);
  const isCountry = /^[A-Z]{3}$/.test(written);
  return `${before}/${isRegion ? 'region' : isCountry ? 'country' : kind}/${written}`;
}

/** The address that replaces an old one, or `null` when the address is up to date. */
export function migrateUrl(path: string, search: string): string | null {
  const oldPath = ownPath(path);
  let movedPath = oldPath.length > 1 ? oldPath.replace(/\/+$/, '') : oldPath;
  for (const [pattern, replacement] of movedPaths) movedPath = movedPath.replace(pattern, replacement);
  movedPath = areaCodePath(movedPath);

  const query = new URLSearchParams(search);
  const moved = new URLSearchParams();
  let changed = movedPath !== oldPath;
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
  const crop = /^(?:\/(?:en|es|pt))?\/([a-z_-]+)\/publications$/.exec(oldPath)?.[1]?.replace('_', '-');
  if (crop !== undefined && crop !== 'beans' && findCrop(crop) !== undefined) moved.set('crop', crop);
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
