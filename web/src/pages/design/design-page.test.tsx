import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords, type Messages, WordsProvider } from '../../i18n/words.tsx';
import type { WorldShapes } from '../../map/world-shapes.ts';
import { WorldContext } from '../../map/world-source.ts';
import { carriedWords } from '../../testing/carried-words.ts';
import { DesignPage } from './design-page.tsx';
import { rootTokens } from './tokens.ts';

const world: WorldShapes = {
  viewBox: [0, 0, 480, 208],
  shapes: [
    { iso3: 'BRA', d: 'M100 100l60 0 0 60-60 0z' },
    { iso3: 'RWA', d: 'M260 110l9 0 0 9-9 0z' },
  ],
  land: '',
  disputed: '',
};
const messages: Readonly<Record<'en' | 'es' | 'pt', Messages>> = {
  en: { ...carriedWords('en'), ...(await loadPageWords(['frame', 'crops', 'charts'], 'en')) },
  es: { ...carriedWords('es'), ...(await loadPageWords(['frame', 'crops', 'charts'], 'es')) },
  pt: { ...carriedWords('pt'), ...(await loadPageWords(['frame', 'crops', 'charts'], 'pt')) },
};

const render = (language: 'en' | 'es' | 'pt'): string =>
  renderToString(
    <WordsProvider language={language} words={createWords(language, messages[language])}>
      <WorldContext.Provider value={world}>
        <DesignPage />
      </WorldContext.Provider>
    </WordsProvider>,
  );

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&');

/** Headings of parts and, indented, of the specimens in them: what the page shows, without how. */
function outline(html: string): string[] {
  return [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => {
    const [name = '', state] = inner.split(/<span[^>]*>/);
    return `${level === '2' ? '' : '  '}${textOf(name)}${state === undefined ? '' : `: ${textOf(state)}`}`;
  });
}

describe('the page of the design system', () => {
  it('shows every part and every state on the server', () => {
    expect(outline(render('en'))).toMatchInlineSnapshot(`
      [
        "Paper, ink and edges",
        "Crop accents",
        "Map ramps",
        "Use colours",
        "Type",
        "Space",
        "Patterns",
        "Icons",
        "  Crops and foods",
        "  Controls",
        "Controls",
        "  Buttons",
        "  Select",
        "  Select: Names and values that do not fit",
        "  Segmented control",
        "  Tabs",
        "  Disclosure",
        "  Dialog",
        "  Sheet: in the page from 992 px on",
        "States",
        "  Loading",
        "  Loading for more than 300 ms",
        "  No data, with the nearest year",
        "  Error",
        "  Notice and warning",
        "Blocks: Beans",
        "  Frame of a figure",
        "  Map: Legend, patterns, a selected country, the year",
        "  Podium: Own crop among the first",
        "  Podium: Own crop below",
        "  Podium: Three places, with a tie",
        "  Podium: Nothing to show",
        "  At a glance: With change and trend, with gaps, nearly nothing, missing",
        "  Bars with a line: Gaps, a break, estimated values",
        "  Bars with a line: A series switched off",
        "  Lines: Direct labels, a band, a gap",
        "  Bars with a line: Nothing to show",
        "  Parts of a change: Parts in opposite directions",
        "  Supply and use: Unexplained",
        "  Two years: A selected line, labels close together",
        "  Separate charts: One axis for all, a gap",
        "  Flows",
        "  Two reports of one flow",
        "  Ranked bars: Ties, a selected row, a yardstick",
        "  Data table: Flags, a missing value, a selected row",
        "Blocks: Rice",
        "  Frame of a figure",
        "  Map: Legend, patterns, a selected country, the year",
        "  Podium: Own crop among the first",
        "  Podium: Own crop below",
        "  Podium: Three places, with a tie",
        "  Podium: Nothing to show",
        "  At a glance: With change and trend, with gaps, nearly nothing, missing",
        "  Bars with a line: Gaps, a break, estimated values",
        "  Bars with a line: A series switched off",
        "  Lines: Direct labels, a band, a gap",
        "  Bars with a line: Nothing to show",
        "  Parts of a change: Parts in opposite directions",
        "  Supply and use: Unexplained",
        "  Two years: A selected line, labels close together",
        "  Separate charts: One axis for all, a gap",
        "  Flows",
        "  Two reports of one flow",
        "  Ranked bars: Ties, a selected row, a yardstick",
        "  Data table: Flags, a missing value, a selected row",
        "Blocks: Cassava",
        "  Frame of a figure",
        "  Map: Legend, patterns, a selected country, the year",
        "  Podium: Own crop among the first",
        "  Podium: Own crop below",
        "  Podium: Three places, with a tie",
        "  Podium: Nothing to show",
        "  At a glance: With change and trend, with gaps, nearly nothing, missing",
        "  Bars with a line: Gaps, a break, estimated values",
        "  Bars with a line: A series switched off",
        "  Lines: Direct labels, a band, a gap",
        "  Bars with a line: Nothing to show",
        "  Parts of a change: Parts in opposite directions",
        "  Supply and use: Unexplained",
        "  Two years: A selected line, labels close together",
        "  Separate charts: One axis for all, a gap",
        "  Flows",
        "  Two reports of one flow",
        "  Ranked bars: Ties, a selected row, a yardstick",
        "  Data table: Flags, a missing value, a selected row",
      ]
    `);
  });

  it('has the same parts and states in the other languages', () => {
    const count = outline(render('en')).length;
    expect(outline(render('es'))).toHaveLength(count);
    expect(outline(render('pt'))).toHaveLength(count);
  });

  it('uses no id twice', () => {
    const ids = [...render('en').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('reads its values from the style sheet in use', () => {
    expect(rootTokens.get('--paper')).toBe('#fbfaf6');
    expect(render('en')).toContain('#fbfaf6');
  });

  it('gives each block part the colours of its crop', () => {
    const themes = [...render('en').matchAll(/id="blocks-([\w-]+)" data-theme="(\w+)"/g)];
    expect(themes.map(([, crop, theme]) => `${crop} ${theme}`)).toEqual([
      'beans BEANS',
      'rice RICE',
      'cassava CASSAVA',
    ]);
  });
});
