import { describe, expect, it } from 'vitest';
import { licencePage } from '#catalog/licences.ts';
import { answers } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

async function graphOf(path: string, search = ''): Promise<Record<string, unknown>[]> {
  const { html = '' } = await render(pageRequest({ path, search, getJson: answers }));
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)['@graph'];
}

describe('what search engines read of a page', () => {
  it('is its place and its figures as a data set with files, sources and years', async () => {
    const [crumbs, dataset] = await graphOf('/pt/beans/data/consumption', '?country=RWA&year=2017');
    const address = 'https://crops.example/pt/beans/data/consumption';
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://crops.example/pt' },
        { position: 2, name: 'Feijão', item: 'https://crops.example/pt/beans' },
        { position: 3, item: address },
      ],
    });
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      inLanguage: 'pt-BR',
      temporalCoverage: '2016/2017',
      license: ['https://spdx.org/licenses/CC-BY-4.0.html'],
      isBasedOn: expect.arrayContaining([expect.objectContaining({ dateModified: '2024-07-01' })]),
      distribution: expect.arrayContaining([
        expect.objectContaining({ contentUrl: `${address}.csv?year=2017&country=RWA` }),
      ]),
    });
    expect(String(dataset?.['description']).length).toBeGreaterThanOrEqual(50);
  });

  it('is nothing of pages that are none', async () => {
    expect(await graphOf('/en/nowhere')).toEqual([]);
  });
});

it('names pages of licences in SPDX’s list alone', () => {
  expect(licencePage('CC0-1.0')).toBe('https://spdx.org/licenses/CC0-1.0.html');
  expect(licencePage('LicenseRef-compiled')).toBeNull();
});
