import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';

interface QualifiedFigure {
  id: string;
  element: number;
}

/** Keys of what qualifies the figures of a page; with a figure, only what qualifies that one, as files take it away from its page. */
export function pageCaveats(
  crop: Pick<Crop, 'id' | 'caveats'>,
  section: Pick<Section, 'caveats'>,
  figure?: QualifiedFigure,
): readonly string[] {
  const ofSection = section.caveats.flatMap((caveat) => {
    if (typeof caveat === 'string') return [caveat];
    const { key, figures, elements = [] } = caveat;
    const concerns = figure === undefined || figures.includes(figure.id) || elements.includes(figure.element);
    return concerns ? [key] : [];
  });
  return [...crop.caveats.map((caveat) => `crops.${crop.id}.caveat.${caveat}`), ...ofSection];
}

/** Keys of what qualifies all rows of a section: without what only describes a chart, and where figures are no official ones. */
export function sectionCaveats(
  crop: Pick<Crop, 'id' | 'caveats'>,
  section: Pick<Section, 'caveats'>,
): readonly string[] {
  const ofCharts = section.caveats.flatMap((caveat) =>
    typeof caveat !== 'string' && caveat.elements === undefined && caveat.figures.every(isOfChart)
      ? [caveat.key]
      : [],
  );
  return [...pageCaveats(crop, section).filter((key) => !ofCharts.includes(key)), 'figure.about.states'];
}

const isOfChart = (figure: string): boolean => figure.startsWith('chart-');
