import { formatHex, interpolate, wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import themes from '#catalog/crops/index.ts?themes';
import { ZERO_COLOUR } from './map-colours.ts';
import { STROKE_OPACITY, strokeOn } from './texture.tsx';

it.each(Object.entries(themes))(
  'the colours of %s carry the textures of the states at 3:1 at least, on every class and on zero',
  (_theme, properties) => {
    const classes = Object.entries(properties)
      .filter(([name]) => name.startsWith('--map-'))
      .map(([name, hex]) => [`var(${name})`, hex] as const);
    expect(classes).toHaveLength(10);
    for (const [name, fill] of [...classes, [ZERO_COLOUR, '#f7f5ee'] as const]) {
      const [stroke = ''] = /#[0-9a-f]{6}/.exec(strokeOn(name)) ?? [];
      const drawn = formatHex(interpolate([fill, stroke], 'rgb')(STROKE_OPACITY));
      expect(wcagContrast(drawn, fill), name).toBeGreaterThan(3);
    }
  },
);
