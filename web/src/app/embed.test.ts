import { describe, expect, it } from 'vitest';
import type { PageRequest } from '#contract/page.ts';
import { formatReleaseDate } from './frame/release-date.ts';
import { readPageAddress } from './page-search.ts';
import { answers } from './testing/answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const ask = (path: string, search = ''): ReturnType<typeof render> => {
  const address = readPageAddress(path, search);
  return render(pageRequest({ ...address, getJson: answers }));
};
const page = '/embed/en/beans/data/consumption';

describe('a figure in a frame of another site', () => {
  it('is drawn by itself in the state of its page, with source, licence and the way there', async () => {
    const { status, html = '' } = await ask(page, '?country=RWA&year=2017&figure=podium&theme=dark');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en" data-scheme="dark">');
    expect(html).toMatch(/<svg [^>]*role="img"/);
    expect(html).toContain('CC-BY-4.0');
    expect(html).toContain(formatReleaseDate(pageRequest({}).release?.created ?? '', 'en') ?? 'no date');
    const address = 'https://crops.example/en/beans/data/consumption?year=2017&amp;country=RWA';
    expect(html).toContain(`<a href="${address}#podium">`);
    expect(html).not.toContain('<form');
    expect(html.length).toBeLessThan(90_000);
  });

  it('leads to its page in the release that its address names, and says where that is not kept', async () => {
    const release = { ...pageRequest({}).release, id: 'r5', pinned: true };
    const request = { ...readPageAddress(page, '?v=r5&figure=podium'), getJson: answers };
    const keptAnswer = await render(pageRequest({ ...request, release: release as PageRequest['release'] }));
    expect(keptAnswer.html).toMatch(/<a href="[^"]*v=r5#podium">/);
    expect(keptAnswer.html).not.toContain('is not kept here');
    const absent = { ...release, pinned: false, absent: 'r5' };
    const answer = await render(pageRequest({ ...request, release: absent as PageRequest['release'] }));
    expect(answer.html).toContain('Release r5 is not kept here');
  });

  it('is the map unless another is named, and has no id twice', async () => {
    const { html = '' } = await ask(page);
    expect(html).toContain('#map"');
    const ids = [...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is on the page of a country the figure of its image', async () => {
    const { html = '' } = await ask('/embed/en/beans/data/production', '?country=RWA');
    expect(html).toContain('#chart-production"');
  });

  it('is none where there is no such figure or page', async () => {
    expect((await ask(page, '?figure=none')).status).toBe(404);
    expect((await ask('/embed/en/nowhere')).status).toBe(404);
  });

  it('moves with its page', async () => {
    expect(await ask('/embed/en/beans/Data/Consumption', '?figure=podium')).toMatchObject({
      status: 301,
      redirect: `${page}?figure=podium`,
    });
  });
});

describe('what an address is in a frame', () => {
  const oembed = async (url: string, more = '') =>
    ask('/oembed', `?url=${encodeURIComponent(url)}${more}`).then(({ status, html = '' }) => ({
      status,
      ...JSON.parse(html),
    }));

  it('is an iframe with a title, no larger than request for', async () => {
    const answer = await oembed(
      'https://crops.example/pt/beans/data/consumption?country=RWA#podium',
      '&maxwidth=500&utm_source=x',
    );
    expect(answer).toMatchObject({
      status: 200,
      type: 'rich',
      version: '1.0',
      width: 500,
      language: 'pt-BR',
    });
    expect(answer.html).toContain(
      'src="https://crops.example/embed/pt/beans/data/consumption?country=RWA&amp;figure=podium"',
    );
    expect(answer.html).toContain('loading="lazy"');
  });

  it.each([
    ['https://other.example/en/beans/data/consumption', '', 404],
    ['https://crops.example/en/beans/contact', '', 404],
    ['nonsense', '', 404],
    ['https://crops.example/en/beans/data/consumption', '&format=xml', 501],
    ['https://crops.example/en/beans/data/consumption', '&maxheight=0', 400],
  ])('is refused for %s%s', async (url, more, status) => {
    expect(await oembed(url, more)).toMatchObject({ status, detail: expect.any(String) });
  });
});
