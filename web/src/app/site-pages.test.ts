import { afterEach, describe, expect, it, vi } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';
import type { PageRelease, PageRequest } from '#contract/page.ts';
import { readWords } from '#locales/testing/read-words.ts';
import { render } from './testing/render.ts';
import { count, getJson, html, request, text } from './testing/site-answers.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const paths = [
  '',
  '/beans',
  '/cocoa',
  '/forages',
  '/beans/about',
  '/beans/about/databases',
  '/beans/about/accessibility',
  '/beans/about/citing',
  '/beans/about/pages',
  '/beans/about/privacy',
  '/beans/about/questions',
  '/beans/contact',
];

describe('pages beside the data pages', () => {
  it.each(['en', 'es', 'pt'].flatMap((language) => paths.map((path) => `/${language}${path}`)))(
    '%s has title, description, alternates and one heading of the first level',
    async (path) => {
      const answer = await render(request(path));
      const markup = answer.html ?? '';
      expect(answer.status).toBe(200);
      expect(answer.language).toBe(path.slice(1, 3));
      expect(count(markup, /<h1/g)).toBe(1);
      expect(markup).toMatch(/<title>[^<]{12,}<\/title>/);
      expect(markup).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(count(markup, /<link rel="alternate" hrefLang=/gi)).toBe(4);
    },
  );

  it('answers in the visitor’s language without redirecting', async () => {
    const answer = await render(request('/', { acceptLanguage: 'es' }));
    expect(answer).toMatchObject({ status: 200, language: 'es' });
    expect((await render(request('/beans'))).redirect).toBeUndefined();
  });
});

describe('the portal', () => {
  it('names every crop with what there is of it, each in its theme', async () => {
    const markup = await html('/en');
    for (const crop of crops) {
      expect(markup).toContain(`href="/en/${crop.id}"`);
      for (const section of listSections(crop))
        expect(markup).toContain(`href="/en${sectionPath(crop, section)}"`);
    }
    expect(markup).toContain('data-theme="SWEET_POTATO"');
    expect(markup).not.toContain('/cocoa/data/consumption');
  });

  it('begins with where beans are grown, whatever its address names', async () => {
    const homeHtml = await html('/en', { search: '?crop=rice&step=4' });
    expect(homeHtml).toMatch(/<a href="\/en" [^>]*aria-current="page"/);
    expect(homeHtml).toContain('data-dots="fields"');
    expect(homeHtml).toContain('<link rel="canonical" href="https://crops.example/en"/>');
  });

  it('has a page for each step of its picture', async () => {
    const plates = await html('/en', { search: '?step=3' });
    expect(plates).toContain('<link rel="canonical" href="https://crops.example/en?step=3"/>');
    expect(plates).not.toContain('data-dots');
    expect(plates).toContain('href="/en/beans/data/consumption?element=7"');
  });

  it('says that figures failed to load, and keeps the rest', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const getNothing = () => Promise.reject(new Error('no release'));
    const answer = await render(request('/en', { getJson: getNothing, release: null }));
    expect(answer.status).toBe(503);
    expect(text(answer.html ?? '')).toContain('Failed to load');
    expect(answer.html).toContain('href="/en/beans"');
  });
});

