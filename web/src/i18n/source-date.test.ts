import { expect, it } from 'vitest';
import { loadPageWords } from './page-words.ts';
import { sourceDateText } from './source-date.ts';
import { createWords } from './words.tsx';

it.each([
  ['en', '2020-12/2025-10', 'versions of December 2020 to October 2025'],
  ['es', '2023', 'edición de 2023'],
  ['pt', '2025/2026', 'edições de 2025 a 2026'],
  ['es', '2026-11-28', '28 de noviembre de 2026'],
  ['en', '', 'no date of its own'],
] as const)('says in %s of %j: %s', async (language, date, text) => {
  const words = createWords(language, await loadPageWords(['frame'], language));
  expect(sourceDateText(words, language, date)).toBe(text);
});
