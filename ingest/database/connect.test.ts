import { expect, it } from 'vitest';
import { readDatabase } from './connect.ts';

const url = 'postgres://user:secret@host/name';

it('publishes into the database that is named, unless releases are files alone', () => {
  expect(readDatabase({ DATABASE_URL: url })).toBe(url);
  expect(readDatabase({ DATABASE_URL: url, RELEASE_ENGINE: 'sqlite' })).toBeNull();
  expect(readDatabase({ DATABASE_URL: ' ' })).toBeNull();
  expect(() => readDatabase({ DATABASE_URL: 'mysql://user@host/name' })).toThrow('DATABASE_URL');
});
