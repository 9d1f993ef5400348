import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runRelease, startPostgres } from '#api/testing/test-postgres.ts';
import { BEANS } from '#catalog/items/codes.ts';
import { startProxy } from '../deploy/proxy.ts';
import { findPostgres } from '../postgres.mjs';
import { hotPage, unaskedPages } from './addresses.ts';
import { type Met, shoot } from './cannon.ts';
import { startNode } from './node.ts';
import type { LoadPart } from './parts.ts';
import { copyReleases } from './switch-parts.ts';

const years = Array.from({ length: 60 }, (_, at) => 1961 + at);

/** Single figures of all countries and years, each of which is asked for once. */
async function newFigures(origin: string): Promise<() => string> {
  const areas = (await (await fetch(`${origin}/api/v1/data/areas`)).json()) as {
    code: string;
    kind: string;
  }[];
  const addresses = areas
    .filter(({ kind }) => kind !== 'aggregate')
    .flatMap(({ code }) =>
      years.map((year) => `/api/v1/data/value/beans_consumption/VALUE/${code}/645/${BEANS}/${year}`),
    );
  return () => {
    const address = addresses.pop();
    if (address === undefined) throw new Error('All figures of this table have been asked for.');
    return address;
  };
}

/** So many new answers and new pages are asked for; of answers fewer through nginx, which lets one address have 200 at once. */
const [answers, pages, answersThroughProxy] = [3000, 200, 150];
const connections = 10;

/** How many go in a second is told of what was asked for seconds: a number of requests is over too soon to say. */
const figuresOf = (name: string, met: Met): Record<string, number> => ({
  ...(name.includes('kept') ? { [`${name}: answers/s`]: met.perSecond } : {}),
  [`${name}: median ms`]: met.p50,
  [`${name}: p99 ms`]: met.p99,
});

/** Kept and new requests of a node with an engine, asked directly and through nginx. */
async function measureEngine(engine: string, settings: Record<string, string>, seconds: number) {
  const node = await startNode({ settings: { TRUST_PROXY: '127.0.0.1', ...settings } });
  try {
    const { origin } = node;
    const next = await newFigures(origin);
    const newPage = unaskedPages(engine.toLowerCase());
    const kept = `/api/v1/data/value/beans_consumption/VALUE/WLRD/645/${BEANS}/2013`;
    await shoot({ origin, next: newPage, connections: 2, amount: 40 });
    for (const address of [kept, hotPage]) await (await fetch(origin + address)).arrayBuffer();
    const direct = {
      'kept answer': await shoot({ origin, next: () => kept, connections, seconds }),
      'kept page': await shoot({ origin, next: () => hotPage, connections, seconds }),
      'new answers': await shoot({ origin, next, connections, amount: answers }),
      'new pages': await shoot({ origin, next: newPage, connections, amount: pages }),
    };
    const proxy = await startProxy(Number(new URL(origin).port));
    const there = { origin: proxy.origin, headers: { host: 'beans.example' }, connections };
    const throughProxy = await proxy
      .ask(hotPage, { headers: { 'accept-encoding': 'br' } })
      .then(async () => ({
        'kept page': await shoot({ ...there, next: () => hotPage, seconds }),
        'new answers': await shoot({ ...there, next, amount: answersThroughProxy }),
        'new pages': await shoot({ ...there, next: newPage, amount: pages }),
      }))
      .finally(proxy.stop);
    const all = [
      ...Object.entries(direct).map(([name, met]) => [`${engine}, ${name}`, met] as const),
      ...Object.entries(throughProxy).map(
        ([name, met]) => [`${engine} through nginx, ${name}`, met] as const,
      ),
    ];
    return {
      figures: Object.assign({}, ...all.map(([name, met]) => figuresOf(name, met))) as Record<string, number>,
      failed: all.reduce((sum, [, met]) => sum + met.failed + met.refused, 0),
    };
  } finally {
    await node.stop();
  }
}

export const enginesPart: LoadPart = {
  title: 'Both engines',
  how: `The same release from its file of SQLite and from a PostgreSQL with one streaming replica on this machine, directly and through nginx as \`deploy/nginx\` sets it up, over TLS: a kept answer and a kept page, ${answers} single figures (${answersThroughProxy} through nginx, which limits an address) and ${pages} data pages that nobody asked for before, at ${connections} connections. What nginx alone does with a kept page's bytes stands under Steady. Whoever asks, nginx and the databases share the two cores with the node. Failed is any answer but 200, and any request without one.`,
  budgets: { failed: '≤ 0' },
  minutes: 30,
  seconds: 5,
  async measure({ seconds }) {
    const { folder, ids } = copyReleases(1);
    const [id = ''] = ids;
    const first = await startPostgres(findPostgres() ?? '');
    const replica = await first.startReplica();
    try {
      writeFileSync(join(folder, 'current.json'), JSON.stringify({ id }));
      const published = await runRelease(first.databaseUrl, folder, 'switch', id);
      if (published.code !== 0) throw new Error(published.stderr);
      const embedded = await measureEngine('SQLite', { RELEASES_DIR: folder }, seconds);
      const database = await measureEngine(
        'PostgreSQL',
        { DATABASE_URL: first.databaseUrl, DATABASE_REPLICA_URL: replica.databaseUrl },
        seconds,
      );
      return {
        ...embedded.figures,
        ...database.figures,
        failed: embedded.failed + database.failed,
      };
    } finally {
      await replica.stop();
      await first.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
