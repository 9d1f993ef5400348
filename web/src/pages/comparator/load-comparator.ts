import { POPULATION } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { tableName } from '#catalog/sections/section-facts.ts';
import { elementFor } from '../../api/data-view.tsx';
import { type Loaded, loadedPart, shapePart } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import {
  type ComparedLine,
  type CompareView,
  parseCompare,
  serialiseCompare,
} from '../../url/compare-url.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import type { LineFigures } from './compare-figures.ts';
import { findLineSource } from './compare-options.ts';

/** A line with what the page says of it. */
export interface LoadedLine extends ComparedLine {
  /** Element of the area's kind, and its unit. */
  shown: number;
  unit: string;
  /** Page that shows the line on its own, without language. */
  page: string;
  /** Keys of the sources that its figures can come from. */
  keys: readonly string[];
  figures: Loaded<LineFigures>;
}

/** A source as the page names it. A file that was put together from extracts is no file of its publisher. */
export interface ComparedSource {
  key: string;
  publisher: string;
  title: string;
  isAssembled: boolean;
}

/** What the comparator is drawn from. */
export interface ComparatorData {
  view: CompareView;
  version: string | null;
  lines: readonly LoadedLine[];
  /** Population in thousands by area and year; empty unless figures per inhabitant are shown. */
  population: Loaded<Readonly<Record<string, readonly (readonly [year: number, thousands: number])[]>>>;
  /** Codes of countries and of aggregates, for the form; `failed` where they could not be loaded. */
  areas: Loaded<readonly { code: string; isCountry: boolean }[]>;
  sources: Loaded<readonly ComparedSource[]>;
  /** What the address asked for in vain. */
  refused: readonly string[];
}

/** Loads the lines of a comparison, each from the API's own answer. */
export async function loadComparator(context: PageContext): Promise<LoadedPage<ComparatorData>> {
  const { words, search, getJson, loadPart, release } = context;
  const asked = parseCompare(search);
  const [areas, allSources] = await Promise.all([
    loadPart(askFor(getJson, 'areas', addresses.areas())),
    asked.view.lines.every((line) => findLineSource(line) === null)
      ? loadedPart([])
      : loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
  ]);
  const codes = areas.state === 'loaded' ? new Set(areas.value.map(({ code }) => code)) : null;
  const isKnown = (line: ComparedLine): boolean =>
    findLineSource(line) !== null && (codes === null || codes.has(line.area));
  const view = { ...asked.view, lines: asked.view.lines.filter(isKnown) };
  const unknown = asked.view.lines
    .filter((line) => !isKnown(line))
    .map(({ area, crop, element }) => `${area}.${crop}.${element}`);
  const version = release.pinned ? release.id : null;
  const loads = view.lines.map(async (line): Promise<LoadedLine> => {
    const source = findLineSource(line);
    if (source === null) throw new Error(`The line ${line.area}.${line.crop} has no section.`);
    const { crop, section, pair } = source;
    const shown = elementFor(pair, line.area);
    const address = addresses.chart(tableName(crop, section), line.area, [shown]);
    const answer = await loadPart(askFor(getJson, 'chart', address));
    return {
      ...line,
      shown,
      unit: findElement(shown)?.unit ?? '',
      page: `/${crop.id}/data/${section.slug ?? section.id}`,
      keys: section.sources,
      figures: shapePart(answer, ({ data: { observations } }) => ({
        years: observations.map(({ year }) => year),
        values: observations.map(({ value }) => value),
        flags: observations.map(({ flag }) => flag),
        breaks: observations.flatMap(({ year, break_in_series }) => (break_in_series ? [year] : [])),
      })),
    };
  });
  const loaded = await Promise.all(loads);
  const used = new Set(loaded.flatMap(({ keys }) => keys));
  return {
    status: 200,
    head: {
      title: words('compare.title'),
      description: words('compare.lead'),
      theme: 'GENERAL',
      search: serialiseCompare(view, version),
    },
    data: {
      view,
      version,
      lines: loaded,
      population: view.measure === 'inhabitant' ? await loadPopulation(context, view.lines) : loadedPart({}),
      areas: shapePart(areas, (list) =>
        list
          .filter(({ kind }) => kind !== 'former')
          .map(({ code, kind }) => ({ code, isCountry: kind === 'country' })),
      ),
      sources: shapePart(allSources, (list) =>
        list
          .filter(({ key }) => used.has(key))
          .map(({ key, publisher, title, editions }) => ({
            key,
            publisher,
            title,
            isAssembled: editions.some(({ kind }) => kind === 'assembled'),
          })),
      ),
      refused: [...asked.refused, ...unknown].map((entry) => entry.slice(0, 40)).slice(0, 5),
    },
  };
}

/** Population of the areas that are compared. */
async function loadPopulation(
  { getJson, loadPart }: PageContext,
  lines: readonly ComparedLine[],
): Promise<ComparatorData['population']> {
  const cube = await loadPart(askFor(getJson, 'cube', addresses.population()));
  return shapePart(cube, ({ areas, years, rows, element }) => {
    if (element !== POPULATION) throw new Error('The answer is not the population.');
    return Object.fromEntries(
      [...new Set(lines.map(({ area }) => area))].map((area) => {
        const row = rows[areas.indexOf(area)] ?? [];
        return [
          area,
          row.flatMap((value, index) => {
            const year = years[index];
            return value === null || year === undefined ? [] : [[year, value] as const];
          }),
        ];
      }),
    );
  });
}
