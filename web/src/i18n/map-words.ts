import type { MapTexts } from '../map/choropleth.tsx';
import type { Words } from './words.tsx';

/** What every map says of how it is read and moved. */
export function mapWords(words: Words): Omit<MapTexts, 'label' | 'summary'> {
  return {
    noCard: words('map.noCard'),
    instructions: words('map.instructions'),
    zoomIn: words('map.zoomIn'),
    zoomOut: words('map.zoomOut'),
    zoomReset: words('map.zoomReset'),
    hints: { mouse: words('map.zoomHint.mouse'), touch: words('map.zoomHint.touch') },
  };
}
