import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { within } from './limit.ts';

describe('within', () => {
  it('gives what the step gives, and its error', async () => {
    expect(await within(1, 'Counting', Promise.resolve(3))).toBe(3);
    await expect(within(1, 'Counting', Promise.reject(new Error('no fingers')))).rejects.toThrow(
      'no fingers',
    );
  });

  it('names the step that takes too long', async () => {
    await expect(within(0.01, 'Waiting for the year slider', wait(2000))).rejects.toThrow(
      'Waiting for the year slider did not end within 0.01 s.',
    );
  });
});
