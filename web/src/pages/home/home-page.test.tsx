import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { failedPart, loadedPart } from '../../api/loaded.ts';
import { createQueryClient } from '../../api/queries.ts';
import type { SaidFinding } from '../../blocks/findings/finding-sentences.tsx';
import { loadPageWords } from '../../i18n/page-words.ts';
import { toSpeech } from '../../i18n/speech.ts';
import { createWords, WordsProvider } from '../../i18n/words.tsx';
import { documentWords } from '../../testing/document-words.ts';
import { worldText } from './crop-strip.tsx';
import type { PlacedHeadline } from './headline.ts';
import type { HomePageData } from './home-data.ts';
import { HomePage, homeCode } from './home-page.tsx';

const words = createWords('en', {
  ...documentWords('en'),
  ...(await loadPageWords(['frame', 'crops', 'home', 'findings', 'elements'], 'en')),
});

await homeCode.load('en');

const draw = (change: Partial<HomePageData>): string =>
  renderToStaticMarkup(
    <WordsProvider language="en" words={words}>
      <QueryClientProvider client={createQueryClient()}>
        <HomePage
          data={{
            crop: 'cocoa',
            lead: null,
            step: 2,
            ignored: [],
            belt: loadedPart(null),
            headlines: [],
            map: loadedPart(null),
            leading: 'cocoa',
            sections: [],
            answers: [],
            strip: [],
            findings: loadedPart([]),
            release: { id: 'r1', created: '2026-01-01T00:00:00Z' },
            version: '',
            ...change,
          }}
        />
      </QueryClientProvider>
    </WordsProvider>,
  );

const headline: PlacedHeadline = {
  id: 'energy',
  element: 6,
  unit: 'fraction',
  year: 2017,
  value: 0.0017,
  flag: 'E',
  summed: 172,
  change: { relative: 0.1333, years: { from: [2005, 2006, 2007], to: [2015, 2016, 2017] }, same: null },
  broken: null,
  page: null,
  explain: {
    figure: 'WLRD.6.2017.2633',
    path: '/cocoa/data/production?explain=WLRD.6.2017.2633',
  },
};

const finding: SaidFinding = {
  rule: 'change',
  id: 'change-GHA-cocoa-5412-2023',
  page: '/cocoa/data/production?year=2023&country=GHA',
  sentence: 'Between 2019 and 2023, the yield fell by 40%, from 500 kg/ha to 300 kg/ha.',
};

describe('HomePage', () => {
  it('says what stands out with numbers and the way to the figures, and nothing where nothing does', () => {
    const markup = draw({ findings: loadedPart([finding]), version: 'v=r1' });
    expect(markup).toContain('What stands out');
    expect(markup).toContain(finding.sentence);
    expect(markup).toContain('href="/en/cocoa/data/production?year=2023&amp;country=GHA&amp;v=r1"');
    expect(markup).toContain('href="/en/findings.xml?crop=cocoa"');
    expect(draw({})).not.toContain('What stands out');
  });

  it('says in words what a crop does not have, and draws no map', () => {
    const markup = draw({});
    expect(markup).toContain('This release has no world figures for this crop.');
    expect(markup).toContain('No section of this crop has been built yet.');
    expect(markup).not.toContain('data-world');
  });

  it('says that a section has no data in this release', () => {
    const markup = draw({
      sections: [
        {
          id: 'production',
          crop: 'beans',
          path: '/beans/data/production',
          latest: loadedPart(null),
        },
        {
          id: 'surface-context',
          crop: 'beans',
          path: '/beans/data/surface-context',
          latest: loadedPart(2023),
        },
      ],
    });
    expect(markup).toContain('no figures yet');
    expect(markup).toContain('data up to 2023');
  });

  it('gives a figure its year, change, coverage, and flag in words', () => {
    const markup = draw({ headlines: [loadedPart(headline)] });
    expect(markup).toContain('0.17%');
    expect(markup.replace(/<a [^>]*>([^<]*)<\/a>/g, '$1').replaceAll('<!-- -->', '')).toContain(
      'of food energy, 2017: sum of 172 countries · Estimated value · +13.3% in ten years (mean of 2015–2017 against 2005–2007)',
    );
    expect(markup).toContain('Source: FAO, Food Balances');
    expect(markup).toContain(
      'href="/en/cocoa/data/production?explain=WLRD.6.2017.2633" aria-label="Explain this number: 0.17% of food energy"',
    );
  });

  it('compares nothing across a break, and says from when on the figures are others', () => {
    const markup = draw({ headlines: [loadedPart({ ...headline, change: null, broken: 2013 })] });
    expect(markup).toContain('no comparable figure before 2013');
    expect(markup).not.toContain('in ten years');
  });

  it('has the crops in one strip, each with one sentence, and says of a failed one that it failed', () => {
    const trend = { first: 2016, values: [4, 5, 6, 5, 6, 7, 8, 9] };
    const strip = [
      {
        crop: 'cocoa',
        path: '/cocoa',
        fact: loadedPart({
          ...{ ...trend, element: 5510, kind: 'origin' as const },
          ...{ areas: ['CIV', 'GHA'], share: 0.612, isLeast: false },
        }),
      },
      { crop: 'rice', path: '/rice?country=KEN', fact: failedPart },
    ];
    const markup = draw({ crop: null, strip });
    expect(markup).toContain('61%');
    expect(markup).toContain('2016–2023');
    expect(markup.match(/role="alert"/g)).toHaveLength(1);
    expect(markup).toContain('href="/en/rice?country=KEN"');
  });

  it('answers questions with a figure, a line and the way to the view, and says of failed ones that they failed', () => {
    const markup = draw({
      answers: [
        loadedPart({
          ...{
            id: 'production' as const,
            element: 5510,
            year: 2023,
            share: 0.42,
            path: '/cocoa/data/production',
          },
          places: [
            { iso3: 'CIV', value: 2_380_000 },
            { iso3: 'GHA', value: 650_000 },
          ],
        }),
        loadedPart(null),
        failedPart,
      ],
    });
    expect(markup).toContain('<a href="/en/cocoa/data/production">');
    expect(markup).toContain('2.38 million t in 2023, 42% of the world');
    expect(markup.match(/role="alert"/g)).toHaveLength(1);
    expect(draw({})).not.toContain('id="questions"');
  });

  it('says the world’s harvest with its change, and another headline figure, in a sentence', () => {
    const speech = toSpeech('en', words);
    const fact = { element: 5510, unit: 't', value: 5_600_000, kind: 'world' as const };
    const harvest = 'The world harvests 5.6 million tonnes of cocoa';
    expect(worldText({ ...fact, change: 0.133 }, 'cocoa', speech)).toBe(
      `${harvest}, 13% more than ten years before`,
    );
    expect(worldText({ ...fact, change: null }, 'cocoa', speech)).toBe(harvest);
    const { id, element, unit, value } = headline;
    expect(worldText({ id, element, unit, value, kind: 'figure' }, 'cocoa', speech)).toBe(
      '0.17% of the world’s food energy comes from cocoa',
    );
  });
});
