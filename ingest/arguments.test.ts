import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('readArguments', () => {
  it('reads a task with its options', () => {
    expect(readArguments(['--from', 'files', '--only', 'faostat-fbs', '--out', 'there'])).toEqual({
      task: 'from',
      from: 'files',
      only: 'faostat-fbs',
      out: 'there',
      accept: new Map(),
    });
    expect(readArguments(['--build-starter-release'])).toMatchObject({
      task: 'build-starter-release',
      out: 'data/releases',
    });
  });

  it('reads each accepted loss with its reason, which may hold what it likes', () => {
    const { accept } = readArguments([
      ...['--from', 'x', '--accept-loss', 'faostat-fodder=no publisher has it any more'],
      ...['--accept-loss', 'uses-add-up= only  production = wanted\n'],
    ]);
    expect([...accept]).toEqual([
      ['faostat-fodder', 'no publisher has it any more'],
      ['uses-add-up', 'only production = wanted'],
    ]);
  });

  it.each([
    ['nothing', []],
    ['an accepted loss without a reason', ['--from', 'x', '--accept-loss', 'faostat-fodder']],
    ['an accepted loss with an empty reason', ['--from', 'x', '--accept-loss', 'faostat-fodder= ']],
    ['an accepted loss without a name', ['--from', 'x', '--accept-loss', '=gone']],
    ['two reasons for one loss', ['--from', 'x', '--accept-loss', 'a=b', '--accept-loss', 'a=c']],
    ['an accepted loss where nothing is compared', ['--starter', '--accept-loss', 'a=b']],
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