describe('a crop’s home', () => {
  it('says on the home of a crop what stands out in its figures, and nothing on the portal', async () => {
    const findings = {
      total: 1,
      findings: [
        {
          rule: 'change',
          id: 'change-RWA-beans-5412-2023',
          area: 'RWA',
          crop: 'beans',
          weight: 2,
          page: '/beans/data/production?year=2023&country=RWA',
          element: 5412,
          unit: 'kg/ha',
          from: { year: 2013, years: [2011, 2012, 2013], value: 500, flag: 'A' },
          to: { year: 2023, years: [2021, 2022, 2023], value: 300, flag: 'A' },
        },
      ],
    };
    const asking = async (path: string): Promise<unknown> =>
      path === '/api/v1/findings?crop=beans&limit=3' ? findings : getJson(path);
    const pageText = text(await html('/pt/beans', { getJson: asking })).replaceAll(/\s/gu, ' ');
    expect(pageText).toContain(
      'Em dez anos, a produtividade do feijão em Ruanda diminuiu 40%: de 500 kg/ha (média de 2011-2013) para 300 kg/ha (média de 2021-2023). Os números',
    );
    expect(text(await html('/pt', { getJson: asking }))).not.toContain('O que se destaca');
    expect(text(await html('/pt/beans'))).not.toContain('O que se destaca');
  });

  it('leads from the figures of a country to its page, once, and from those of the World to the World’s', async () => {
    const markup = await html('/en/beans/data/consumption', { search: '?country=RWA' });
    expect(count(markup, /<a href="\/en\/country\/RWA">All crops in Rwanda<\/a>/g)).toBe(1);
    const world = await html('/en/beans/data/consumption');
    expect(count(world, /<a href="\/en\/region\/WLRD">All crops in the world<\/a>/g)).toBe(1);
  });

  it('leads from the map’s highest countries to their views without JavaScript', async () => {
    const markup = await html('/es/beans');
    expect(markup).toContain(`href="/es/beans/data/production?country=RWA"`);
    expect(text(markup)).toMatch(/Ruanda \([^)]*\) y Brasil \([^)]*\): los valores más altos del mundo/);
    expect(count(markup, /<path data-country=/g)).toBeGreaterThan(150);
  });

  it('has each other crop with its figure', async () => {
    const strip = (await html('/en/beans')).split('aria-labelledby="crops"')[1]?.split('</section>')[0] ?? '';
    for (const crop of crops.filter(({ id }) => id !== 'beans'))
      expect(strip, crop.id).toContain(`href="/en/${crop.id}"`);
    expect(text(strip)).toContain('of cassava worldwide');
  });

  it('leads to its prices, where it has any', async () => {
    const markup = await html('/pt/beans');
    expect(markup).toContain('<a href="/pt/beans/data/prices">Preços internos do feijão</a>');
    expect(await html('/en/forages')).not.toContain('/forages/data/prices"');
  });

  it('keeps the place that its address names on the ways on, and no place that there is not', async () => {
    const markup = await html('/en/beans', { search: '?country=RWA&macro=20' });
    expect(markup).toContain('href="/en/beans/data/prices?macro=20&amp;country=RWA"');
    expect(markup).toContain('href="/en/beans/data/production/ranking?by=countries&amp;area=RWA"');
    expect(markup).toContain('href="/en/rice?macro=20&amp;country=RWA"');
    expect(markup).toContain('<link rel="canonical" href="https://crops.example/en/beans"/>');
    expect(await html('/en/beans', { search: '?country=NOWHERE' })).not.toContain('NOWHERE');
  });

  it('is no page for a crop that does not exist', async () => {
    expect((await render(request('/en/maize'))).status).toBe(404);
    expect((await render(request('/en/rice/shoes'))).status).toBe(404);
  });
});

