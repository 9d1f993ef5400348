import { expect, it } from 'vitest';
import { copyLine } from './publish-release.ts';

it('writes what is missing, texts with their own backslashes and tabs, numbers and bytes', () => {
  expect(copyLine([null, 'a\\b\tc\n', 1.5, Buffer.from([0, 92, 255]), new Uint8Array(0)])).toBe(
    '\\N\ta\\\\b\\tc\\n\t1.5\t\\\\x005cff\t\\\\x\n',
  );
});
