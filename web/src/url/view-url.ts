import { parseExplained } from '#contract/explain-address.ts';
import {
  firstRegion,
  initialView,
  type PageLayout,
  regionBeside,
  type Tab,
  type ViewLimits,
  type ViewState,
} from './view-state.ts';

const layouts: readonly PageLayout[] = ['both', 'graphs', 'map'];
const tabs: readonly Tab[] = ['view', 'metadata'];

const oneOf = <T extends string>(list: readonly T[], text: string | null, fallback: T): T =>
  list.find((entry) => entry === text) ?? fallback;

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

const list = (text: string | null): readonly string[] =>
  text === null ? [] : [...new Set(text.split('~').filter((entry) => /^[a-z0-9.-]{1,40}$/.test(entry)))];

/** Pages of networks say a network where the others say a region: what leads from one to the other names no place of its own. */
const regionParam = ({ root }: ViewLimits): string => (root === undefined ? 'region' : 'network');

/** Reads a query string. What it does not know, or what contradicts itself, falls back; it never throws. */
export function parseView(search: string, limits: ViewLimits): ViewState {
  const query = new URLSearchParams(search);
  const start = initialView(limits);
  const element = wholeNumber(query.get('element'));
  const year = wholeNumber(query.get('year'));
  const wantedMacro = wholeNumber(query.get('macro'));
  const { root } = limits;
  const wantedRegion = query.get(regionParam(limits));
  const macro =
    wantedMacro !== null && limits.macros.includes(wantedMacro)
      ? wantedMacro
      : ([...limits.regions].find(([, regions]) => regions.includes(wantedRegion ?? ''))?.[0] ??
        limits.world);
  const shown = {
    element: element !== null && limits.elements.includes(element) ? element : start.element,
    year: year !== null && year >= 1900 && year <= 2200 ? year : null,
  };
  const named = limits.regions.get(macro)?.find((code) => code === wantedRegion);
  const region =
    macro !== limits.world
      ? (named ?? firstRegion(macro, shown, limits))
      : root === undefined
        ? null
        : (named ?? root);
  const country = query.get('country')?.toUpperCase() ?? '';
  const isCountry = /^[A-Z]{3}$/.test(country) && (limits.countries?.has(country) ?? true);
  const place = { macro, region };
  const explain = query.get('explain');
  const choices: Record<string, string> = {};
  for (const entry of list(query.get('show'))) {
    const dot = entry.indexOf('.');
    if (dot > 0 && dot < entry.length - 1) choices[entry.slice(0, dot)] = entry.slice(dot + 1);
  }
  return {
    ...shown,
    ...(isCountry ? regionBeside(country, place, limits) : place),
    country: isCountry ? country : null,
    layout: oneOf(layouts, query.get('layout'), start.layout),
    tab: oneOf(tabs, query.get('tab'), start.tab),
    choices,
    tables: list(query.get('table')),
    hidden: list(query.get('hide')),
    yearClasses: query.get('classes') === 'year',
    officialOnly: query.get('flags') === 'official',
    explain: explain !== null && parseExplained(explain) !== null ? explain : null,
  };
}

/** Writes the state as a query string with `?`, or an empty string; defaults are left out. */
export function serialiseView(view: ViewState, limits: ViewLimits): string {
  const start = initialView(limits);
  const query = new URLSearchParams();
  const put = (name: string, value: string | null): void => {
    if (value !== null && value !== '') query.set(name, value);
  };
  if (view.element !== start.element) put('element', String(view.element));
  if (view.year !== null) put('year', String(view.year));
  if (view.macro !== limits.world) put('macro', String(view.macro));
  put(regionParam(limits), view.region === limits.root ? null : view.region);
  put('country', view.country);
  if (view.layout !== start.layout) put('layout', view.layout);
  if (view.tab !== start.tab) put('tab', view.tab);
  put(
    'show',
    Object.entries(view.choices)
      .sort()
      .map((pair) => pair.join('.'))
      .join('~'),
  );
  put('table', view.tables.join('~'));
  put('hide', view.hidden.join('~'));
  if (view.yearClasses) put('classes', 'year');
  if (view.officialOnly) put('flags', 'official');
  put('explain', view.explain);
  put('v', limits.version ?? null);
  const text = query.toString().replaceAll('%7E', '~');
  return text === '' ? '' : `?${text}`;
}