describe('data sources', () => {
  it('has every source with licence, date, rows and checksum', async () => {
    const markup = await html('/en/beans/about/databases');
    for (const part of [
      'Food balances, 2010 onwards',
      'FAO',
      'CC-BY-4.0 May be redistributed with attribution',
      '1 July 2024',
      '231,506',
      'abab',
      'r7',
    ])
      expect(text(markup)).toContain(part);
    expect(markup).toContain('href="/api/v1/release?v=r7"');
    expect(markup).toContain('1,234 published rows of the observatory’s crops did not become prices');
    expect(markup).toContain('Customary measure whose weight no source states');
    expect(text(markup)).toMatch(/ 126 5 .* 160 2 /);
    expect(text(markup)).toContain('Rwanda 1,234');
  });

  it('lists the releases that are kept, with what each changed', async () => {
    const markup = await html('/en/beans/about/databases');
    expect(text(markup)).toContain(
      'r7 the current one 20 November 2026 2,299,695 1,200 added, 0 removed, 34 changed What changed Checksum r7 sha256 cdcd',
    );
    expect(text(markup)).toContain(
      'r6 no longer readable by this version of the site 20 May 2026 5 no earlier release to compare with Checksum r6 sha256 efef',
    );
    expect(markup).toContain('href="/en?v=r7"');
    expect(markup).not.toContain('href="/en?v=r6"');
    expect(markup).toContain('href="/en/beans/about/changes?v=r7"');
  });

  it('has each check with its outcome', async () => {
    const pageText = text(await html('/es/beans/about/databases'));
    expect(pageText).toContain('advertencia: 1387 de 67 293 sin cumplir');
    expect(pageText).toContain(
      '0 de 2 verificaciones superadas; una con advertencia; una no tuvo nada que examinar.',
    );
  });

  it('says what the release was published without, beside the source or check, with the reason', async () => {
    const pageText = text(await html('/en/beans/about/databases'));
    expect(pageText).toContain(
      '231,000 of the 240,000 figures of release r5 are left. Reason given: FAO withdrew 2010 FAO',
    );
    expect(pageText).toMatch(
      /Not in this release; release r6 had 1,608,768 figures or entries of it\. Reason given: no longer offered/,
    );
    expect(pageText).toContain(
      'not examined: there was nothing to examine Published without this check. Reason given: a release of harvests alone',
    );
    expect(pageText).toContain('0 of 2 checks passed');
  });

  it('shows coverage by year and by country', async () => {
    const markup = await html('/en/beans/about/databases');
    const rows = [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      text(`${row}<script type="application/json"`).trim(),
    );
    expect(rows.find((row) => row.startsWith('2018'))).toMatch(/^2018( 1)+$/);
    expect(rows).toContain('Rwanda 3 2016–2018 –');
    expect(rows).toContain('Brazil 2 2016–2017 –');
  });

  it('covers the section that the address names', async () => {
    const pageText = text(
      await html('/en/beans/about/databases', { search: '?crop=rice&section=consumption' }),
    );
    expect(pageText).toContain('Coverage: Rice consumption');
    const fallen = text(await html('/en/beans/about/databases', { search: '?crop=maize' }));
    expect(fallen).toMatch(/Coverage: [^.]*\bbean/i);
  });
});

describe('contact', () => {
  it('names no address that it does not have', async () => {
    const markup = await html('/en/beans/contact');
    expect(markup).toContain('href="/en/beans/about/databases"');
    expect(markup).not.toContain('mailto:');
  });

  it.each(['en', 'es', 'pt'] as const)('is promised in %s by no page where none is set', async (language) => {
    const ownWords = readWords(language);
    const promises = [
      ...['contact.lead', 'contact.ways.title', 'contact.number.text', 'frame.footer.contact.link'],
      ...['guides.accessibility.tell.title', 'guides.privacy.rights.title', 'guides.questions.wrong.tell'],
    ].map((key) => ownWords[key] ?? key);
    for (const path of ['contact', 'about/accessibility', 'about/privacy', 'about/questions']) {
      const page = `/${language}/beans/${path}`;
      const pageText = text(await html(page));
      expect(promises.filter((promise) => pageText.includes(promise))).toEqual([]);
    }
    const site = { contact: { email: 'house@beans.example' } };
    const questionsText = text(await html(`/${language}/beans/about/questions`, { site }));
    expect(promises.filter((promise) => questionsText.includes(promise))).toHaveLength(2);
  });

  it('has what the operator set, on its page, in the footer and on the page on the observatory', async () => {
    const site = {
      organisation: { en: 'Bean House', es: 'Casa del Frijol', pt: 'Casa do Feijão' },
      contact: { email: 'house@beans.example' },
      social: [{ name: 'Mastodon', url: 'https://social.example/@beans' }],
      partners: [{ name: 'One', url: 'https://one.example', logo: '/partners/1.svg' }, { name: 'Two <b>' }],
    };
    const contact = await html('/es/beans/contact', { site });
    expect(count(contact, /<a [^>]*href="mailto:house@beans.example"/g)).toBe(2);
    expect(text(contact)).toContain('Casa del Frijol');
    expect(contact).toMatch(/<a [^>]*href="https:\/\/social.example\/@beans" rel="me">Mastodon<\/a>/);
    const about = await html('/pt/beans/about', { site });
    expect(text(about.slice(about.indexOf('<main'), about.indexOf('</main>')))).toContain('Casa do Feijão');
    expect(about).toMatch(/<img [^>]*src="\/partners\/1.svg"[^>]*alt="One"/);
    expect(about).toContain('Two &lt;b&gt;');
  });

  it('shows nothing in the place of what is not set', async () => {
    const markup = await html('/en/beans/about');
    expect(markup).not.toContain('footer-partners');
    expect(count(markup.slice(markup.indexOf('<footer')), /<img/g)).toBe(0);
    expect(text(markup)).not.toContain('Who runs it');
  });
});

