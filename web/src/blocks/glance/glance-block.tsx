import { type ReactNode, useMemo } from 'react';
import { elementsOfBlock } from '#catalog/blocks.ts';
import { worldCode } from '#catalog/regions/index.ts';
import type { Block, GlanceFigure } from '#catalog/section.ts';
import { explainedKey } from '#contract/explain-address.ts';
import { chosenFlow, showsFlow } from '../../api/chosen-flow.ts';
import { elementFor, isCountry, type ShownData, useDataView } from '../../api/data-view.tsx';
import { selectCountryFigures } from '../../api/figure-states.ts';
import { Glance } from '../../charts/glance/glance.tsx';
import { areaWords } from '../../i18n/area-words.ts';
import { decadeTo } from '../../i18n/crop-notes.ts';
import { cropWords } from '../../i18n/crop-words.ts';
import { computedText } from '../../i18n/figures.ts';
import { getFormats } from '../../i18n/formats.ts';
import { useLanguage, useWords } from '../../i18n/words.tsx';
import { areaPagePath } from '../../url/area-page-path.ts';
import { BlockFigure } from '../block-figure.tsx';
import { EmptyYears } from '../empty-years.tsx';
import { FailedPart } from '../failed-part.tsx';
import { toElementItem, toLargestItem } from './glance-items.tsx';
import { toGlanceTable } from './glance-table.ts';

type GlanceDefinition = Extract<Block, { kind: 'glance' }>;

/** Whether the figure says something of the area, and belongs to the flow of trade that is chosen. */
function isShown(figure: GlanceFigure, { area, view }: ShownData): boolean {
  // Of official figures alone nobody knows which countries are the largest.
  if ('largest' in figure) return area === worldCode && !view.officialOnly;
  return !(area === worldCode && figure.notOfWorld === 'figure') && showsFlow(view, figure.flow);
}

/** The few figures that say most about the area and the year, on one grid. */
export function GlanceBlock({ block }: { block: GlanceDefinition }): ReactNode {
  const data = useDataView();
  const { area, areas, year, cubes, allCubes, crop, section, view, release } = data;
  const words = useWords();
  const language = useLanguage();
  const formats = getFormats(language);
  const speech = { words, formats, forms: cropWords(words, crop.id, section.id) };
  const flow = chosenFlow(view);
  const figures = useMemo(
    () =>
      block.figures
        .filter((figure) => isShown(figure, data))
        .map((figure) =>
          'largest' in figure || flow === 'both' || figure.ofFlow === undefined
            ? figure
            : { ...figure, element: figure.ofFlow[flow] },
        ),
    [block, data, flow],
  );
  const shown = figures.flatMap((figure) => {
    const item =
      'largest' in figure ? toLargestItem(figure, data, speech) : toElementItem(figure, data, speech);
    return item ?? [];
  });
  const pairs = elementsOfBlock({ ...block, figures: figures.filter((figure) => !('largest' in figure)) });
  const elements = pairs.map((pair) => elementFor(pair, area));
  const listed = elements.join();
  const table = useMemo(
    () =>
      toGlanceTable(
        { elements: listed.split(',').map(Number), area, cubes, allCubes },
        { words, formats: getFormats(language) },
      ),
    [listed, area, cubes, allCubes, words, language],
  );
  const keyOf = useMemo(
    () => (row: string, column: string) =>
      column === 'year' ? null : explainedKey(area, Number(column), Number(row)),
    [area],
  );
  const title = words('glance.title', { year: String(year) });
  const named = words(`${section.id}.pageTitle`, {
    title: speech.forms.cropTitle,
    ...areaWords(words, area),
    year: String(year),
  });
  // What holds of all figures is said once below them, else beside those of which it holds.
  const breaks = new Set(shown.flatMap(({ brokenIn }) => (brokenIn === undefined ? [] : [brokenIn])));
  const [broken = null] = breaks.size === 1 ? breaks : [];
  const items = shown.map(({ item, brokenIn }) =>
    brokenIn == null || broken !== null
      ? item
      : {
          ...item,
          notes: [...(item.notes ?? []), words('glance.brokenHere', { year: String(brokenIn) })],
        },
  );
  const infos = figures.flatMap((figure) => {
    const key = `${section.id}.${figure.id}.info`;
    return words.has(key) ? [words(key)] : [];
  });
  const own = `${section.id}.${block.id}.info`;
  const computed = isCountry(area)
    ? []
    : pairs.flatMap((pair) => {
        const slice = allCubes.slice(pair.country, year);
        return slice == null
          ? []
          : (computedText(pair.country, selectCountryFigures(slice, areas, area), { words, formats }) ?? []);
      });
  const pageHref = `/${language}${areaPagePath(area, !isCountry(area))}${release.pinned ? `?v=${release.id}` : ''}`;
  const isEmpty = shown.every(({ state }) => state === 'missing');
  const hasFailed = shown.some(({ state }) => state === 'failed');
  return (
    <BlockFigure
      id={block.id}
      title={title}
      named={named}
      info={words('glance.info')}
      notes={[
        ...(words.has(own) ? [words(own)] : []),
        ...infos,
        ...shown.flatMap(({ note }) => note ?? []),
        ...new Set(computed),
      ]}
      spans={isEmpty ? undefined : decadeTo(year)}
      remarks={broken === null || isEmpty ? [] : [words('glance.broken', { year: String(broken) })]}
      about={<a href={pageHref}>{words('glance.country', { ...areaWords(words, area) })}</a>}
      table={
        table === null
          ? null
          : {
              caption: words('figure.table.caption', { title: named }),
              columns: table.columns,
              rows: table.rows.map((row) => (row.id === String(year) ? { ...row, selected: true } : row)),
              explain: keyOf,
            }
      }
    >
      {isEmpty ? <EmptyYears elements={pairs} /> : <Glance items={items} />}
      {hasFailed && <FailedPart />}
    </BlockFigure>
  );
}
