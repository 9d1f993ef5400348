import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('remembers a choice for a year; over TLS its cookie travels over TLS only', () => {
  const jar = (protocol?: string) => ({ cookie: '', ...(protocol && { location: { protocol } }) });
  const plain = 'language=es; Path=/; Max-Age=31536000; SameSite=Lax';
  for (const [target, expected] of [
    [jar('https:'), `${plain}; Secure`],
    [jar('http:'), plain],
    [jar(), plain],
  ] as const) {
    remember(target, 'language', 'es');
    expect(target.cookie).toBe(expected);
  }
});

it('is how every cookie is set', () => {
  const folder = resolve(import.meta.dirname, '..');
  const setting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /\.cookie = /.test(readFileSync(join(folder, file), 'utf8')));
  expect(setting).toEqual([join('url', 'remember.ts')]);
});
