import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const file = (path: string): string => resolve(import.meta.dirname, '../web/src', path);

describe('shortClassNames', () => {
  it('names a class by its sheet and its place in it, however often and in whatever order it is asked', () => {
    const sheets = ['a/one.module.css', 'b/two.module.css'];
    const css = '.first { color: red } .second .first { margin: .5em } @keyframes turn {}';
    const [name, again] = [shortClassNames(sheets), shortClassNames(sheets)];
    expect(name('first', file('a/one.module.css'), css)).toBe('aaa');
    expect(name('second', file('a/one.module.css'), css)).toBe('aab');
    expect(again('second', file('a/one.module.css?inline'), css)).toBe('aab');
    expect(name('first', file('b/two.module.css'), css)).toBe('aba');
    expect(name('turn', file('b/two.module.css'), css)).toBe('ab_turn');
  });

  it('keeps names apart and short where there are many of both', () => {
    const sheets = Array.from({ length: 800 }, (_, at) => `s${at}.module.css`);
    const css = Array.from({ length: 200 }, (_, at) => `.c${at} {}`).join('\n');
    const name = shortClassNames(sheets);
    const names = [0, 25, 26, 675, 676, 799].flatMap((sheet) =>
      Array.from({ length: 200 }, (_, at) => name(`c${at}`, file(`s${sheet}.module.css`), css)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((each) => /^[a-z]{2,4}[\w-]{1,2}$/.test(each))).toBe(true);
  });

  it('tells a sheet that was written after the build began by its path', () => {
    const name = shortClassNames(['a/one.module.css']);
    expect(name('first', file('b/new.module.css'), '.first {}')).toBe('_b_new_module_css_first');
  });

  it('finds the sheets of the pages by itself', () => {
    const sheet = file('ui/button.module.css');
    expect(shortClassNames()('button', sheet, readFileSync(sheet, 'utf8'))).toMatch(/^[a-z]{2}a$/);
  });
});
