import { macroRegions } from '#catalog/regions/index.ts';
import type { Section } from '#catalog/section.ts';
import { blockAddress } from '../../blocks/registry.ts';
import type { IgnoredParam } from '../../url/ignored-params.ts';
import type { ViewLimits, ViewState } from '../../url/view-state.ts';

/** Options of a section's page: choices of each block, tables and series. */
export function offeredBy(
  section: Section,
): Readonly<Record<'choices' | 'tables' | 'hidden', (entry: string) => boolean>> {
  const addresses = section.blocks.map((block) => ({ block, address: blockAddress(block) }));
  const choices: Readonly<Record<string, (choice: string) => boolean>> = Object.assign(
    {},
    ...addresses.map(({ block, address }) => address.choices?.(block)),
  );
  const tables = new Set(addresses.flatMap(({ block, address }) => address.tables(block)));
  const series = new Set(addresses.flatMap(({ block, address }) => address.series?.(block) ?? []));
  return {
    choices: (entry) => {
      const dot = entry.indexOf('.');
      return choices[entry.slice(0, dot)]?.(entry.slice(dot + 1)) ?? false;
    },
    tables: (id) => tables.has(id),
    hidden: (id) => series.has(id),
  };
}

/** Parameters that name where a country lies, the narrowest last. */
const placed: readonly string[] = ['macro', 'region', 'network'];

/** The same parameters; a region without the chosen country is marked as such. */
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
