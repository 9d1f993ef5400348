import { readFileSync } from 'node:fs';
import { mediaNames } from './named-media.ts';

/** Imports of a style module from another folder: `<file>:<line>: <path>`. */
export function borrowedStyles(file: string, text = readFileSync(file, 'utf8')): string[] {
  return text.split('\n').flatMap((line, index) => {
    const from = /(?:from|import\()\s*['"]([^'"]+\.module\.css)['"]/.exec(line)?.[1];
    return from === undefined || /^\.\/[^/]+$/.test(from) ? [] : [`${file}:${index + 1}: ${from}`];
  });
}

/** Places where a style sheet queries a width or height of the window by a number, or by an undeclared name. */
export function unnamedMedia(file: string, text = readFileSync(file, 'utf8')): string[] {
  return [...text.matchAll(/@media([^{]*)\{/g)].flatMap(({ 1: query = '', index }) => {
    const names = query.match(/--[\w-]+/g) ?? [];
    if (!/\b(width|height)\b/.test(query) && names.every((name) => mediaNames.has(name))) return [];
    return [`${file}:${text.slice(0, index).split('\n').length}: ${query.trim()}`];
  });
}
