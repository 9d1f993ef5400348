import { expect, it } from 'vitest';
import { placeEndLabels } from './end-labels.ts';

const end = (id: string, x: number, y: number, radius = 5) => ({
  ...{ id, at: [x, y] as const, radius },
  ...{ name: id, value: '100' },
});
const frame = { width: 400, height: 200 };

it('stands at its circle where there is room, else beside the others with a leader', () => {
  const placed = placeEndLabels(
    [end('Kenya', 100, 100), end('Uganda', 108, 100), end('Rwanda', 104, 106)],
    frame,
  );
  expect(placed.map(({ id }) => id)).toEqual(['Kenya', 'Uganda', 'Rwanda']);
  expect(placed[0]).toMatchObject({ anchor: 'end', leader: null });
  expect(placed[1]).toMatchObject({ anchor: 'start', leader: null });
  expect(placed[2]?.leader).not.toBeUndefined();
});

it('keeps off lines where another place is free, and on them where none is', () => {
  const line = [[104, 98, 160, 102]] as const;
  expect(placeEndLabels([end('Kenya', 100, 100)], frame, [], line)[0]?.anchor).toBe('end');
  expect(placeEndLabels([end('Kenya', 100, 100)], frame, [], [[0, 0, 400, 200]])[0]?.anchor).toBe('start');
});

it('keeps within the frame and off what is taken', () => {
  const [right] = placeEndLabels([end('Australia', 390, 100)], frame);
  expect(right?.anchor).toBe('end');
  expect(placeEndLabels([end('Australia', 200, 100)], frame, [[0, 0, 400, 200]])).toEqual([]);
});
