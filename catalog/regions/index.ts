/** A macro region of the filter; the regions that it offers are named by code. */
export interface MacroRegion {
  /** Published numeric id; 10 is the World. */
  id: number;
  /** `WLRD`, or an M49 code. */
  code: string;
  regions: readonly string[];
}

/** Code of the World everywhere: URL, contract, release. */
export const worldCode = 'WLRD';

/** Territories where nobody lives for good: they would lead lists of countries and have no figures. */
export const uninhabited: ReadonlySet<string> = new Set(['ATF', 'BVT', 'HMD', 'IOT', 'SGS', 'UMI']);

export const macroRegions: readonly MacroRegion[] = [
  { id: 10, code: worldCode, regions: [] },
  { id: 20, code: '002', regions: ['014', '017', '015', '018', '011'] },
  { id: 30, code: '019', regions: ['021', '013', '029', '005'] },
  { id: 35, code: '419', regions: ['013', '029', '005'] },
  { id: 40, code: '142', regions: ['143', '030', '034', '035', '145'] },
  { id: 50, code: '150', regions: ['151', '154', '039', '155'] },
  { id: 60, code: '009', regions: ['053', '054', '057', '061'] },
];

/** The parts of the World whose figures are compared over the years, each country in one of them. */
export const continents: readonly string[] = ['002', '019', '142', '150', '009'];

/** The macro region that an address names by its published id, or by its code as the interface does. */
export const findMacro = (text: string | null): MacroRegion | undefined =>
  macroRegions.find(({ id, code }) => text === String(id) || text === code);

/** The World, its macro regions and their regions, each once: the areas of several countries that have a page. */
export const regionCodes: readonly string[] = [
  ...new Set([worldCode, ...macroRegions.flatMap(({ code, regions }) => [code, ...regions])]),
];
