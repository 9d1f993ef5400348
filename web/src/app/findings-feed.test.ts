import { describe, expect, it } from 'vitest';
import { searchReadBy } from './page-search.ts';
import { answers } from './testing/country-answers.ts';
import { render } from './testing/render.ts';
import { html, request } from './testing/site-answers.ts';

const page = (path: string) => html(path, { getJson: answers });

describe('the feed of findings', () => {
  it('has each finding once, with one id in every language', async () => {
    const [en, es] = [await page('/en/findings.xml'), await page('/es/findings.xml')];
    expect(en).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="en">/,
    );
    const ids = (feed: string) => [...feed.matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id);
    expect(ids(en)).toEqual([
      'https://crops.example/country/RWA#change-RWA-beans-5510-2023',
      'https://crops.example/country/RWA#price-RWA-beans-retail-2026-05',
    ]);
    expect(ids(es)).toEqual(ids(en));
    expect(es).toContain('En diez años, la producción de frijol en Ruanda aumentó un 60');
    expect(en).toContain(
      '<link href="https://crops.example/en/beans/data/production?year=2023&amp;country=RWA"/>',
    );
    expect(en).toContain(
      '<link rel="enclosure" type="image/png" href="https://crops.example/en/beans/data/production.png?year=2023&amp;country=RWA&amp;size=card"/>',
    );
  });

  it('is a feed and no page', async () => {
    expect(await render(request('/pt/findings.xml', { getJson: answers }))).toMatchObject({
      status: 200,
      language: 'pt',
      contentType: 'application/atom+xml; charset=utf-8',
    });
    expect(await render(request('/en/findings.xml', { getJson: answers, release: null }))).toMatchObject({
      status: 503,
    });
  });

  it('reads the country and the crop of its address, and is empty for none such', async () => {
    expect(searchReadBy('/en/findings.xml', '?crop=rice&utm_source=x&year=2&country=KEN')).toBe(
      '?country=KEN&crop=rice',
    );
    const paths: string[] = [];
    const note = (path: string) => {
      paths.push(path);
      return answers(path);
    };
    const alternate = (path: string): string =>
      `<link rel="alternate" type="text/html" href="https://crops.example/en${path}"/>`;
    const ofRwanda = await html('/en/findings.xml', { search: '?country=RWA&crop=beans', getJson: note });
    expect(ofRwanda).toContain(alternate('/country/RWA'));
    expect(await html('/en/findings.xml', { search: '?crop=beans', getJson: answers })).toContain(
      alternate('/beans'),
    );
    expect(paths).toEqual(['/api/v1/findings?country=RWA&crop=beans&limit=100']);
    const markup = '?country=<script>&crop=shoes';
    const answer = await render(request('/en/findings.xml', { search: markup, getJson: answers }));
    expect(answer.status).toBe(404);
    expect(answer.html).not.toContain('<script>');
    expect(answer.html).toContain(alternate('/country'));
  });
});
