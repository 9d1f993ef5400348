import { describe, expect, it } from 'vitest';
import { readRange } from './kept-file.ts';

describe('a range of bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 100 }],
    ['bytes=0-0', { start: 0, end: 1 }],
    ['BYTES=10-19', { start: 10, end: 20 }],
    ['bytes=90-500', { start: 90, end: 100 }],
    ['bytes=-5', { start: 95, end: 100 }],
    ['bytes=-500', { start: 0, end: 100 }],
    ['bytes=-0', 'beyond'],
    ['bytes=100-', 'beyond'],
    ['bytes=99999999999999999999-', 'beyond'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['rows=0-1', null],
    ['bytes=a-b', null],
  ])('%s of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it('has nothing of an empty body', () => {
    expect(readRange('bytes=0-', 0)).toBe('beyond');
    expect(readRange('bytes=-1', 0)).toBe('beyond');
  });
});
