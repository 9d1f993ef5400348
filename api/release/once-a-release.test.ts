import { expect, it } from 'vitest';
import { onceARelease } from './once-a-release.ts';
import type { ServedRelease } from './served-release.ts';

const release = (id: string): ServedRelease => ({ id }) as ServedRelease;

it('reads once of each release, for all who ask meanwhile', async () => {
  let readings = 0;
  const read = onceARelease(async ({ id }) => `${id} ${++readings}`);
  const [first, second] = [release('a'), release('b')];
  expect(await Promise.all([read(first), read(first), read(second)])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(await read(first)).toBe('a 1');
});

it('reads again what could not be read', async () => {
  let isAway = true;
  const read = onceARelease(async ({ id }) => {
    if (isAway) throw new Error('away');
    return id;
  });
  const one = release('a');
  await expect(read(one)).rejects.toThrow('away');
  isAway = false;
  expect(await read(one)).toBe('a');
});
