import { describe, expect, it } from 'vitest';
import { render } from './entry-server.tsx';
import { request, text } from './testing/site-answers.ts';

describe('the comparator under failure', () => {
  it('says of a line that could not be loaded just that, and is not kept', async () => {
    const answer = await render(request('/en/beans/comparator', { search: '?series=BRA.beans.5510' }));
    expect(answer.status).toBe(503);
    const said = text(answer.html ?? '');
    expect(said).toContain('Could not be loaded: Brazil, Beans, Production.');
    expect(said).not.toContain('no figures of');
    expect(said).not.toContain('Nothing is compared yet');
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
    expect(awaiting).not.toContain('This release has no figures of');
    expect(without).toContain('This release has no figures of: PABRA');
  });

  it('names in words what it knows but does not show', async () => {
    const nine = Array.from(
      { length: 9 },
      (_, index) => `${['BRA', 'COL', 'KEN'][index % 3]}.beans.${[5510, 5312, 5412][Math.floor(index / 3)]}`,
    );
    const answer = await render(
      request('/en/beans/comparator', { search: `?series=${nine.join('~')}~BRA.beans.113` }),
    );
    const said = text(answer.html ?? '');
    expect(said).toContain(
      'Left out, because a picture with more than 8 lines cannot be read: Kenya, Beans, Yield; Brazil, Beans, Production rank.',
    );
    const unknown = await render(request('/en/beans/comparator', { search: '?series=BRA.forages.645' }));
    expect(text(unknown.html ?? '')).toContain(
      'Left out, because the observatory has no such line: Brazil, Forages, Per inhabitant.',
    );
  });

  it('tells of a drawing that there is not, and shows the usual one', async () => {
    const answer = await render(
      request('/pt/beans/comparator', { search: '?series=BRA.tea.5510&kind=pie&measure=index' }),
    );
    expect(text(answer.html ?? '')).toContain('Como as linhas são desenhadas: “pie”');
    const usual = await render(request('/pt/beans/comparator', { search: '?series=BRA.tea.5510&kind=bar' }));
    expect(text(usual.html ?? '')).not.toContain('Como as linhas são desenhadas: ');
  });
});
