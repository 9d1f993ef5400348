import { expect, it } from 'vitest';
import { drawPoints } from './collection-map.tsx';

const paint = { groups: [], surface: '', ink: '', font: '' };
const view = { x: 0, y: 0, unit: 1 };

it('clears a canvas that was drawn on, and none that is new to its size: on paper that would clear the land below it', () => {
  let cleared = 0;
  const canvas = document.createElement('canvas');
  const context = { setTransform: () => undefined, clearRect: () => (cleared += 1) };
  Object.defineProperty(canvas, 'getContext', { value: () => context });
  const draw = (width: number): number => {
    cleared = 0;
    drawPoints(canvas, [], { view, frame: { width, height: 200 }, paint, countText: String });
    return cleared;
  };
  expect([draw(640), draw(640), draw(780), draw(780), draw(640)]).toEqual([0, 1, 0, 1, 0]);
});
