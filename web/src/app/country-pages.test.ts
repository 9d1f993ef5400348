import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/profiles.ts';
import { readPageFigures } from './files/read-page.tsx';
import { answers } from './testing/country-answers.ts';
import { pageRequest } from './testing/page-request.ts';
import { render } from './testing/render.ts';
import { count, html, request, text } from './testing/site-answers.ts';

const page = (path: string) => html(path, { getJson: answers });

/** A crop without data. */
const unknown: Omit<Profile['crops'][number], 'crop'> = {
  harvest: [],
  balance: [],
  trade: [],
  tradeWithheld: false,
  partners: null,
  price: null,
  samples: null,
  varieties: null,
  losses: [],
};

/** Answers in which more is known of a crop in Rwanda. */
const withCrop =
  (crop: string, parts: Partial<Profile['crops'][number]>) =>
  async (path: string): Promise<unknown> => {
    const answer = await answers(path);
    if (!/^\/api\/v1\/profiles\/\w+$/.test(path)) return answer;
    const profile = answer as Profile;
    const known = profile.crops.find((each) => each.crop === crop) ?? { ...unknown, crop };
    const others = profile.crops.filter((each) => each.crop !== crop);
    return { ...profile, crops: [...others, { ...known, ...parts }] };
  };

describe('the page of a country', () => {
  it('begins with the sentence of the year', async () => {
    const pageText = text(await page('/en/country/RWA')).replaceAll(/\s/gu, ' ');
    expect(pageText).toContain('Beans in Rwanda');
    expect(pageText).toContain(
      'The harvest of beans in Rwanda was 481,000 tonnes in 2023, the 8th largest of 108 countries. In 2021–2023 it was on average 60% larger than in 2011–2013.',
    );
  });

  it('has its tables as files, with every digit and code', async () => {
    const { figures } = await readPageFigures(pageRequest({ path: '/en/country/RWA', getJson: answers }));
    const [harvest, trends] = figures;
    expect([harvest?.area, harvest?.indicator]).toEqual(['RWA', 176]);
    expect(harvest?.rows.map((row) => row.slice(2).map(({ value }) => value))).toEqual([
      [481_000, 't', 2023, 8, 108, 3.02],
      [850, expect.stringContaining('kg'), 2023, 8, 108, 3.02],
    ]);
    expect(harvest?.rows[0]?.slice(0, 3)).toMatchObject([{ code: 'beans' }, { code: '5510' }, { flag: 'A' }]);
    expect(trends?.rows.map(([year, value]) => [year?.value, value?.value])).toEqual([
      [2023, 481_000],
      [2022, 481_000],
      [2021, null],
      [2020, 481_000],
      [2019, 481_000],
    ]);
    expect(trends?.rows[1]?.[1]?.isBreak).toBe(true);
  });

  it('has a card of each thing that is known of its crop, and a file of each card', async () => {
    const { figures } = await readPageFigures(pageRequest({ path: '/en/country/RWA', getJson: answers }));
    expect(figures.map(({ id }) => id).filter((id) => id !== null)).toEqual([
      ...['harvest', 'trends', 'trade', 'price', 'losses'],
      ...['years', 'yields', 'latest-price', 'sellers', 'loss-stages'],
    ]);
    const years = figures.find(({ id }) => id === 'years');
    // Means of three years: 481,000 against 300,000.
    expect(years?.finding).toContain('60%');
    // Beside the largest grower, not beside the highest yield.
    expect(figures.find(({ id }) => id === 'yields')?.finding).toContain('1,340');
    expect(figures.find(({ id }) => id === 'sellers')?.rows.map(([name]) => name?.code)).toEqual([
      'TZA',
      'UGA',
    ]);
  });

  it('shows the crop that its address asks for, and says of another that it has none', async () => {
    const getJson = withCrop('rice', { trade: [{ element: 5622, year: 2012, value: 2, flag: '' }] });
    expect(text(await html('/en/country/RWA', { getJson, search: '?crop=rice' }))).toContain(
      'Rice in Rwanda',
    );
    const other = text(await html('/en/country/RWA', { getJson, search: '?crop=cocoa' }));
    expect(other).toContain('Beans in Rwanda');
    expect(other).toContain('cocoa');
  });

  it('shows the members of a group, each with its harvest and, where it has one, its change', async () => {
    const markup = await page('/en/region/ECABREN');
    const members = markup.slice(markup.indexOf('id="members"'), markup.indexOf('id="years"'));
    expect(members).toContain('href="/en/country/RWA"');
    expect(text(members)).toContain('481 t, +60%');
    expect(text(members)).toMatch(/Burundi\s+300 t\s/);
  });

  it('keeps its tables, and says that a part failed, where the cards could not be made', async () => {
    const answer = await render(
      request('/en/country/RWA', {
        getJson: (path: string) =>
          path.includes('/cards') ? Promise.reject(new Error('down')) : answers(path),
      }),
    );
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('id="harvest"');
    expect(answer.html).not.toContain('id="years"');
  });

  it('leads to the comparator with the production of each crop that has one', async () => {
    expect(await page('/en/country/RWA')).toMatch(
      /href="\/en\/beans\/comparator\?series=RWA\.beans\.5510(~RWA\.[a-z-]+\.5510)*"/,
    );
  });

  it('says what stands out, each with the way to its figures', async () => {
    const markup = await page('/en/country/RWA');
    const pageText = text(markup);
    expect(pageText).toContain(
      'Over ten years, production of beans in Rwanda rose by 60%, from 300,000 tonnes (mean of 2011–2013) to 481,000 tonnes (mean of 2022 and 2023).',
    );
    expect(pageText).toContain(
      'In May 2026, the consumer price of beans in Rwanda was 25% above the mean of the twelve months up to it; in the 5 years before, the same month lay between −5.0% and +10.0%.',
    );
    expect(markup).toContain('href="/en/beans/data/production?year=2023&amp;country=RWA"');
    expect(markup).toContain('id="change-RWA-beans-5510-2023"');
  });

  it('says a lower bound as one, and whose reports the partners are', async () => {
    const pageText = text(await page('/en/country/RWA'));
    expect(pageText).toContain('At least this much');
    expect(pageText).toContain('as the partners report');
  });

  it('says of how many products of a crop the trade is known', async () => {
    const markup = await html('/en/country/RWA', {
      getJson: withCrop('rice', {
        trade: [{ element: 5622, year: 2012, value: 1_995, flag: 'L' }],
        partners: {
          imports: {
            year: 2012,
            by: 'country',
            areas: [{ area: 'TZA', value: 1_995, flag: '' }],
            total: 1_995,
          },
          exports: null,
          products: { counted: 1, all: 5 },
        },
      }),
    });
    const tradeText = text(markup.slice(markup.indexOf('id="trade"')));
    // The part of a bound is not rounded up.
    expect(tradeText).toContain('Tanzania (US$ 1.99 million) 2012');
    expect(tradeText).toContain('Rice: only 1 of 5 products are in the trade files.');
  });

  it('lists what is missing of what the observatory has elsewhere', async () => {
    const markup = await page('/en/country/RWA');
    const missing = text(markup.slice(markup.indexOf('id="missing-title"')));
    expect(missing).toContain('Harvests Cocoa');
    expect(missing).toContain('Varieties Beans');
    expect(missing).toContain('Studies of post-harvest losses Cocoa');
    expect(missing).not.toContain('Market prices Beans');
  });

  it('leads to data pages in the state of the country, and holds to a release that its address names', async () => {
    const pinned = { ...request('/').release, pinned: true } as NonNullable<
      ReturnType<typeof request>['release']
    >;
    const markup = await html('/en/country/RWA', { getJson: answers, release: pinned });
    expect(markup).toContain('href="/en/beans/data/production?country=RWA&amp;v=r7"');
    expect(markup).toContain('href="/en/region/014?v=r7"');
  });

  it('says when a former state was and what came after', async () => {
    const markup = await page('/en/country/SUN');
    expect(text(markup)).toContain('State until 1991');
    expect(markup).toContain('href="/en/country/EST"');
    expect(text(markup)).toContain('No harvest of the observatory’s crops is known in the USSR.');
  });

  it('names the state that it was a part of in earlier years', async () => {
    const markup = await page('/en/country/SSD');
    expect(markup).toContain('href="/en/country/SDF"');
  });

  it('does not call trade missing of which the partners report', async () => {
    const markup = await page('/en/country/SSD');
    const pageText = text(markup);
    expect(pageText).toContain('Uganda (US$ 12.2 million)');
    const missing = text(markup.slice(markup.indexOf('id="missing-title"')));
    expect(missing).toContain('Value of trade Rice');
    expect(missing).not.toContain('Value of trade Beans');
  });

  it('says of values of trade that are withheld why they are, and does not call them missing', async () => {
    const getJson = withCrop('rice', { tradeWithheld: true });
    const markup = await html('/en/country/SSD', { getJson });
    const missing = text(markup.slice(markup.indexOf('id="missing-title"')));
    expect(missing).not.toContain('Value of trade Rice');
    expect(missing).toContain('Value of trade not shown (Rice)');
  });

  it('says beside a doubtful figure of supply or trade that it is one', async () => {
    const figure = { element: 5622, year: 2022, value: 12, flag: 'A', doubt: 'isolated' } as const;
    const markup = await html('/en/country/RWA', { getJson: withCrop('cocoa', { trade: [figure] }) });
    const trade = text(markup.slice(markup.indexOf('id="trade"'), markup.indexOf('id="missing-title"')));
    expect(trade).toContain('Unusual: check with the source');
  });

  it.each(['/en/country/XXX', '/en/country/TOOLONG', '/en/region/999'])(
    '%s is a page with 404 that helps',
    async (path) => {
      const answer = await render(request(path, { getJson: answers }));
      expect(answer.status).toBe(404);
      const markup = answer.html ?? '';
      const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
      const ways = [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
      expect(ways.length).toBeGreaterThan(1);
      expect(ways.length).toBeLessThanOrEqual(10);
      expect(main).toMatch(/<form [^>]*action="\/en\/search"/);
      expect(count(markup, /<h1/g)).toBe(1);
    },
  );

  it('is sent as failed, and says so, where its answer could not be made', async () => {
    const answer = await render(
      request('/en/country/RWA', { getJson: () => Promise.reject(new Error('down')) }),
    );
    expect(answer.status).toBe(503);
    expect(text(answer.html ?? '')).not.toContain('What is missing');
  });

  it.each([
    ['/en/country/rwa', '/en/country/RWA'],
    ['/country/rwa', '/country/RWA'],
    ['/es/country/014', '/es/region/014'],
    ['/pt/country/wlrd', '/pt/region/WLRD'],
    ['/pt/region/rwa', '/pt/country/RWA'],
    ['/es/region/sabrn', '/es/region/SABRN'],
    ['/en/country/pabra', '/en/region/PABRA'],
  ])('%s leads to %s', async (path, to) => {
    expect(await render(request(path))).toMatchObject({ status: 301, redirect: to });
  });
});

describe('the page of a network of PABRA', () => {
  it('says what it is made of, how sure that is, and what stands out in its countries', async () => {
    const markup = await page('/en/region/ECABREN');
    const pageText = text(markup).replaceAll(/\s/gu, ' ');
    expect(pageText).toContain('7 countries as a source says and 2 countries of which a source names a part');
    expect(pageText).toContain('Until 2011 the figures of Sudan are with South Sudan.');
    expect(pageText).toContain('production of beans in Rwanda rose by 60%');
    expect(markup).toContain('href="/en/beans/pabra#members"');
    expect(markup).toContain('href="/en/region/PABRA"');
  });

  it('leads to the pages of PABRA where there are such, which are of beans', async () => {
    const markup = await page('/pt/region/ECABREN');
    expect(markup).toContain('href="/pt/beans/pabra/production?network=ECABREN"');
    expect(markup).not.toMatch(/href="\/pt\/(beans|cocoa)\/data\/production\?network/);
  });

  it('says of a list that was handed in whose sums it has not', async () => {
    const pageText = text(await page('/es/region/SABRN'));
    expect(pageText).toContain('Su lista de miembros fue aportada: 1 país.');
    expect(pageText).toContain('Aún sin sumar');
    expect(pageText).not.toContain('al menos el 90');
  });

  it('does not take a sum that waits for harvests that nobody knows', async () => {
    const pageText = text(
      await render({
        ...request('/en/region/SABRN'),
        getJson: async (path: string) => {
          const answer = await answers(path);
          return path === '/api/v1/profiles/SABRN'
            ? {
                ...(answer as Profile),
                crops: (answer as Profile).crops.map((crop) => ({ ...crop, harvest: [] })),
              }
            : answer;
        },
      }).then(({ html }) => html ?? ''),
    );
    expect(pageText).toContain('the harvests are not added up yet');
    expect(pageText).toContain('What is missing will be listed once the members are added up.');
    expect(pageText).not.toContain('no harvest of these crops');
    expect(pageText).not.toContain('No harvest of any of the crops is known');
    expect(pageText).not.toContain('none of our sources has the figure');
  });

  it('is led to from its countries', async () => {
    const markup = await page('/es/country/RWA');
    expect(markup).toContain('href="/es/region/ECABREN"');
  });
});
