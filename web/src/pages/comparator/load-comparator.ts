import { PRODUCTION, SELF_SUFFICIENCY, YIELD } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import { worldCode } from '#catalog/regions/index.ts';
import { landNeighbours } from '#catalog/regions/neighbours.ts';
import type { ScopedElement } from '#catalog/section.ts';
import { sections } from '#catalog/sections/index.ts';
import { listElementPairs } from '#catalog/sections/section-facts.ts';
import { isCountry } from '../../api/data-view.tsx';
import { type Loaded, loadedPart, shapePart, valueOr } from '../../api/loaded.ts';
import { addresses, askFor } from '../../api/queries.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { toSpeech } from '../../i18n/speech.ts';
import {
  type CompareView,
  compareParams,
  ignoredCompareParams,
  lineKey,
  parseCompare,
  serialiseCompare,
} from '../../url/compare-params.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import type { ComparatorData, ComparedAreas, ReadyComparison } from './comparator-data.ts';
import { groupNames } from './compare-figure.ts';
import { findingYear, type SameChange, shownYears, valueIn } from './compare-figures.ts';
import { levelFinding } from './compare-findings.ts';
import { hrefOfView } from './compare-href.ts';
import { type ComparedSection, findLineSource, isShareOfWorld, toOwnLine } from './compare-options.ts';
import { figureText, unitText } from './compare-texts.ts';
import { loadLine, loadWholes, type SourcedLine } from './load-lines.ts';
import { areMeans, isOfOthers, type ShownComparison, type ShownLine, showLines } from './shown-lines.ts';

/** Ranks are left out: as lines they would mean little. */
const isCompared = ({ country }: ScopedElement): boolean =>
  !['rank', undefined].includes(findElement(country)?.unit);

export const comparedSections: readonly ComparedSection[] = sections.flatMap((section) => {
  const { id, slug, indicator, tableSuffix, sources } = section;
  const pairs = new Map(
    listElementPairs(section)
      .filter(isCompared)
      .map(({ country, aggregate }) => [country, [country, aggregate] as const]),
  );
  if (pairs.size === 0) return [];
  const own = slug === undefined ? {} : { slug };
  return [{ id, ...own, indicator, tableSuffix, sources, pairs: [...pairs.values()] }];
});

const lines = (areas: string, element: CompareView['lines'][number]['element']): CompareView['lines'] =>
  areas.split(' ').map((area) => ({ area, crop: 'beans', element }));

/** Comparisons to open, each of one element or kind of figures. */
const readyComparisons: readonly CompareView['lines'][] = [
  lines('RWA TZA UGA KEN CMR', 645),
  lines('USA ETH BRA MEX KEN', YIELD),
  lines('IND BRA MMR USA', PRODUCTION),
  lines('NIC MEX HND', SELF_SUFFICIENCY),
  lines('NIC KEN UGA RWA', 'price-retail'),
  lines('USA COL DEU MEX KEN', 'samples-received'),
];

function drawReady(lines: readonly ShownLine[], context: PageContext, href: string): ReadyComparison {
  const speech = { ...toSpeech(context.language, context.words), base: null };
  const { unit, what, own } = groupNames(lines, { speech });
  const drawnYears = shownYears(lines);
  const [first = 0, last = 0] = [drawnYears[0], drawnYears.at(-1)];
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const newest = lines.flatMap((entry, place) => {
    const year = entry.figures.years.findLast((one) => valueIn(entry, one) !== null);
    const value = year === undefined ? null : valueIn(entry, year);
    return year === undefined || value === null ? [] : [{ entry, label: own[place] ?? '', value, year }];
  });
  const element = Number(lines[0]?.line.shown);
  const values = newest.map(({ value }) => value);
  const scale = unit.kind === 'element' ? figureScale(element, values, speech) : null;
  return {
    href,
    title: context.words('compare.ready.title', { what, unit: scale?.unit ?? unitText(unit, speech) }),
    finding: levelFinding(lines, findingYear(lines), speech) ?? what,
    years,
    lines: newest.map(({ entry, label, value, year }) => {
      const text = scale?.figure(value) ?? figureText(unit, entry.line, value, speech.formats);
      return {
        label,
        value: year === last ? text : `${text} (${speech.formats.year(year)})`,
        isDoubtful: entry.figures.doubts?.[year] !== undefined,
        values: years.map((one) => valueIn(entry, one)),
        breaks: entry.figures.breaks,
      };
    }),
  };
}

async function loadReady(context: PageContext): Promise<readonly Loaded<ReadyComparison>[]> {
  const loaded = readyComparisons.map(async (ownLines): Promise<readonly Loaded<ReadyComparison>[]> => {
    const view = { ...compareParams.initial, lines: ownLines };
    const sourced = ownLines.flatMap((line) => {
      const source = findLineSource(line, comparedSections);
      return source === null ? [] : [{ line, source }];
    });
    const loadedLines = await Promise.all(sourced.map((line) => loadLine(line, context, view.measure)));
    const { shown, failed } = showLines({ view, lines: loadedLines, wholes: loadedPart({}) });
    if (failed.length > 0) return [{ state: 'failed' }];
    return shown.length < 2 ? [] : [loadedPart(drawReady(shown, context, hrefOfView(view, context.release)))];
  });
  return (await Promise.all(loaded)).flat();
}

