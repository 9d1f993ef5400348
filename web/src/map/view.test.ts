import { describe, expect, it } from 'vitest';
import { clampView, fitBounds, PADDING, panBy, toBox, toFrame, toViewBox, zoomAt } from './view.ts';

const frame = { width: 700, height: 350 };
const home = fitBounds([0, 0, 4800, 2080], frame);

describe('fitBounds', () => {
  it.each([[[100, 200, 300, 900]], [[100, 200, 1300, 400]], [[0, 0, 4800, 2080]]] as const)(
    'fits %j with at most ten pixels around the tight side',
    (bounds) => {
      const view = fitBounds(bounds, frame);
      const [left, top] = toFrame([bounds[0], bounds[1]], view, frame);
      const [right, bottom] = toFrame([bounds[2], bounds[3]], view, frame);
      const gaps = [left, top, frame.width - right, frame.height - bottom];
      expect(Math.min(...gaps)).toBeCloseTo(PADDING, 6);
      expect(PADDING).toBeLessThanOrEqual(10);
      expect(left).toBeCloseTo(frame.width - right, 6);
      expect(top).toBeCloseTo(frame.height - bottom, 6);
    },
  );

  it('survives a single point', () => {
    expect(Number.isFinite(fitBounds([5, 5, 5, 5], frame).unit)).toBe(true);
  });
});

describe('moving', () => {
  it('keeps the point under the pointer while zooming', () => {
    const at = [500, 120] as const;
    const before = toBox(at, home, frame);
    const after = toBox(at, zoomAt(home, 3, at, frame, home), frame);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  it('goes neither beyond the world nor closer than 24 times', () => {
    expect(zoomAt(home, 0.1, [0, 0], frame, home)).toEqual(home);
    const closest = zoomAt(home, 1e6, [350, 175], frame, home);
    expect(home.unit / closest.unit).toBeCloseTo(24, 6);
    const far = panBy(closest, 1e6, 1e6, frame, home);
    expect(toFrame([toBox([0, 0], home, frame)[0], 0], far, frame)[0]).toBeCloseTo(0, 4);
  });

  it('cannot move what fits whole', () => {
    expect(clampView({ ...home, x: 0, y: 0 }, frame, home)).toEqual(home);
  });

  it('writes a view box of the same shape as the frame', () => {
    const [, , width = 0, height = 0] = toViewBox(home, frame).split(' ').map(Number);
    expect(width / height).toBeCloseTo(2, 2);
  });
});
