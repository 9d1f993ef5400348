import { describe, expect, it } from 'vitest';
import { findCircle } from './chunk-order.ts';

describe('findCircle', () => {
  it('finds nothing where imports go one way, also by two ways', () => {
    expect(
      findCircle(
        new Map([
          ['entry', ['page', 'shared']],
          ['page', ['shared']],
          ['shared', []],
        ]),
      ),
    ).toBeNull();
  });

  it('names the files of a circle', () => {
    expect(
      findCircle(
        new Map([
          ['entry', ['shared']],
          ['shared', ['charts']],
          ['charts', ['lower', 'shared']],
        ]),
      ),
    ).toEqual(['shared', 'charts', 'shared']);
  });
});
