import { describe, expect, it } from 'vitest';
import type { ReleaseChanges } from '#contract/changes.ts';
import type { PageRequest } from '#contract/page.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';
import { count, getJson, html, request, text } from './testing/site-answers.ts';

const revised = { indicator: 176, element: 5510, unit: 't', year: 2017, area: 'RWA', partner: null };
const changes: ReleaseChanges = {
  release: { id: 'r7', created: '2026-11-20T12:00:00Z' },
  previous: { id: 'r6', created: '2026-05-20T12:00:00Z' },
  counts: { added: 1200, removed: 3, changed: 34 },
  sources: [
    {
      key: 'faostat-qcl',
      kind: 'changed',
      before: { date: '2026-01-02', sha256: 'a' },
      after: { date: '2026-11-01', sha256: 'b' },
    },
  ],
  elements: [
    {
      ...{ indicator: 176, element: 5510, unit: 't', added: 1200, removed: 3, changed: 34 },
      largest: {
        ...revised,
        kind: 'changed',
        before: { value: 500_000, flag: 'E' },
        after: { value: 600_000, flag: 'A' },
      },
    },
  ],
  figures: [],
  next: null,
};

const answering =
  (answer: ReleaseChanges): PageRequest['getJson'] =>
  async (path) =>
    path.startsWith('/api/v1/changes') ? answer : getJson(path);

describe('the page of what a release changed', () => {
  it.each([
    ['en', '34 figures were revised', 'Value before'],
    ['es', 'se revisaron 34 cifras', 'Valor anterior'],
    ['pt', '34 números foram revisados', 'Valor anterior'],
  ])('has counts and the largest revision with a link to it in %s', async (language, counts, before) => {
    const page = await html(`/${language}/beans/about/changes`, { getJson: answering(changes) });
    const pageText = text(page);
    expect(pageText).toContain(counts);
    expect(pageText).toContain(before);
    expect(page).toMatch(new RegExp(`href="/${language}/beans/data/production\\?year=2017&amp;country=RWA"`));
    // A stored release that cannot be read is named without a link.
    expect(page).toContain(`href="/${language}/beans/about/changes?v=r7"`);
    expect(page).not.toContain('changes?v=r6');
    expect(page).toContain(`href="/${language}/changes.xml"`);
  });

  it('of an earlier release links to the pages of that release', async () => {
    const release = { ...pageRequest({}).release, pinned: true } as PageRequest['release'];
    const asked = { search: '?v=r7', release, getJson: answering(changes) };
    const page = await html('/en/beans/about/changes', asked);
    expect(page).toContain('/en/beans/data/production?year=2017&amp;country=RWA&amp;v=r7"');
  });

  it('has no table of revisions where there is nothing to compare with', async () => {
    const first = { ...changes, previous: null, sources: [], elements: [] };
    const page = await html('/en/beans/about/changes', { getJson: answering(first) });
    expect(count(page, /<table/g)).toBe(0);
  });

  it('says that it failed where the changes could not be loaded', async () => {
    const failing = async (path: string) => {
      if (path.startsWith('/api/v1/changes')) throw new Error('away');
      return getJson(path);
    };
    const answer = await render(request('/en/beans/about/changes', { getJson: failing }));
    expect(answer.status).toBe(503);
  });
});

describe('the feed of changes', () => {
  it('has each release with what it changed, and one id in every language', async () => {
    const [en, pt] = [await html('/en/changes.xml'), await html('/pt/changes.xml')];
    const ids = (feed: string) => [...feed.matchAll(/<entry><id>([^<]*)/g)].map(([, id]) => id);
    expect(ids(en)).toEqual([
      'https://crops.example/beans/about/changes?v=r7',
      'https://crops.example/beans/about/changes?v=r6',
    ]);
    expect(ids(pt)).toEqual(ids(en));
    expect(en).toContain('34 figures were revised');
    expect(en).toContain('<link href="https://crops.example/en/beans/about/changes?v=r7"/>');
    // The page of a release that cannot be read would be that of another one.
    expect(en).not.toContain('en/beans/about/changes?v=r6');
  });
});
