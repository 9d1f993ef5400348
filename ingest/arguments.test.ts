import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it('reads a task with its options', () => {
    expect(readArguments(['--from', 'files', '--only', 'faostat-fbs', '--out', 'there'])).toEqual({
      task: 'from',
      from: 'files',
      only: 'faostat-fbs',
      out: 'there',
    });
    expect(readArguments(['--build-starter-release'])).toMatchObject({
      task: 'build-starter-release',
      out: 'data/releases',
    });
  });

  it.each([
    ['nothing', []],
    ['an unknown option', ['--form', 'x']],
    ['a stray word', ['files']],
    ['two tasks', ['--from', 'x', '--starter']],
    ['an option without its task', ['--starter', '--only', 'faostat-fbs']],
    ['an empty value', ['--from', '']],
    ['an option without value', ['--from']],
  ])('refuses %s', (_, argv) => {
    expect(() => readArguments(argv)).toThrow(expect.objectContaining({ code: 'bad-argument' }));
  });
});
