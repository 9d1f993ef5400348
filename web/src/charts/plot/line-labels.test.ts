import { expect, test } from 'vitest';
import { chartSize } from './chart-size.ts';
import { isStackedAt } from './end-labels.ts';
import type { PlotModel } from './plot-model.ts';
import { boldTextWidth } from './text-width.ts';
import { toLineLabels } from './to-plot-model.ts';

const size = chartSize(520);
const plot = { left: 40, right: 480, top: 20, bottom: 370 };
const years = 45;
const x = Array.from({ length: years }, (_, index) => plot.left + 5 + index * 9.7);

type Rows = PlotModel['rows'];
const row = (label: string, y: readonly (number | null)[]): Rows[number] => ({
  series: { id: label, label, unit: 't', axis: 'left', mark: 'line', colour: 'var(--ink)', values: [] },
  from: [],
  to: [],
  y,
});
const labelled = (rows: Rows) => toLineLabels(rows, { plot, size, x });

/** The box that a name takes, with the height that its letters have. */
const boxOf = ({ text, x: left, y }: { text: string; x: number; y: number }) => ({
  left,
  right: left + boldTextWidth(text, size.fontSize),
  top: y - size.fontSize / 2,
  bottom: y + size.fontSize / 2,
});

/** Whether a line runs through a box, looked at every half pixel. */
function runsThrough(y: readonly (number | null)[], box: ReturnType<typeof boxOf>): boolean {
  for (let at = box.left; at <= box.right; at += 0.5) {
    const index = x.findIndex((one, place) => one <= at && at <= (x[place + 1] ?? Number.NEGATIVE_INFINITY));
    const [start, end] = [y[index] ?? null, y[index + 1] ?? null];
    if (index < 0 || start === null || end === null) continue;
    const part = (at - (x[index] ?? 0)) / 9.7;
    const height = start + (end - start) * part;
    if (height > box.top && height < box.bottom) return true;
  }
  return false;
}

/** Pseudo-random numbers below one, the same in every run. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

test('no name touches a line, another name or the edge, whatever the lines are; few are left out', () => {
  const names = ['Agricultural land', 'Pastures', 'Cropland', 'Arable land', 'Per inhabitant'];
  let placed = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = chance(seed);
    const random = (): number => next.next().value;
    const rows = names.map((name) => {
      let y = 40 + random() * 300;
      return row(
        name,
        x.map(() => {
          y = Math.min(365, Math.max(25, y + (random() - 0.5) * 24));
          return random() < 0.05 ? null : y;
        }),
      );
    });
    const labels = labelled(rows);
    placed += labels.length;
    const boxes = labels.map(boxOf);
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(plot.left);
      expect(box.right).toBeLessThanOrEqual(plot.right);
      expect(box.top).toBeGreaterThanOrEqual(plot.top);
      expect(box.bottom).toBeLessThanOrEqual(plot.bottom);
      for (const { y } of rows) expect(runsThrough(y, box)).toBe(false);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        expect(apart).toBe(true);
      }
    }
  }
  expect(placed / (200 * names.length)).toBeGreaterThan(0.8);
});

test('values are below the names at the ends of a few lines in a narrow chart alone', () => {
  expect([2, 6, 9].map((names) => isStackedAt(340, chartSize(340), names))).toEqual([true, true, false]);
  expect(isStackedAt(560, chartSize(560), 2)).toBe(false);
});
