import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('every decision has a number of its own', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../docs/decisions'));
  const numbers = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, 4));
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
