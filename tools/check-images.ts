import type { Page } from 'playwright-core';
import { openBrowser } from './bench/browser.ts';
import { type Served, serve } from './bench/served.ts';

/** Places whose figures are drawn beside those of the World: many partners, long names. */
const countries = ['KEN', 'COD'];
const languages = ['en', 'es', 'pt'];
/** Sections whose pages have a country. */
const ofCountries =
  /\/data\/(?:consumption|production|production-value|surface-context|trade|prices|genebanks)$/;

/** Pages of the map of the site in one language, without the hundreds of one kind that have no picture of their own. */
async function listPages({ origin }: Served): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+\/en([^<]*)/g)].map(([, path]) => path ?? '');
  const ownPaths = paths.filter(
    (path) => !/^\/(?:country|region)\/./.test(path) && !/seed-varieties\/./.test(path),
  );
  return [
    ...ownPaths,
    ...ownPaths
      .filter((path) => ofCountries.test(path))
      .flatMap((path) => countries.map((code) => `${path}?country=${code}`)),
  ];
}

/** Addresses of the images of a page in a language: of each figure, and of its card. */
async function listImages({ origin }: Served, page: string, language: string): Promise<readonly string[]> {
  const [path, search] = page.split('?');
  const base = `${origin}/${language}${path === '' ? '' : path}.svg?${search === undefined ? '' : `${search}&`}`;
  // Asked for a figure that no page has, it names those that it has.
  const answer = await fetch(`${base}figure=none-of-these`);
  const { detail } = (await answer.json()) as { detail?: string };
  const ids = / Pictures: (.*)\.$/.exec(detail ?? '')?.[1]?.split(', ') ?? [];
  return [...ids.map((id) => `${base}figure=${id}`), ...(search === undefined ? [`${base}size=card`] : [])];
}

/** Faults of the letters of an image in the page: cut, too small, overlapping, unresolved. */
function findFaults(svg: string): string[] {
  const host = document.querySelector('#image') as HTMLElement;
  host.innerHTML = svg;
  const root = host.querySelector('svg');
  if (root === null) return ['is no SVG'];
  const bounds = root.getBoundingClientRect();
  const faults: string[] = [];
  const lines = [...root.querySelectorAll('text')].flatMap((text) => {
    const parts = [...text.querySelectorAll('tspan')].filter((part) => part.querySelector('tspan') === null);
    return (parts.length > 0 ? parts : [text]).flatMap((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && part.textContent?.trim()
        ? [{ part, text, box, said: part.textContent.slice(0, 40) }]
        : [];
    });
  });
  // A year's flag hides the years beneath it on purpose.
  const isYear = /^\d{4}$/;
  for (const [at, { part, text, box, said }] of lines.entries()) {
    if (
      box.left < bounds.left - 1 ||
      box.right > bounds.right + 1 ||
      box.top < bounds.top - 2 ||
      box.bottom > bounds.bottom + 2
    )
      faults.push(`cut: ${said}`);
    const size = Number.parseFloat(getComputedStyle(part).fontSize) * (part.getScreenCTM()?.a ?? 1);
    if (size < 10.5) faults.push(`small (${size.toFixed(1)} px): ${said}`);
    if (/NaN|undefined|\{\w+\}|\bnull\b/.test(part.textContent ?? '')) faults.push(`unresolved: ${said}`);
    for (const other of lines.slice(at + 1)) {
      if (other.text === text || (isYear.test(said) && isYear.test(other.said))) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 1.5 && high > 5) faults.push(`on one another: ${said} / ${other.said}`);
    }
  }
  return faults;
}

/** Faults of an image. Its faces are those of the first, which the page has loaded. */
async function checkImage(page: Page, address: string): Promise<readonly string[]> {
  const answer = await fetch(address);
  const svg = await answer.text();
  if (!answer.ok) return [`answered with ${answer.status}`];
  const [style = ''] = /<style>.*?<\/style>/s.exec(svg) ?? [];
  if ((await page.locator('#image').count()) === 0) {
    await page.setContent(`${style}<body style="margin:0"><div id="image"></div>`);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  }
  return page.evaluate(findFaults, svg.replace(style, ''));
}

/** Looks through the images of every page, figure, crop and language, and of every card, in Chromium. */
async function main(): Promise<void> {
  const server = await serve();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    let count = 0;
    let wrong = 0;
    for (const path of await listPages(server))
      for (const language of languages)
        for (const address of await listImages(server, path, language)) {
          const faults = await checkImage(page, address);
          count += 1;
          if (faults.length === 0) continue;
          wrong += 1;
          process.stdout.write(
            `${address.slice(server.origin.length)}\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
          );
        }
    process.stdout.write(`${count} images, ${wrong} of them with faults.\n`);
    process.exitCode = wrong > 0 || count === 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
