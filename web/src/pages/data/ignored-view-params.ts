import { macroRegions } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { blockAddress } from '../../blocks/registry.ts';
import { findIgnoredParams, type IgnoredParam } from '../../url/ignored-params.ts';
import type { ViewLimits, ViewState } from '../../url/view-state.ts';

/** What can be chosen on a section's page: which choices of which block, which tables and which series. */
function offeredBy(section: Section): {
  choices: Readonly<Record<string, (choice: string) => boolean>>;
  tables: ReadonlySet<string>;
  series: ReadonlySet<string>;
} {
  const addresses = section.blocks.map((block) => ({ block, address: blockAddress(block) }));
  return {
    choices: Object.assign({}, ...addresses.map(({ block, address }) => address.choices?.(block))),
    tables: new Set(addresses.flatMap(({ block, address }) => address.tables(block))),
    series: new Set(addresses.flatMap(({ block, address }) => address.series?.(block) ?? [])),
  };
}

/** What a query string asks for that is not in the view read from it: written by hand, from an old link, or mistyped. */
export function ignoredViewParams(
  search: string,
  view: ViewState,
  section: Section,
): readonly IgnoredParam[] {
  const met: Readonly<Record<string, string | null>> = {
    element: String(view.element),
    year: view.year === null ? null : String(view.year),
    macro: String(view.macro),
    region: view.region,
    network: view.region,
    country: view.country,
    layout: view.layout,
    tab: view.tab,
    explain: view.explain,
    classes: view.yearClasses ? 'year' : null,
    flags: view.officialOnly ? 'official' : null,
  };
  const { choices, tables, series } = offeredBy(section);
  const lists: Readonly<Record<string, (entry: string) => boolean>> = {
    show: (entry) => {
      const dot = entry.indexOf('.');
      return choices[entry.slice(0, dot)]?.(entry.slice(dot + 1)) ?? false;
    },
    table: (entry) => tables.has(entry),
    hide: (entry) => series.has(entry),
  };
  return findIgnoredParams(search, (name, asked) => {
    const fits = lists[name];
    if (fits !== undefined) return asked.split('~').filter((entry) => entry !== '' && !fits(entry));
    return met[name]?.toUpperCase() === asked.toUpperCase() ? [] : [asked];
  });
}

/** Parameters that name where a country lies, the narrowest last. */
const placed: readonly string[] = ['macro', 'region', 'network'];

/** The same, of which those that name a region where the chosen country does not lie are known as such. */
export function withOutside(
  ignored: readonly IgnoredParam[],
  { country }: Pick<ViewState, 'country'>,
  { isInside, regions }: Pick<ViewLimits, 'isInside' | 'regions'>,
): readonly IgnoredParam[] {
  const offered = new Set([...macroRegions.map(({ code }) => code), ...[...regions.values()].flat()]);
  return ignored.map((entry) => {
    const code = macroRegions.find(({ id }) => String(id) === entry.asked)?.code ?? entry.asked;
    const isOutside =
      country !== null &&
      placed.includes(entry.name) &&
      offered.has(code) &&
      isInside?.(country, code) === false;
    return isOutside ? { ...entry, outside: code } : entry;
  });
}
