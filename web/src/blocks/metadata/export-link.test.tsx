import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Exportability } from '#contract/exports.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords, WordsProvider } from '../../i18n/words.tsx';
import { ExportLink } from './metadata-block.tsx';

const messages = {
  en: await loadPageWords(['methods', 'licences'], 'en'),
  es: await loadPageWords(['methods', 'licences'], 'es'),
  pt: await loadPageWords(['methods', 'licences'], 'pt'),
} as const;
const href = '/api/v1/export/rice_production/5510/27?lang=en';

function markup(language: keyof typeof messages, withheld: Exportability['elements']): string {
  const own = createWords(language, messages[language]);
  return renderToStaticMarkup(
    <WordsProvider language={language} words={own}>
      <ExportLink element={5510} name="Production" href={href} withheld={withheld} own={own} licences={own} />
    </WordsProvider>,
  );
}

const source = { key: 'agreed', publisher: 'FAO', title: 'By agreement', licence: 'LicenseRef-view-only' };

describe('ExportLink', () => {
  it.each([
    ['en', 'All years and areas as CSV'],
    ['es', 'Todos los años y territorios en CSV'],
    ['pt', 'Todos os anos e territórios em CSV'],
  ] as const)('leads to the file, and says of which element it is (%s)', (language, text) => {
    const html = markup(language, [{ element: 5312, withheld: [source] }]);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`aria-label="${text}: Production"`);
    expect(html).toContain(`>${text}</a>`);
  });

  it.each([
    ['en', 'No CSV: the licence of By agreement (No open licence stated: view only) allows showing'],
    [
      'es',
      'Sin CSV: la licencia de By agreement (Sin licencia abierta indicada: solo consulta) permite mostrar',
    ],
    ['pt', 'Sem CSV: a licença de By agreement (Sem licença aberta informada: só consulta) permite mostrar'],
  ] as const)('gives the reason where a licence forbids it (%s)', (language, text) => {
    const html = markup(language, [{ element: 5510, withheld: [source] }]);
    expect(html).toContain(text);
    expect(html).not.toContain('<a');
  });
});
