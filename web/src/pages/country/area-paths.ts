import { beans } from '#catalog/crops/beans.ts';
import { findCrop } from '#catalog/crops/index.ts';
import { macroRegions, worldCode } from '#catalog/regions/index.ts';
import { allianceCode, networkAreas, networkHome, networkSections } from '#catalog/regions/networks.ts';
import type { Section } from '#catalog/section.ts';
import { pageOfElement } from '#catalog/sections/page-of-element.ts';
import { hasSection, sectionPath } from '#catalog/sections/section-facts.ts';

/** Paths of data pages in the state of an area, without a language; `null` where no page shows it. */
export interface AreaPaths {
  /** How their query strings name the area: `country=KEN`; empty for the World. */
  place: string;
  ofElement: (crop: string, element: number) => string | null;
  ofSection: (crop: string, section: Section) => string | null;
}

/** How the address of a data page names an area. */
function placeOf(code: string, isCountry: boolean): string {
  if (isCountry) return `country=${code}`;
  if (networkAreas.includes(code)) return code === allianceCode ? '' : `network=${code}`;
  if (code === worldCode) return '';
  const macro = macroRegions.find((each) => each.code === code);
  if (macro !== undefined) return `macro=${macro.id}`;
  const holder = macroRegions.find(({ regions }) => regions.includes(code));
  return holder === undefined ? '' : `macro=${holder.id}&region=${code}`;
}

/** The page of PABRA in place of a data page of beans, where there is one. */
function networkPath(path: string | null): string | null {
  const section = networkSections.find((id) => path?.split('?')[0] === `/${beans.id}/data/${id}`);
  return section === undefined || path === null ? null : path.replace(`/${beans.id}/data`, networkHome);
}

/** Where data pages show an area: those of PABRA's networks are the alliance's own. */
export function areaPaths(code: string, isCountry: boolean): AreaPaths {
  const place = placeOf(code, isCountry);
  const toNetworkPath = networkAreas.includes(code) ? networkPath : (path: string | null) => path;
  return {
    place,
    ofElement: (id, element) => {
      const crop = findCrop(id);
      return crop === undefined ? null : toNetworkPath(pageOfElement(crop, element, { place }));
    },
    ofSection: (id, section) => {
      const crop = findCrop(id);
      if (crop === undefined || !hasSection(crop, section)) return null;
      return toNetworkPath(`${sectionPath(crop, section)}${place === '' ? '' : `?${place}`}`);
    },
  };
}
