import { type BlockOf, elementsOfBlock } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { GlanceFigure, ScopedElement } from '#catalog/section.ts';
import { listBreaks, listSeams } from '#contract/breaks.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { chosenFlow, showsFlow } from '../../api/chosen-flow.ts';
import type { CubeStore } from '../../api/cube-store.ts';
import { elementFor, isCountry, type ShownData } from '../../api/data-view.tsx';
import { selectCountryFigures } from '../../api/figure-states.ts';
import { withheldYears } from '../../api/withheld-years.ts';
import { Glance } from '../../charts/glance/glance.tsx';
import { elementColumn, figureCell } from '../../figure/columns.ts';
import { type ColumnOf, columnOf, type Figure, tableOf } from '../../figure/figure.ts';
import { areaWords } from '../../i18n/area-words.ts';
import { decadeTo } from '../../i18n/crop-notes.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { computedText } from '../../i18n/figures.ts';
import type { Speech } from '../../i18n/speech.ts';
import { toDataFigure } from '../data-figure.ts';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import { type ShownItem, toElementItem, toLargestItem } from './glance-items.tsx';

type GlanceDefinition = BlockOf<'glance'>;

function isShown(figure: GlanceFigure, { area, view }: ShownData): boolean {
  // Official figures alone cannot tell which countries are the largest.
  if ('largest' in figure) return area === worldCode && !view.officialOnly;
  if (figure.ofMap === true && !isOfMap(figure, view)) return false;
  return !(area === worldCode && figure.notOfWorld === 'figure') && showsFlow(view, figure.flow);
}

const isOfMap = (figure: GlanceFigure, view: ShownData['view']): boolean =>
  !('largest' in figure) && figure.element.country === view.element;

function shownFigures(data: ShownData, block: GlanceDefinition): readonly GlanceFigure[] {
  const flow = chosenFlow(data.view);
  return block.figures
    .filter((figure) => isShown(figure, data))
    .sort((one, other) => Number(isOfMap(other, data.view)) - Number(isOfMap(one, data.view)))
    .map((figure) =>
      'largest' in figure || flow === 'both' || figure.ofFlow === undefined
        ? figure
        : { ...figure, element: figure.ofFlow[flow] },
    );
}

function toItems(data: ShownData, block: GlanceDefinition, speech: Speech): readonly ShownItem[] {
  const { crop, section } = data;
  const spoken = { ...speech, forms: cropWords(speech.words, crop.id, section.id) };
  return shownFigures(data, block).flatMap(
    (figure) =>
      ('largest' in figure ? toLargestItem(figure, data, spoken) : toElementItem(figure, data, spoken)) ?? [],
  );
}

/** Whether there is any figure of the year to show, or a filter that hides them. */
export const hasGlance = (data: ShownData, block: GlanceDefinition, speech: Speech): boolean =>
  data.view.officialOnly || toItems(data, block, speech).some(({ state }) => state !== 'missing');

/** The main figures of the area and the year, on one grid; as a table those of all years. */
export function toGlanceFigure(data: ShownData, block: GlanceDefinition, speech: Speech): Figure {
  const { area, year, crop, section, view } = data;
  const { words } = speech;
  const forms = cropWords(words, crop.id, section.id);
  const figures = shownFigures(data, block);
  const everyItem = toItems(data, block, speech);
  // A figure that is not there has no place beside others.
  const known = everyItem.filter(({ state }) => state !== 'missing');
  const visibleItems = known.length === 0 || view.officialOnly ? everyItem : known;
  const ofElements = figures.flatMap((figure) => ('largest' in figure ? [] : figure));
  const pairs = [
    ...ofElements.flatMap(({ ofMap, element }) => (ofMap === true ? element : [])),
    ...elementsOfBlock({ ...block, figures: ofElements }),
  ];
  const name = words(`${section.id}.pageTitle`, {
    title: forms.cropTitle,
    ...areaWords(words, area),
    year: String(year),
  });
  const isEmpty = known.length === 0;
  const infos = [block.id, ...figures.map(({ id }) => id)].map((id) => `${section.id}.${id}.info`);
  return toDataFigure(data, speech, {
    id: block.id,
    title: words('glance.title', { year: String(year) }),
    name,
    info: words('glance.info'),
    notes: [
      ...infos.flatMap((key) => (words.has(key) ? [words(key)] : [])),
      ...visibleItems.flatMap(({ notes }) => notes ?? []),
      ...computedNotes(data, pairs, speech),
    ],
    spans: isEmpty ? undefined : decadeTo(year),
    caption: words('figure.table.caption', { title: name }),
    keyOf: (row, column) => (column === 'year' ? null : explainedKey(area, Number(column), Number(row))),
    ...toGlanceTable({ ...data, elements: pairs.map((pair) => elementFor(pair, area)) }, speech),
    picture:
      isEmpty && !view.officialOnly
        ? null
        : () => (
            <>
              {isEmpty ? (
                <EmptyYears elements={pairs} />
              ) : (
                <Glance items={visibleItems.map(({ item }) => item)} />
              )}
              {visibleItems.some(({ state }) => state === 'failed') && <FailedPart />}
            </>
          ),
  });
}

/** Of the World's and regions' totals: which part of each the observatory computed. */
function computedNotes(
  { area, areas, allCubes, year }: ShownData,
  pairs: readonly ScopedElement[],
  speech: Speech,
): readonly string[] {
  if (isCountry(area)) return [];
  const notes = pairs.flatMap(({ country }) => {
    const slice = allCubes.slice(country, year);
    return slice == null
      ? []
      : (computedText(country, selectCountryFigures(slice, areas, area), speech) ?? []);
  });
  return [...new Set(notes)];
}

export function toGlanceTable(
  subject: { elements: readonly number[]; area: string; cubes: CubeStore; allCubes: CubeStore; year: number },
  speech: Pick<Speech, 'words' | 'formats'>,
): Pick<Figure, 'columns' | 'rows' | 'rowCount'> {
  const { area, cubes, allCubes } = subject;
  const { words } = speech;
  const lines = [...new Set(subject.elements)].map((element) => ({
    element,
    series: cubes.series(element, area),
    withheld: withheldYears(allCubes, element, area),
    breaks: listBreaks(cubes.about(element), area),
    seams: listSeams(cubes.about(element), area),
  }));
  const years = new Set(lines.flatMap(({ series, withheld }) => [...(series?.keys() ?? []), ...withheld]));
  const columns = lines.map(
    ({ element, series, withheld, breaks, seams }): ColumnOf<number> => ({
      key: String(element),
      label: words(`elements.${element}.short`),
      ...elementColumn(element, speech),
      of: (year) => {
        const figure = series?.get(year);
        if (figure === undefined)
          return { value: null, ...(withheld.includes(year) && { text: words('figure.withheld') }) };
        return {
          ...figureCell(element, figure, speech, cubes.isRoundedAway(element, area, year)),
          isBreak: breaks.includes(year),
          isSeam: seams.includes(year),
        };
      },
    }),
  );
  return tableOf(
    [...years].sort((one, other) => other - one),
    [columnOf('year', words('figure.table.year'), 'year', (year) => year), ...columns],
    String,
    (year) => year === subject.year,
  );
}
