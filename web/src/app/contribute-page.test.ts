import { describe, expect, it } from 'vitest';
import { importFormats } from '#datasets/import-formats.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/records': [{ kind: 'quotes', records: 120, suppliers: 1, crops: ['beans'] }],
  '/api/v1/networks': { members: [{ iso3: 'RWA' }, { iso3: 'RWA' }, { iso3: 'KEN' }] },
  '/api/v1/varieties?limit=1': { total: 277 },
  '/api/v1/losses?limit=1': { total: 5899 },
  '/api/v1/publications?limit=1': { total: 1829 },
};

const answer = (path: string): Promise<unknown> =>
  path in answers ? Promise.resolve(answers[path]) : Promise.reject(new Error(`Nothing at ${path}.`));

const draw = async (language: string, search = '', getJson = answer) => {
  const { status, html = '' } = await render(
    pageRequest({ path: `/${language}/contribute`, search, getJson }),
  );
  return { status, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
};

const languages = ['en', 'es', 'pt'];

describe('the page for data officers', () => {
  it.each(languages.flatMap((language) => importFormats.map((format) => [language, format] as const)))(
    'gives in %s the files of $id, every column, and a faulty row with what the check says',
    async (language, { id, columns }) => {
      const { status, html, main } = await draw(language, `?format=${id}`);
      expect(status).toBe(200);
      expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
      const template = `/api/v1/imports/${id}/template.csv${language === 'en' ? '' : `?lang=${language}`}`;
      expect(main).toContain(`href="${template}"`);
      expect(main).toContain(`href="/api/v1/imports/${id}/schema.json"`);
      for (const { name } of columns) expect(main, name).toContain(`<code>${name}</code>`);
      expect(main).toContain('data-faulty="true"');
      expect(main).toMatch(/<li>(?:row|fila|linha) 3, (?:column|columna|coluna) /);
    },
  );

  it('has the address of the settings for files, with the table as the subject, and none without one', async () => {
    const request = { path: '/en/contribute', search: '?format=varieties', getJson: answer };
    const site = { contact: { email: 'house@beans.example' } };
    const { html = '' } = await render(pageRequest({ ...request, site }));
    const steps = html.slice(html.indexOf('<ol'), html.indexOf('</ol>'));
    expect(steps).toMatch(/href="mailto:house@beans\.example\?subject=[^"]*Released%20varieties"/);
    const { main } = await draw('en', '?format=varieties');
    expect(main).not.toContain('mailto:');
    expect(main).not.toContain('/beans/contact');
  });

  it('lists every table with how many records there are, and marks the one that is shown', async () => {
    const { main } = await draw('en');
    for (const { id } of importFormats)
      if (id !== 'quotes') expect(main).toContain(`href="/en/contribute?format=${id}"`);
    expect(main).toMatch(/href="\/en\/contribute" aria-current="true"/);
    for (const count of ['120 quotes', '2 countries', '277 varieties', '5,899 results', '1,829 publications'])
      expect(main).toContain(count);
    expect(main.match(/No figures yet/g)).toHaveLength(2);
  });

  it('shows the first table where the address names none that there is, and says so', async () => {
    const { status, main } = await draw('en', '?format=gossip');
    expect(status).toBe(200);
    expect(main).toContain('gossip');
    expect(main).toContain('/api/v1/imports/quotes/template.csv');
  });

  it('gives the formats, and no number, where the records could not be counted', async () => {
    const { status, main } = await draw('en', '', () => Promise.reject(new Error('down')));
    expect(status).toBe(503);
    expect(main).toContain('role="alert"');
    expect(main).not.toContain('No figures yet');
    expect(main).toContain('/api/v1/imports/quotes/template.csv');
  });
});
