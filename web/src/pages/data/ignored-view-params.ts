import type { Section } from '#catalog/section.ts';
import { chosenChart, parseChartOptions, serialiseChartOptions } from '../../url/chart-options.ts';
import { parseCountriesView, serialiseCountriesView } from '../../url/countries-view.ts';
import { findIgnoredParams, type IgnoredParam } from '../../url/ignored-params.ts';
import { parseSpan } from '../../url/span.ts';
import type { ViewLimits } from '../../url/view-state.ts';
import { parseView } from '../../url/view-url.ts';

/** Whether a choice says no more than what was read from it, in whatever order its words stand. */
const says = (choice: string, read: string): boolean => {
  const sorted = (text: string): string => text.split('-').sort().join('-');
  return sorted(choice) === sorted(read);
};

/** What can be chosen on a section's page: which choices of which block, which tables and which series. */
function offeredBy(section: Section): {
  choices: ReadonlyMap<string, (choice: string) => boolean>;
  tables: ReadonlySet<string>;
  series: ReadonlySet<string>;
} {
  const choices = new Map<string, (choice: string) => boolean>();
  const tables = new Set<string>();
  const series = new Set<string>();
  for (const block of section.blocks) {
    if (block.kind !== 'charts' && block.kind !== 'flow') tables.add(block.id);
    switch (block.kind) {
      case 'charts':
        choices.set(
          block.id,
          (choice) => choice === 'all' || chosenChart(block.charts, choice) !== undefined,
        );
        for (const chart of block.charts) {
          const id = `chart-${chart.id}`;
          tables.add(id);
          choices.set(id, (choice) => says(choice, serialiseChartOptions(parseChartOptions(choice))));
          for (const { element } of chart.series) series.add(`${chart.id}.${element.country}`);
        }
        break;
      case 'countries':
        choices.set(block.id, (choice) => says(choice, serialiseCountriesView(parseCountriesView(choice))));
        break;
      case 'decomposition':
        choices.set(block.id, (choice) => parseSpan(choice) !== null);
        break;
      case 'podium':
        choices.set(block.id, (choice) => block.rankings.some(({ country }) => String(country) === choice));
        break;
      case 'flow':
        choices.set(block.id, (choice) => ['1', '2', 'both'].includes(choice));
        break;
      case 'traders':
        for (const flow of ['1', '2']) tables.add(`traders-${flow}`);
        break;
      case 'partners':
        for (const id of ['sankey', 'partners-1', 'partners-2']) tables.add(id);
    }
  }
  return { choices, tables, series };
}

/** What a query string asks for that is not in the view read from it: written by hand, from an old link, or mistyped. */
export function ignoredViewParams(
  search: string,
  limits: ViewLimits,
  section: Section,
): readonly IgnoredParam[] {
  const view = parseView(search, limits);
  const met: Readonly<Record<string, string | null>> = {
    element: String(view.element),
    year: view.year === null ? null : String(view.year),
    macro: String(view.macro),
    region: view.region,
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
      return choices.get(entry.slice(0, dot))?.(entry.slice(dot + 1)) ?? false;
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
