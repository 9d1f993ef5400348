import { fuzz } from './fuzz.ts';
import { readMetrics } from './metrics.ts';
import { startNode } from './node.ts';
import type { LoadPart } from './parts.ts';

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Asks for what nobody would, and follows the server's memory: what was in its cache before is not counted against it. */
export const fuzzPart: LoadPart = {
  title: 'Fuzz',
  how: 'Requests by fast-check to every route of the OpenAPI document, pages, files and images beside them, forms and raw bytes, 8 at a time. A finding is an answer of 500 or more, none within 60 s, or one that shows code. Memory is resident, medians of the second and the last quarter, with the default cache of 192 MB filling meanwhile.',
  budgets: { findings: '≤ 0', 'last quarter beyond the second and the cache, %': '≤ 15' },
  minutes: 240,
  seconds: 12_000,
  async measure({ origin, requests, seconds, seed }) {
    const node = origin === null ? await startNode() : null;
    const target = origin ?? node?.origin ?? '';
    const resident: number[] = [];
    const cached: number[] = [];
    try {
      const onProgress = async (asked: number): Promise<void> => {
        const now = await readMetrics(target);
        resident.push(now.residentMB);
        cached.push(now.cacheMB);
        if (resident.length % 5 === 0)
          console.log(`${asked} asked, ${now.residentMB} MB, cache ${now.cacheMB} MB`);
      };
      const report = await fuzz({ origin: target, requests, seed, seconds, onProgress });
      for (const finding of report.findings) console.log(JSON.stringify(finding));
      const quarter = Math.ceil(resident.length / 4);
      const [second, last] = [resident.slice(quarter, 2 * quarter), resident.slice(-quarter)];
      const grown = middle(cached.slice(-quarter)) - middle(cached.slice(quarter, 2 * quarter));
      const statuses = Object.entries(report.statuses).map(([status, count]) => [
        status === '0' ? 'closed without an answer (raw bytes)' : `answered with ${status}`,
        count,
      ]);
      return {
        requests: report.asked,
        seed,
        'requests/s': Math.round(report.asked / report.seconds),
        findings: report.findings.length,
        ...Object.fromEntries(statuses),
        'resident, second quarter, MB': middle(second),
        'resident, last quarter, MB': middle(last),
        'cache, last quarter, MB': middle(cached.slice(-quarter)),
        'most resident, MB': Math.max(...resident),
        'last quarter beyond the second and the cache, %': Math.round(
          ((middle(last) - grown - middle(second)) / Math.max(1, middle(second))) * 100,
        ),
      };
    } finally {
      await node?.stop();
    }
  },
};
