import { expect, it } from 'vitest';
import { findMatches } from './marked-text.tsx';

/** Pieces as one text, matches in brackets. */
const marked = (text: string, query: string): string =>
  findMatches(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Drought in beans', 'DROUGHT bean', '[Drought] in [bean]s'],
  ['Evaluación de frijol', 'evaluacion', '[Evaluación] de frijol'],
  ['Evaluacio\u0301n de frijol', 'evaluación', '[Evaluacio\u0301n] de frijol'],
  ['Seedling seed', 'seed seedling', '[Seedling] [seed]'],
  ['aaa', 'aa', '[aa]a'],
  ['Iron and the environment of K131', 'iron 131', '[Iron] and the environment of K[131]'],
  ['İstanbul 𝒳 bean', 'bean', 'İstanbul 𝒳 [bean]'],
  ['Beans', 'rice', 'Beans'],
  ['Beans', ' ', 'Beans'],
  ['', 'bean', ''],
])('%j, looked through for %j, is %j', (text, query, pieces) => expect(marked(text, query)).toBe(pieces));
