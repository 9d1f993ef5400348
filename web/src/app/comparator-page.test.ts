import { describe, expect, it } from 'vitest';
import { render } from './testing/render.ts';
import { count, request, text } from './testing/site-answers.ts';

/** Answers with three years of every line, and without records that are counted row by row. */
const answers = (path: string): ReturnType<typeof request> => {
  const site = request(path);
  const observations = [2019, 2020, 2021].map((year) => {
    return { year, value: year - 2000, flag: 'A', break_in_series: false, seam_in_series: false };
  });
  const getJson = async (address: string): Promise<unknown> => {
    if (address.startsWith('/api/v1/chart/')) return { data: { labels: [], observations } };
    if (address === '/api/v1/data/areas')
      return ['TZA', 'UGA', 'KEN', 'ETH', 'MOZ', 'RWA'].map((code) => {
        return { code, kind: 'country', region: '014', macro: '002', firstYear: null, lastYear: null };
      });
    if (address === '/api/v1/sources' || address.startsWith('/api/v1/prices/years/')) return [];
    if (address.startsWith('/api/v1/germplasm/samples/')) return { received: [], provided: [], source: null };
    return site.getJson(address);
  };
  return { ...site, getJson };
};

it('opens comparisons whose ends have their year where other lines go on, and are hollow where they are doubtful', async () => {
  const site = answers('/en/beans/comparator');
  const getJson = async (address: string): Promise<unknown> => {
    const answer = await site.getJson(address);
    if (!/^\/api\/v1\/chart\/.*\/MMR\b/.test(address)) return answer;
    const { data } = answer as { data: { observations: readonly object[] } };
    const [first, second] = data.observations;
    return { data: { labels: [], observations: [first, { ...second, doubt: 'isolated' }] } };
  };
  const { html = '' } = await render({ ...site, getJson });
  const thumb = html.match(/<li[^>]*>(?:(?!<\/li>).)*MMR\.beans\.5510(?:(?!<\/li>).)*<\/li>/s)?.[0] ?? '';
  expect(count(thumb, /<circle/g)).toBe(4);
  expect(count(thumb, /<circle[^>]*fill="var\(--paper\)"/g)).toBe(1);
  expect(count(text(thumb), /\(2020\)/g)).toBe(1);
});

describe('the comparator under failure', () => {
  it('says of a line that could not be loaded just that, and is not kept', async () => {
    const answer = await render(request('/en/beans/comparator', { search: '?series=BRA.beans.5510' }));
    expect(answer.status).toBe(503);
    const pageText = text(answer.html ?? '');
    expect(pageText).toContain('Could not be loaded: Brazil.');
    expect(pageText).not.toContain('no figures for');
    expect(pageText).not.toContain('Nothing is compared yet');
  });

  it('names what it does not know, as text', async () => {
    const answer = await render(request('/pt/beans/comparator', { search: '?series=BRA.tea.5510~%3Cb%3E' }));
    expect(text(answer.html ?? '')).toContain('Deixado de fora');
    expect(answer.html).toContain('&lt;b&gt;');
    expect(answer.html).not.toContain('<b>');
    expect(answer.html).toContain('BRA.tea.5510');
  });

  it('tells a network whose sum waits from one without figures', async () => {
    const site = request('/en/beans/comparator', { search: '?series=PABRA.beans.5510' });
    const saying = async (awaits: object): Promise<string> => {
      const area = {
        code: 'PABRA',
        kind: 'aggregate',
        region: null,
        macro: null,
        firstYear: null,
        lastYear: null,
      };
      const getJson = async (path: string): Promise<unknown> => {
        if (path === '/api/v1/data/areas') return [{ ...area, ...awaits }];
        if (path === '/api/v1/sources') return [];
        const nobody = { crop_name: '', crop_name_es: '', crop_name_pt: '' };
        if (path.startsWith('/api/v1/chart/')) return { data: { labels: [], observations: [] }, ...nobody };
        return site.getJson(path);
      };
      return text((await render({ ...site, getJson })).html ?? '');
    };
    const [awaiting, without] = [await saying({ awaitsSum: true }), await saying({})];
    expect(awaiting).toContain(
      'Not added up yet (the list of members changed after the figures were built): PABRA',
    );
    expect(awaiting).not.toContain('no figures for');
    expect(without).toContain('no figures for PABRA');
  });

  it('names in words what it knows but does not show', async () => {
    const nine = Array.from(
      { length: 9 },
      (_, index) => `${['BRA', 'COL', 'KEN'][index % 3]}.beans.${[5510, 5312, 5412][Math.floor(index / 3)]}`,
    );
    const answer = await render(
      request('/en/beans/comparator', { search: `?series=${nine.join('~')}~BRA.beans.113` }),
    );
    const pageText = text(answer.html ?? '');
    expect(pageText).toContain(
      'Left out, because a picture with more than 8 lines cannot be read: Kenya, Beans, Yield; Brazil, Beans, Production rank.',
    );
    const unknown = await render(request('/en/beans/comparator', { search: '?series=BRA.forages.645' }));
    expect(text(unknown.html ?? '')).toContain(
      'Left out, because the observatory has no such line: Brazil, Forages, Per inhabitant.',
    );
  });
});
