import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inlineScript } from '#contract/inline-script.ts';
import { loadPageWords } from '../../i18n/page-words.ts';
import { createWords, WordsProvider } from '../../i18n/words.tsx';
import { documentWords } from '../../testing/document-words.ts';
import type { Language } from '../../url/paths.ts';
import { Frame } from './frame.tsx';
import { frameMenu } from './frame-menu.ts';
import { formatReleaseDate } from './release-date.ts';
import { rememberSidebar, takeSidebar } from './sidebar.tsx';

const messagesOf = {
  en: { ...documentWords('en'), ...(await loadPageWords(['frame', 'crops'], 'en')) },
  es: { ...documentWords('es'), ...(await loadPageWords(['frame', 'crops'], 'es')) },
  pt: { ...documentWords('pt'), ...(await loadPageWords(['frame', 'crops'], 'pt')) },
};

function frame(language: Language, path: string): string {
  return renderToStaticMarkup(
    <WordsProvider language={language} words={createWords(language, messagesOf[language])}>
      <Frame
        path={path}
        search="?year=2017&region=014"
        menu={frameMenu(language, path, '?year=2017&region=014')}
        day={formatReleaseDate('2026-11-20T23:30:00Z', language)}
      >
        <h1>Page</h1>
      </Frame>
    </WordsProvider>,
  );
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('Frame', () => {
  it.each(['en', 'es', 'pt'] as const)('has each landmark once and one skip link in %s', (language) => {
    const html = frame(language, '/beans/data/consumption');
    expect(count(html, /<header/g)).toBe(1);
    expect(count(html, /<main/g)).toBe(1);
    expect(count(html, /<footer/g)).toBe(1);
    expect(count(html, /<h1/g)).toBe(1);
    expect(count(html, /href="#content"/g)).toBe(1);
    expect(html).toMatch(/<main id="content"/);
    expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<header'));
  });

  it('names every navigation, and no two that show at once alike', () => {
    const html = frame('en', '/beans/data/consumption');
    const names = [...html.matchAll(/<nav[^>]*>/g)].map(
      ([tag]) => /aria-label(ledby)?="[^"]+"/.exec(tag)?.[0],
    );
    expect(names).not.toContain(undefined);
    const beforeDrawer = html.slice(0, html.indexOf('id="drawer"'));
    const navNames = [...beforeDrawer.matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(navNames).toEqual(['Main menu', 'Language']);
  });

  it('offers both decimals in Spanish alone, by links that lead back to page and state', () => {
    expect(frame('pt', '/beans')).not.toContain('/decimals?');
    const html = frame('es', '/beans/data/consumption');
    const links = [...html.matchAll(/<a href="(\/decimals[^"]*)"[^>]*?(aria-current="true")?>1[,.]5</g)];
    expect(
      links.map(([, href = '', current]) => [
        new URLSearchParams(href.split('?')[1]?.replaceAll('&amp;', '&')).get('sign'),
        current !== undefined,
      ]),
    ).toEqual([
      ['comma', true],
      ['point', false],
      ['comma', true],
      ['point', false],
    ]);
    const query = new URLSearchParams(links[0]?.[1]?.split('?')[1]?.replaceAll('&amp;', '&'));
    expect(query.get('to')).toBe('/es/beans/data/consumption?year=2017&region=014');
  });

  it('marks the current page in menu, drawer, sidebar and footer, and nothing else', () => {
    const html = frame('es', '/beans/data/consumption');
    const marked = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1],
    );
    expect(new Set(marked)).toEqual(new Set(['/es/beans/data/consumption?region=014']));
    expect(marked.length).toBe(5);
  });

  it('keeps page and state in the language links, which say their language', () => {
    const html = frame('en', '/beans/data/consumption');
    expect(html).toContain(
      'href="/pt/beans/data/consumption?year=2017&amp;region=014" hrefLang="pt-BR" lang="pt-BR"',
    );
    const current = [...html.matchAll(/<a[^>]*aria-current="true"[^>]*>/g)].map(
      ([tag]) => /lang="(\w+)"/.exec(tag)?.[1],
    );
    expect(new Set(current)).toEqual(new Set(['en']));
  });

  it('shows the sidebar on data pages only', () => {
    const label = 'aria-label="Sections: Beans"';
    expect(frame('en', '/beans/data/consumption')).toContain(label);
    expect(frame('en', '/beans/about')).not.toContain(label);
  });

  it('opens panels and drawer without JavaScript', () => {
    const html = frame('pt', '/beans/data/consumption');
    expect(html).toContain('<details name="top-menu"');
    expect(html).toMatch(/<button[^>]*popoverTarget="drawer"/i);
    expect(html).toMatch(/id="drawer"[^>]*popover="auto"/);
  });

  it('has the year 2023, the traffic notice and the date of the release in UTC', () => {
    const html = frame('es', '/beans/about');
    expect(html).toContain('© 2023');
    expect(html).toContain('Ningún servicio de análisis');
    expect(html).toContain('20 de noviembre de 2026');
    // The catalogue lists no partners.
    expect(html).not.toContain('<img');
  });
});

describe('sidebar cookie', () => {
  /** State of the sidebar after the head's script and its own, for a visitor's cookies. */
  const chosenBy = (cookie: string): string | null => {
    const document = { cookie, documentElement: { dataset: {} } };
    new Function('document', inlineScript)(document);
    return takeSidebar(document);
  };

  it('is read back by the script of the head as it was written', () => {
    const target = { cookie: '' };
    rememberSidebar(target, true);
    const pair = target.cookie.split(';')[0];
    expect(chosenBy(`language=es; ${pair}`)).toBe('collapsed');
    expect(chosenBy(`${pair}; language=es`)).toBe('collapsed');
    rememberSidebar(target, false);
    expect(chosenBy(`${target.cookie.split(';')[0]}`)).toBe('open');
    expect(chosenBy('')).toBeNull();
    expect(chosenBy('other-sidebar=collapsed')).toBeNull();
  });

  it('is looked at once: afterwards the sidebar keeps its own state', () => {
    const document = { documentElement: { dataset: { sidebar: 'collapsed' } } };
    expect(takeSidebar(document)).toBe('collapsed');
    expect(takeSidebar(document)).toBeNull();
  });
});
