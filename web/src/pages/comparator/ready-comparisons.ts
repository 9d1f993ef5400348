import { PRODUCTION, SELF_SUFFICIENCY, YIELD } from '#catalog/elements/codes.ts';
import { type Loaded, loadedPart } from '../../api/loaded.ts';
import { figureScale } from '../../i18n/figure-scale.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { type CompareView, compareParams } from '../../url/compare-params.ts';
import type { PageContext } from '../page.ts';
import type { ReadyComparison } from './comparator-data.ts';
import { groupNames } from './compare-figure.ts';
import { findingYear, shownYears, valueIn } from './compare-figures.ts';
import { levelFinding } from './compare-findings.ts';
import { hrefOfView } from './compare-href.ts';
import { findLineSource } from './compare-options.ts';
import { figureText, unitText } from './compare-texts.ts';
import { comparedSections } from './compared-sections.ts';
import { loadLine } from './load-lines.ts';
import { type ShownLine, showLines } from './shown-lines.ts';

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

/** Lines with the texts beside them. */
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
  const scale =
    unit.kind === 'element'
      ? figureScale(
          element,
          newest.map(({ value }) => value),
          speech,
        )
      : null;
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

/** Loads the comparisons to open; those without figures are left out. */
export async function loadReady(context: PageContext): Promise<readonly Loaded<ReadyComparison>[]> {
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