/** Changes by key of the lines that are sums of countries, between both sides of a slope: the API compares like with like, or has none. */
async function loadChanges(
  { shown, sides }: ShownComparison,
  known: readonly SourcedLine[],
  { getJson, loadPart }: Pick<PageContext, 'getJson' | 'loadPart'>,
): Promise<Readonly<Record<string, SameChange>>> {
  if (sides === null) return {};
  const over = areMeans(sides) ? 'over=decade' : `since=${sides.from[0]}`;
  const changes: Record<string, SameChange> = {};
  for (const entry of shown.filter(isOfOthers)) {
    const key = lineKey(entry.line);
    const source = known.find(({ line }) => lineKey(line) === key)?.source;
    if (source?.kind !== 'element' || !isShareOfWorld(source)) continue;
    const { area, shown: element } = entry.line;
    const at = `${source.table}/${area}/${element}/${source.indicator}/${sides.to.at(-1)}`;
    const address = `/api/v1/explain/${at}?${over}&change=relative`;
    const answer = await loadPart(askFor(getJson, 'explain', address), null);
    const figures = valueOr(answer, null)?.figures ?? [];
    const value = figures[0]?.value ?? null;
    const same = figures.find((figure) => figure.same !== null)?.same;
    if (value !== null && same != null)
      changes[key] = { value, countries: same.countries, share: same.share };
  }
  return changes;
}

/** Most letters of an entry, and most entries, that the notice of unknown lines repeats. */
const shownOfRefused = { letters: 40, entries: 5 };

const someOf = (entries: readonly string[]): readonly string[] =>
  entries.map((entry) => entry.slice(0, shownOfRefused.letters)).slice(0, shownOfRefused.entries);

async function loadAreas({
  getJson,
  loadPart,
}: Pick<PageContext, 'getJson' | 'loadPart'>): Promise<Loaded<ComparedAreas>> {
  const areas = await loadPart(askFor(getJson, 'areas', addresses.areas()));
  return shapePart(areas, (list) => {
    const codesOf = (kind: (typeof list)[number]['kind']): readonly string[] =>
      list.filter((area) => area.kind === kind).map(({ code }) => code);
    return {
      regions: codesOf('aggregate'),
      countries: codesOf('country'),
      former: codesOf('former'),
      awaiting: list.flatMap(({ code, awaitsSum }) => (awaitsSum === true ? [code] : [])),
    };
  });
}

function findLines(
  lines: CompareView['lines'],
  codes: ReadonlySet<string> | null,
): { known: readonly SourcedLine[]; unknown: readonly string[] } {
  const sourced = new Map<string, SourcedLine>();
  const unknown: string[] = [];
  for (const line of lines) {
    const source = findLineSource(line, comparedSections);
    const isOfNone = source?.kind === 'benchmark' && line.area !== worldCode;
    if (source === null || isOfNone || (codes !== null && !codes.has(line.area))) {
      unknown.push(lineKey(line));
      continue;
    }
    const ownLine = toOwnLine(line, source);
    sourced.set(lineKey(ownLine), { line: ownLine, source });
  }
  return { known: [...sourced.values()], unknown };
}

export async function loadComparator(context: PageContext): Promise<LoadedPage<ComparatorData>> {
  const { words, search, getJson, loadPart, release } = context;
  const requested = parseCompare(search);
  const [areas, allSources] = await Promise.all([
    loadAreas(context),
    requested.view.lines.length === 0
      ? loadedPart([])
      : loadPart(askFor(getJson, 'sources', '/api/v1/sources')),
  ]);
  const codes =
    areas.state === 'loaded'
      ? new Set([...areas.value.regions, ...areas.value.countries, ...areas.value.former])
      : null;
  const { known, unknown } = findLines(requested.view.lines, codes);
  const view = { ...requested.view, lines: known.map(({ line }) => line) };
  const first = known.find(({ line }) => isCountry(line.area))?.line.area;
  const [lines, wholes, ready] = await Promise.all([
    Promise.all(known.map((line) => loadLine(line, context, view.measure))),
    loadWholes(view.measure, known, context),
    // Files have the lines alone.
    context.isFiled ? [] : loadReady(context),
  ]);
  const used = new Set(lines.flatMap(({ keys }) => keys));
  const changes =
    view.kind === 'slope' && view.measure === 'absolute'
      ? await loadChanges(showLines({ view, lines, wholes }), known, context)
      : {};
  return {
    status: 200,
    head: {
      title: words('compare.title'),
      description: words('compare.lead'),
      theme: 'GENERAL',
      search: serialiseCompare(view, release.pinned ? release.id : null),
    },
    data: {
      view,
      release: { id: release.id, created: release.created, pinned: release.pinned },
      lines,
      wholes,
      changes,
      areas,
      sections: comparedSections,
      neighbours:
        first === undefined
          ? null
          : {
              of: first,
              areas: landNeighbours(first).filter((code) => view.lines.every(({ area }) => area !== code)),
            },
      sources: shapePart(allSources, (list) => list.filter(({ key }) => used.has(key))),
      ready,
      refused: someOf([...requested.refused, ...unknown]),
      surplus: someOf(requested.surplus),
      ignored: ignoredCompareParams(search),
    },
  };
}
