import type { Crop } from '#catalog/crop.ts';
import type { Section } from '#catalog/section.ts';

/** A figure by its id, and the element that it shows. */
interface QualifiedFigure {
  id: string;
  element: number;
}

/**
 * Keys of what qualifies the figures of a page: what the crop's items hold, and what the section's figures rest on. With a figure, of
 * the section's only what qualifies that one: files and images take it away from its page.
 */
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
