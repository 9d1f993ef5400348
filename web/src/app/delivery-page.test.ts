import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlowPage } from '#contract/flows.ts';
import { readPageFigures } from './files/read-page.tsx';
import { answering, empty, none, page, story, withStory } from './testing/delivery-answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';

const path = '/beans/data/accessionDeliveryNetwork';

async function draw(language: string, answer: FlowPage, search = ''): Promise<string> {
  const { html = '', status } = await render(
    pageRequest({ path: `/${language}${path}`, search, getJson: answering(answer) }),
  );
  expect(status).toBe(200);
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll('<!-- -->', '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page of delivery networks', () => {
  it('says that a part is one, where flows are left out by place or size', async () => {
    for (const search of ['?macro=20', '?min=5'])
      expect(await draw('en', page, search)).toContain('Only flows that fit the choice are counted.');
    expect(await draw('en', page)).not.toContain('Only flows that fit');
  });

  it('tells the story of a country, and where field and seed meet', async () => {
    const html = await draw('en', withStory, '?country=NLD');
    for (const sentence of [
      'On average, genebanks sent out 400 samples a year of accessions that originate from the Netherlands.',
      'Of these, 100 samples a year stayed in the Netherlands.',
      'On average, 1 sample a year went to the Netherlands.',
    ])
      expect(html).toContain(sentence);
    expect(html).toContain('1,500 tonnes');
    for (const path of ['seed-varieties', 'genebanks'])
      expect(html).toContain(`href="/en/beans/data/${path}?country=NLD"`);
  });

  it('says of seed what this release does not know, without a number', async () => {
    const unknown = await draw(
      'en',
      { ...withStory, seed: { varieties: null, samples: null } },
      '?country=NLD',
    );
    expect(unknown).toContain('the reports are not loaded here.');
    expect(unknown).not.toContain('seed-varieties?country');
    const silent = await draw(
      'en',
      {
        ...withStory,
        seed: {
          varieties: { counted: 0, seen: 1 },
          samples: { from: 2008, to: 2017, received: null, provided: null },
        },
      },
      '?country=NLD',
    );
    expect(silent).toContain('no record in a catalogue or list; 1 found on public web pages');
    expect(silent).toContain('2008–2017: no report of samples received or sent in the Netherlands is known.');
  });

  it('goes from landraces through genebanks to recipients, each step a page of its own', async () => {
    const steps = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)"[^>]*aria-current="page"[^>]*>/g)].map(([, href]) => href);
    const collected = await draw('en', withStory, '?country=COL&step=1');
    expect(steps(collected)).toEqual(['?country=COL&amp;step=1']);
    expect(collected).toContain('3 bean landraces at 1 place');
    expect(collected).toContain('Black is the most frequent: 2 of 3 landraces');
    expect(collected).not.toContain('colour=black"');
    // The collection is filtered by colour, and not by country.
    expect(await draw('en', page, '?step=1')).toContain('href="/en/beans/data/collections?colour=black"');
    const colombia = await draw('en', withStory, '?country=COL');
    expect(steps(colombia)).toEqual(['?country=COL']);
    expect(colombia).toContain('Of 2 genebanks, CGIAR sends out 70% of the samples');
    const sent = await draw('en', withStory, '?country=COL&step=3');
    expect(sent).toContain('45% of the samples go to Kenya; the Netherlands and Colombia follow');
    expect(sent).toMatch(/href="\?country=KEN"[^>]*>Kenya/);
  });

  it('shows of a journey what there is of it', async () => {
    // Landraces, and no samples: the first step is shown, whichever is requested.
    const collected = await draw('en', { ...empty, story }, '?country=PER&step=3');
    expect(collected).toContain('1 bean landrace at 1 place');
    expect(collected).toContain('Red is the most frequent: 1 of 1 landrace');
    expect(collected).not.toContain('step=3" class="step"');
    // Samples, and no landraces.
    const kenya = await draw('en', withStory, '?country=KEN&step=1');
    expect(kenya).toContain('Of 2 genebanks');
    expect(kenya).not.toContain('step=1" class="step"');
    const { figures } = await readPageFigures(
      pageRequest({ path: `/en${path}`, search: '?country=COL&step=3', getJson: answering(page) }),
    );
    expect(
      figures[0]?.rows.map(({ 0: to, 1: by, 2: samples }) => [to?.value, by?.value, samples?.value]),
    ).toEqual([
      ['Kenya', 'CGIAR', 450],
      ['Netherlands', 'CGN', 300],
      ['Colombia', 'CGIAR', 250],
    ]);
  });

  it('shows the rows behind a number, and its own fields without scripts', async () => {
    const html = await draw('en', page, '?explain=COL.-.NLD&min=10');
    expect(html).toContain(
      'Origin: Colombia · Recipient: Netherlands. The sum of 2 flows of the source, 300 samples a year.',
    );
    expect(html).toContain('Netherlands_CGN');
    expect(html).toMatch(/<form[^>]*method="get"/);
    expect(html).toMatch(/<select[^>]*name="min"/);
    expect(html).toContain('<option value="10" selected="">At least 10 a year</option>');
  });

  it('says what to let go of where no flow fits', async () => {
    const html = await draw('en', empty, '?genebank=jic&country=KEN&min=1000');
    expect(html).toContain('href="?genebank=jic&amp;country=KEN"');
    expect(html).toContain('href="?country=KEN&amp;min=1000"');
    expect(html).not.toContain('id="map"');
    // Every choice notes the flows that the sums leave out.
    expect(html).toContain('2 flows with Kosovo at one end (540 samples a year)');
  });

  it('never says that there is no flow where those of a country are left out', async () => {
    const html = await draw('en', empty, '?country=XKX');
    expect(html).toContain('The source has flows from Kosovo or to Kosovo, and none of them is shown.');
    expect(html).not.toContain('Nothing in the list');
    expect(html).toContain('href="?"');
  });

  it('leads with what fits, and then with the country, where more than a country is chosen', async () => {
    const shown = { flows: 95, value: 463.2, domestic: 0 };
    const html = await draw('en', { ...withStory, shown }, '?country=NLD&genebank=cgiar&direction=recipient');
    expect(html).toContain(
      '95 flows fit all of the choice, with 463 samples a year. Over all crops, genebanks send out 400 samples a year of seed from the Netherlands: 75% leave CGIAR, and 25% come home. Figures after the first cover all genebanks',
    );
    expect(await draw('en', withStory, '?country=NLD')).not.toContain('fit all of the choice');
  });

  it('says of a release without the source that nothing is known, and nothing of absence', async () => {
    const html = await draw('pt', none);
    expect(html).toContain('A fonte destes fluxos não está carregada neste site');
    expect(html).not.toContain('Nenhum fluxo');
  });

  it('says that it failed, with a way to ask again, and keeps it from being kept', async () => {
    const { html = '', status } = await render(pageRequest({ path: `/en${path}` }));
    expect(status).toBe(503);
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('No flow fits');
    expect(html).not.toContain('not loaded here');
  });

  it('leaves out what an address asks in vain, and says so', async () => {
    const html = await draw('en', page, '?genebank=svalbard');
    expect(html).toContain('svalbard');
    // A macro region is found by its code too, as in the interface.
    expect(await draw('en', page, '?table=zzz')).toContain('zzz');
    expect(await draw('en', page, '?table=map~bands')).not.toContain('what the address asks for');
    expect(await draw('en', page, '?macro=150')).toBe(await draw('en', page, '?macro=50'));
    const { status } = await render(
      pageRequest({ path: '/en/rice/data/accessionDeliveryNetwork', getJson: answering(page) }),
    );
    expect(status).toBe(404);
  });

  it('hands its tables over as files, with what they rest on', async () => {
    const { figures } = await readPageFigures(pageRequest({ path: `/en${path}`, getJson: answering(page) }));
    expect(figures.map(({ id }) => id)).toEqual(['journey', 'map', 'bands', 'flows']);
    const [, map, , flows] = figures;
    expect(map?.rows.at(-1)?.map(({ value }) => value)).toEqual(['3 others', '–', null, 150, 15]);
    expect(flows?.rows[0]?.map(({ value }) => value)).toEqual([
      'Colombia',
      'CGIAR',
      'Netherlands',
      250.04,
      25.004,
    ]);
    // Each downloaded table has all notes of the page's foot.
    for (const { id, notes } of figures)
      for (const phrase of ['of all crops', 'average per year', 'Kosovo', 'East Africa (7)'])
        expect(notes.join(' '), id).toContain(phrase);
    expect(map?.sources[0]).toMatchObject({ key: 'genebank-flows', licence: 'LicenseRef-alliance' });
  });
});
