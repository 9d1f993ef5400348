import type { Block, GlanceFigure, ScopedElement, Section } from '#catalog/section.ts';

/**
 * Limits a section to the release's data for a crop: removes the charts, series, figures at a glance, partners and caveats
 * without a figure in any area and year. `has` tests whether an element has one. The map's elements stay: those without figures
 * come last among its options, marked as empty.
 */
export function heldSection(section: Section, has: (element: number) => boolean): Section {
  if (section.asHeld !== true) return section;
  const isHeld = ({ country, aggregate }: ScopedElement): boolean => has(country) || has(aggregate);
  return {
    ...section,
    caveats: section.caveats.filter(
      (caveat) => typeof caveat === 'string' || caveat.needs === undefined || caveat.needs.some(has),
    ),
    blocks: section.blocks.flatMap((block) => heldBlock(block, isHeld)),
  };
}

function heldBlock(block: Block, isHeld: (pair: ScopedElement) => boolean): readonly Block[] {
  switch (block.kind) {
    case 'partners':
      return block.values.some(isHeld) ? [block] : [];
    case 'glance':
      return [{ ...block, figures: block.figures.filter((figure) => isShown(figure, isHeld)) }];
    case 'charts': {
      const charts = block.charts
        .map((chart) => ({ ...chart, series: chart.series.filter(({ element }) => isHeld(element)) }))
        .filter(({ series }) => series.length > 0);
      return charts.length === 0 ? [] : [{ ...block, charts }];
    }
    default:
      return [block];
  }
}

function isShown(figure: GlanceFigure, isHeld: (pair: ScopedElement) => boolean): boolean {
  if ('largest' in figure) return true;
  const { element, ofFlow, insteadOf } = figure;
  const elements = ofFlow === undefined ? [element] : [element, ofFlow['1'], ofFlow['2']];
  return elements.some(isHeld) && (insteadOf === undefined || !isHeld(insteadOf));
}
