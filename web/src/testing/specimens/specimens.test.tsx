import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { beans } from '#catalog/crops/beans.ts';
import notes from '#locales/en/notes.json?compiled';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords, WordsProvider } from '../../i18n/words.tsx';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { WorldContext } from '../../map/world-source.ts';
import { AllSpecimens } from './all-specimens.tsx';

/** A square on a continent, a state too small to see, and one that is both. */
const world: WorldShapes = {
  viewBox: [0, 0, 480, 208],
  shapes: [
    { iso3: 'BRA', d: 'M100 100l60 0 0 60-60 0z' },
    { iso3: 'LUX', d: '', circle: [240, 40] },
    { iso3: 'PSE', d: 'M300 60l4 0 0 6-4 0z', circle: [302, 63] },
    { iso3: 'RWA', d: 'M260 110l9 0 0 9-9 0z' },
  ],
  land: 'M400 50l5 0 0 5z',
  disputed: 'M300 60l0 6',
};

const page = renderToStaticMarkup(
  <WordsProvider
    language="en"
    words={createWords('en', { ...(await loadPageWords(['frame', 'crops', 'charts'], 'en')), ...notes })}
  >
    <WorldContext.Provider value={world}>
      <AllSpecimens crop={beans} />
    </WorldContext.Provider>
  </WordsProvider>,
);

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Every component in every state: name, and drawings without icons. */
const states = page
  .split(/<div[^>]* data-specimen="">/)
  .slice(1)
  .map((markup) => {
    const [, heading = ''] = /<h3[^>]*>(.*?)<\/h3>/s.exec(markup) ?? [];
    const body = markup.replace(/<h3.*?<\/h3>/s, '');
    const drawings = [...body.matchAll(/<svg\b.*?<\/svg>/gs)]
      .map(([drawing]) => drawing)
      .filter((drawing) => !drawing.includes('viewBox="0 0 24 24"'));
    return { name: textOf(heading), body, drawings };
  });

const drawnStates = states.filter(({ drawings }) => drawings.length > 0);
const written = states.filter(({ drawings }) => drawings.length === 0);

/** One element a line, and ids that do not tell how many others there are. */
const legible = (markup: string): string => markup.replaceAll('><', '>\n<').replaceAll(/_R_\w+_/g, 'id');

const fileOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

it.each(drawnStates.map(({ name, drawings }) => [name, drawings] as const))(
  'draws %s',
  async (name, drawings) => {
    const text = `${drawings.map(legible).join('\n\n')}\n`;
    await expect(text).toMatchFileSnapshot(`__snapshots__/${fileOf(name)}.svg.txt`);
  },
);

it('says of the others in words and tables what they show', async () => {
  const text = `${written.map(({ name, body }) => `${name} § ${textOf(body)}`).join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('__snapshots__/states-in-words.txt');
});

it('has a name of its own for each state', () => {
  expect(drawnStates.length).toBeGreaterThanOrEqual(13);
  expect(new Set(states.map(({ name }) => fileOf(name))).size).toBe(states.length);
});
