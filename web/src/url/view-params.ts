import { worldCode } from '#catalog/regions/index.ts';
import { explained } from './explained-param.ts';
import { among, flag, list, oneOf, type Param, type Params, params, tab, year } from './params.ts';
import {
  elementOf,
  firstRegion,
  layouts,
  regionBeside,
  type ViewLimits,
  type ViewState,
} from './view-state.ts';

/** A code as it was typed; the World has none. */
const place: Param<string | null> = {
  fallback: null,
  read: (text) => (text === worldCode ? null : text || undefined),
  write: (value) => value,
};

const isEntry = (entry: string): boolean => /^[a-z0-9.-]{1,40}$/.test(entry);

/** Blocks with a table, or series that are switched off, in any number. */
const entries = (name: string): Param<readonly string[]> => ({
  ...list(isEntry, Number.POSITIVE_INFINITY),
  name,
});

/** Which of a chart list is shown, as `<block>.<choice>`; of two for a block the first counts. */
const choices: Param<Readonly<Record<string, string>>> = {
  name: 'show',
  separator: '~',
  fallback: {},
  read: (text) =>
    Object.fromEntries(
      text
        .split('~')
        .toReversed()
        .flatMap((entry) => {
          const [, block = '', choice = ''] = isEntry(entry) ? (/^([^.]+)\.(.+)$/.exec(entry) ?? []) : [];
          return block === '' ? [] : [[block, choice]];
        }),
    ),
  write: (value) =>
    Object.entries(value)
      .sort()
      .map((pair) => pair.join('.'))
      .join('~') || null,
};

const regionName = ({ root }: Pick<ViewLimits, 'root'>): string =>
  root === undefined ? 'region' : 'network';

/** An address in which a region is named as the country, or either as an area, with each under its own name, where that is free. */
function placedSearch(search: string, limits: Pick<ViewLimits, 'regions' | 'root'>): string {
  const query = new URLSearchParams(search);
  const codes = [...limits.regions.values()].flat();
  for (const name of ['country', 'area']) {
    const code = query.get(name);
    if (code === null || (name === 'country' && !codes.includes(code))) continue;
    const own = codes.includes(code) ? regionName(limits) : 'country';
    if (own !== name && query.get(own)) continue;
    query.delete(name);
    if (code !== worldCode && code !== limits.root) query.set(own, code);
  }
  return query.toString() === new URLSearchParams(search).toString() ? search : query.toString();
}

/** Pages of networks have a network instead of a region; links between the two kinds carry no place. */
export function viewParams(limits: ViewLimits): Params<ViewState> {
  const { elements, ofAggregates, macros, regions, world, root, countries } = limits;
  const declared = params(
    {
      element: {
        ...among(elements, 0, ofAggregates),
        fallback: null as number | null,
        write: (id: number | null) => (id === null ? null : String(id)),
      },
      year: year(),
      macro: {
        fallback: null as number | null,
        read: (text: string) => macros.find((id) => String(id) === text),
        write: (id: number | null) => (id === null ? null : String(id)),
      },
      region: { ...place, name: regionName(limits) },
      country: {
        ...place,
        read: (text: string) => {
          const code = place.read(text.toUpperCase());
          return code == null || (/^[A-Z]{3}$/.test(code) && (countries?.has(code) ?? true))
            ? code
            : undefined;
        },
      },
      layout: oneOf(layouts, 'both'),
      tab: tab(),
      choices,
      tables: entries('table'),
      hidden: entries('hide'),
      yearClasses: { ...flag('year'), name: 'classes' },
      officialOnly: { ...flag('official'), name: 'flags' },
      explain: explained,
    },
    {
      settle: ({ macro: wanted, region: named, element, ...view }): ViewState => {
        const home = [...regions].find(([, codes]) => codes.includes(named ?? ''))?.[0];
        const macro = wanted ?? home ?? world;
        const regionCode = regions.get(macro)?.find((code) => code === named);
        const region =
          macro === world
            ? root && (regionCode ?? root)
            : (regionCode ?? firstRegion(macro, { ...view, element: element ?? elements[0] ?? 0 }, limits));
        const placed = { macro, region: region ?? null };
        const placedView = {
          ...view,
          ...(view.country === null ? placed : regionBeside(view.country, placed, limits)),
        };
        return { ...placedView, element: element ?? elementOf(placedView, limits) };
      },
      leaves: ({ macro, region, element, country, choices }) => [
        ...(element === elementOf({ country, region, choices }, limits) ? (['element'] as const) : []),
        ...(macro === world ? (['macro'] as const) : []),
        ...(region === root ? (['region'] as const) : []),
      ],
    },
  );
  return {
    ...declared,
    parse: (search) => declared.parse(placedSearch(search, limits)),
    ignored: (search, ...of) => declared.ignored(placedSearch(search, limits), ...of),
  };
}
