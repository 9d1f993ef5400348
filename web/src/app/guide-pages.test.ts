import { describe, expect, it } from 'vitest';
import { builtPaths } from './page-table.ts';
import { render } from './testing/render.ts';
import { html, request, text } from './testing/site-answers.ts';

const languages = ['en', 'es', 'pt'] as const;

describe('the list of all pages', () => {
  it.each(languages)(
    'leads to every built page in %s, with a text of its own within its crop',
    async (language) => {
      const page = await html(`/${language}/beans/about/pages`);
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
      const targets = [...main.matchAll(/href="\/([a-z]{2})([^"]*)"/g)].map(([, of, path]) => [
        of,
        path || '/',
      ]);
      expect(targets.every(([of]) => of === language)).toBe(true);
      // The page itself is the only one left out.
      // The two kinds of publications are one page by its parameter, and two entries of the menu.
      const kinds = ['conceptual', 'social'].map((kind) => `/beans/publications?pageType=${kind}`);
      const expectedPaths = [...builtPaths, ...kinds].filter((path) => path !== '/beans/about/pages');
      expect(targets.map(([, path]) => path).sort()).toEqual(expectedPaths.sort());
    },
  );
});

describe('how to cite', () => {
  it('names the release that is served, and its address', async () => {
    const page = text(await html('/en/beans/about/citing', { origin: 'https://crops.example' }));
    const { release } = request('/en');
    expect(page).toContain(
      `Common Bean Observatory. (${release?.created.slice(0, 4)}). Common Bean Observatory [Data set]. Release ${release?.id}. https://crops.example/en/beans?v=${release?.id}`,
    );
  });

  it('says that there is nothing to cite where no release is served', async () => {
    const answer = await render(request('/pt/beans/about/citing', { release: null }));
    expect(text(answer.html ?? '')).toContain('por isso ainda não há o que citar');
    expect(answer.html).not.toContain('/beans?v=');
  });
});
