import { sectionPath } from '#catalog/sections/section-facts.ts';
import { versioned } from '#contract/addresses.ts';
import type { AreaSummary } from '#contract/data.ts';
import { placeParams } from '../../url/kept-place.ts';
import type { PageContext } from '../page.ts';

export interface KeptAddress {
  version: string | undefined;
  /** Adds the kept parameters to a path without language, which may have a query and block. */
  keep: (path: string) => string;
  keepSection: (crop: { id: string }, section: { id: string; slug?: string }) => string;
}

export const releaseNamed = ({ release }: PageContext): string | undefined =>
  release.pinned ? release.id : undefined;

/** A path with the release that the home's address names, so that it leads to the same figures. */
export const keepRelease = (path: string, version: string | undefined): string =>
  version === undefined ? path : versioned(path, version);

/** Reads a home's address; places only if the release has them. */
export function toKeptAddress(context: PageContext, areas: readonly AreaSummary[]): KeptAddress {
  const version = releaseNamed(context);
  const query = new URLSearchParams(context.search);
  const known = new Map(areas.map(({ code, kind }) => [code, kind]));
  const readParam = (name: string, fits: (value: string) => boolean): [string, string][] => {
    const value = query.get(name);
    return value !== null && fits(value) ? [[name, value]] : [];
  };
  const place = placeParams.flatMap((name) =>
    readParam(name, (value) => {
      if (name === 'macro') return /^\d{1,3}$/.test(value);
      return known.get(value) === (name === 'country' ? 'country' : 'aggregate');
    }),
  );
  const country = place.find(([name]) => name === 'country')?.[1] ?? null;
  const region = place.find(([name]) => name === 'region')?.[1] ?? null;
  const area = country ?? region;
  const keep = (path: string): string => {
    const [page = '', block] = path.split('#');
    // A full ranking marks one area; it has no map to zoom to a part of the world.
    const params = page.includes('/ranking') ? (area === null ? [] : [['area', area]]) : place;
    const added = params.map(([name, value]) => `${name}=${value}`).join('&');
    const placed = added === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${added}`;
    const whole = keepRelease(placed, version);
    return block === undefined ? whole : `${whole}#${block}`;
  };
  return {
    version,
    keep,
    keepSection: (crop, section) => keep(sectionPath(crop, section)),
  };
}
