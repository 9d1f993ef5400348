import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { askedQueries } from '#api/testing/search-queries.ts';
import { searchAddress } from '#contract/search-address.ts';
import { prepareSearch } from '#domain/search/search.ts';
import type { SearchIndex } from '#domain/search/search-index.ts';
import { languages } from '#locales/words.ts';
import { kilobytes, openBrowser, round } from './page-probe.ts';
import type { Figures } from './report.ts';
import { serve } from './served.ts';

const throttle = 4;
const rounds = 3;

/** The search as a script of its own, as browsers run it. */
async function bundleSearch(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'domain/search/search.ts', name: 'observatorySearch', formats: ['iife'] },
    },
  });
  const outputs = Array.isArray(made) ? made : [made];
  for (const each of outputs)
    if ('output' in each) for (const part of each.output) if (part.type === 'chunk') return part.code;
  throw new Error('The search could not be bundled.');
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Time of each query in a throttled browser, one after the other and each new to the search; sizes of the indexes; right first hits. */
export async function measureSearch(): Promise<Figures> {
  const server = await serve();
  const browser = await openBrowser();
  try {
    const code = await bundleSearch();
    const times: number[] = [];
    let prepared = Number.POSITIVE_INFINITY;
    let [largest, right] = [0, 0];
    for (const language of languages) {
      const answer = await fetch(server.origin + searchAddress(language));
      const text = await answer.text();
      largest = Math.max(largest, brotliCompressSync(text).length);
      const index = JSON.parse(text) as SearchIndex;
      const asked = askedQueries.filter(([own]) => own === language);
      const search = prepareSearch(index);
      right += asked.filter(([, query, path]) => {
        const { phrase, groups, isName } = search(query);
        return path === (isName ? groups[0]?.hits[0]?.path : phrase[0]?.path);
      }).length;
      const page = await browser.newPage();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      for (let turn = 0; turn < rounds; turn += 1) {
        const measured = await page.evaluate(
          ([script, names, queries]) => {
            const observatory = new Function(`${script}; return observatorySearch;`)() as {
              prepareSearch(index: unknown): (text: string) => unknown;
            };
            const started = performance.now();
            const find = observatory.prepareSearch(JSON.parse(names));
            const ready = performance.now() - started;
            const each = queries.map((query) => {
              const before = performance.now();
              find(query);
              return performance.now() - before;
            });
            return { ready, each };
          },
          [code, text, asked.map(([, query]) => query)] as const,
        );
        prepared = Math.min(prepared, measured.ready);
        times.push(...measured.each);
      }
      await page.close();
    }
    times.sort((a, b) => a - b);
    return {
      queries: askedQueries.length,
      'right first hits, %': round((100 * right) / askedQueries.length),
      'largest index, kB': kilobytes(largest),
      [`${throttle}×: query, median ms`]: round(at(times, 0.5)),
      [`${throttle}×: query, p95 ms`]: round(at(times, 0.95)),
      [`${throttle}×: index made ready, ms`]: round(prepared),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
