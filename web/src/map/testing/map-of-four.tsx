import { vi } from 'vitest';
import { Choropleth, type ChoroplethProps } from '../choropleth.tsx';
import type { WorldShapes } from '../world-shapes.ts';

/** Brazil, Luxembourg as a circle, Rwanda and Uganda, which are neighbours. */
export const world: WorldShapes = {
  viewBox: [0, 0, 480, 240],
  shapes: [
    { iso3: 'BRA', d: 'M100 100l60 0 0 60-60 0z' },
    { iso3: 'LUX', d: '', circle: [240, 40] },
    { iso3: 'RWA', d: 'M300 100l40 0 0 40-40 0z' },
    { iso3: 'UGA', d: 'M300 60l40 0 0 38-40 0z' },
  ],
  land: '',
  disputed: '',
};

export const onSelect = vi.fn<(iso3: string) => void>();
export const onClear = vi.fn<() => void>();

/** A map of these countries that tells what is chosen. */
export const map = (props: Partial<ChoroplethProps> = {}) => (
  <Choropleth
    world={world}
    valueIn={() => 1}
    classes={{ limits: [10], zero: false }}
    selected={null}
    focusRegion={null}
    highlightedBin={null}
    layout="both"
    texts={{
      label: 'Map',
      summary: '',
      noCard: 'Point at a country',
      instructions: '',
      zoomIn: 'In',
      zoomOut: 'Out',
      zoomReset: 'All',
      hints: { mouse: 'Hold Ctrl', touch: 'Use two fingers' },
    }}
    onSelect={onSelect}
    onClear={onClear}
    renderCard={(iso3) => <a href={`/${iso3}`}>{`Card of ${iso3}`}</a>}
    describe={(iso3) => `Reached ${iso3}`}
    {...props}
  />
);