describe('what is said of the traffic', () => {
  const analytics = {
    script: 'https://traffic.example/js/script.js',
    site: 'beans.example',
    service: 'Traffic & Example',
    notice: 'https://traffic.example/privacy',
  };

  it('is that nothing of others loads, where no service is set', async () => {
    const privacy = text(await html('/en/beans/about/privacy'));
    expect(privacy).toContain('uses no outside service to analyse its traffic');
    expect(privacy).toContain('Pages load nothing from other sites. ');
    const markup = await html('/en/beans');
    expect(markup).not.toContain('analytics.');
    expect(text(markup)).toContain('No analysis service counts visits to this site.');
  });

  it.each([
    [
      'en',
      'Only if you agree, Traffic &amp; Example analyses',
      'except from Traffic &amp; Example if you accept it',
      'Refuse',
    ],
    ['es', 'Solo si usted acepta, Traffic &amp; Example', 'salvo de Traffic &amp; Example', 'Rechazar'],
    ['pt', 'Somente se você aceitar, Traffic &amp; Example', 'exceto de Traffic &amp; Example', 'Recusar'],
  ])(
    'names the service and what visitors can choose in %s, where one is set',
    async (language, foot, others, refuse) => {
      const page = text(await html(`/${language}/beans`, { site: { analytics } }));
      expect(page).toContain(foot);
      expect(page).not.toContain(readWords(language as 'en')['frame.footer.traffic']);
      const markup = await html(`/${language}/beans/about/privacy`, { site: { analytics } });
      expect(text(markup)).toContain(others);
      expect(text(markup)).toContain(refuse);
      expect(markup).toContain('<a href="https://traffic.example/privacy">');
      // Browsers load it after consent; no document has it.
      expect(count(markup, /<script[^>]* src="https:/g)).toBe(0);
    },
  );
});

describe('a page of a release that the address names', () => {
  const pinned = (change: Partial<PageRelease>): Partial<PageRequest> => {
    const { release } = request('/en');
    return { search: '?v=r7', release: release && { ...release, pinned: true, ...change } };
  };
  const newest = { id: 'r8', created: '2026-12-24T12:00:00Z' };

  it('says that its figures are not the newest, leads to those, and keeps the release in its own links', async () => {
    const markup = await html('/es/beans', pinned({ newest }));
    expect(text(markup)).toContain('una versión anterior, la r7 del 20 de noviembre de 2026');
    expect(markup).toContain(
      '<a href="/es/beans">Ver los datos más recientes, del 24 de diciembre de 2026</a>',
    );
    expect(markup).toContain('rel="canonical" href="https://crops.example/es/beans?v=r7"');
    expect(markup).toMatch(/href="\/pt\/beans\?v=r7"/);
  });

  it('says nothing where it is the newest', async () => {
    expect(await html('/en/beans', pinned({}))).not.toContain('<aside');
    expect(await html('/en/beans')).not.toContain('<aside');
  });

  it('says what it shows instead of a release that is not kept', async () => {
    const change = pinned({ pinned: false, absent: '<r9>' });
    const markup = await html('/pt/beans', change);
    expect(text(markup)).toContain('A versão &lt;r9&gt; não está guardada aqui');
    expect(text(markup)).toContain('os dados de 20 de novembro de 2026');
    expect(markup).toContain('rel="canonical" href="https://crops.example/pt/beans"');
  });
});
