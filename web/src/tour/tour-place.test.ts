import { describe, expect, it } from 'vitest';
import { placeOf } from './tour-place.ts';

const window = { width: 1000, height: 800 };
const card = { width: 300, height: 200 };
const at = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('placeOf', () => {
  it('takes the lower right corner where nothing is there', () => {
    expect(placeOf(card, [], window)).toEqual({ right: 12, bottom: 12 });
  });

  it('moves off a foot at the lower edge and off a list at the right', () => {
    expect(placeOf(card, [at(0, 740, 1000, 800)], window)).toEqual({ right: 12, bottom: 60 });
    expect(placeOf(card, [at(800, 0, 1000, 800)], window)).toEqual({ right: 204, bottom: 12 });
  });

  it('stays in the corner where the whole window is in use', () => {
    expect(placeOf(card, [at(0, 0, 1000, 800)], window)).toEqual({ right: 12, bottom: 12 });
  });
});
