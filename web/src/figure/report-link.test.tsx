import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PagePathContext } from '../api/page-path.ts';
import { type Site, SiteContext } from '../api/site.ts';
import { loadPageWords } from '../i18n/page-words.ts';
import { createWords, WordsProvider } from '../i18n/words.tsx';
import { ReportLink } from './figure-foot.tsx';
import { FigurePlaceContext } from './figure-place.ts';

const words = createWords('en', await loadPageWords(['frame'], 'en'));
const place = {
  ...{ page: 'production', search: '?country=KEN&explain=1', cite: '#cite' },
  release: { id: 'r1', created: '2026-01-01' },
};
/** The address that the link leads to; `null` without a link. */
function reportAddress(contact: Site['contact']): URL | null {
  const html = renderToStaticMarkup(
    <WordsProvider language="en" words={words}>
      <SiteContext.Provider value={{ contact, origin: 'https://crops.example' }}>
        <PagePathContext.Provider value="/beans/data/production">
          <FigurePlaceContext.Provider value={place}>
            <ReportLink figure={{ id: 'trend', title: 'Trend', name: 'Beans & rice: trend' }} />
          </FigurePlaceContext.Provider>
        </PagePathContext.Provider>
      </SiteContext.Provider>
    </WordsProvider>,
  );
  const [, href] = /href="([^"]+)"/.exec(html) ?? [];
  return href === undefined ? null : new URL(href.replaceAll('&amp;', '&'));
}

const cited = 'https://crops.example/en/beans/data/production?country=KEN&v=r1#trend';

describe('reporting a problem with a figure', () => {
  it('is a mail with title, address of the release and id of the figure', () => {
    const mail = reportAddress({ email: 'house@beans.example' });
    expect(mail?.pathname).toBe('house@beans.example');
    expect(mail?.searchParams.get('subject')).toContain('Beans & rice: trend');
    expect(mail?.searchParams.get('body')).toContain(cited);
    expect(mail?.searchParams.get('body')).toContain('(trend)');
  });

  it('is the page of the operator before mail, with address and figure as parameters', () => {
    const page = reportAddress({
      email: 'house@beans.example',
      reports: 'https://desk.example/new?topic=data',
    });
    expect(page?.href.startsWith('https://desk.example/new?topic=data&')).toBe(true);
    expect(page?.searchParams.get('url')).toBe(cited);
    expect(page?.searchParams.get('figure')).toBe('trend');
  });

  it('is not offered where nobody is named', () => {
    expect(reportAddress(undefined)).toBeNull();
    expect(reportAddress({ phone: '+57 1' })).toBeNull();
  });
});
