import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BEANS } from '#catalog/items/codes.ts';
import { release } from '#contract/release.ts';
import type { Figures } from '../bench/report.ts';
import { mixedAddresses } from './addresses.ts';
import { inTurn, type Met, shoot } from './cannon.ts';
import { type LoadedNode, startNode } from './node.ts';
import type { LoadPart } from './parts.ts';

const releases = process.env['RELEASES_DIR'] ?? 'data/releases';

/** Copies of the current release under other names in a folder of their own: files are large, two are enough to switch between. */
export function copyReleases(count: number): { folder: string; ids: readonly string[] } {
  const { id }: { id: string } = JSON.parse(readFileSync(join(releases, 'current.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'beans-switches-'));
  const written = release.parse(JSON.parse(readFileSync(join(releases, id, 'release.json'), 'utf8')));
  // A server needs no other file.
  const { 'release.sqlite': sqlite } = written.files;
  const files = sqlite === undefined ? {} : { 'release.sqlite': sqlite };
  const ids = Array.from({ length: count }, (_, number) => `${id}-${number}`);
  for (const copy of ids) {
    mkdirSync(join(folder, copy));
    cpSync(join(releases, id, 'release.sqlite'), join(folder, copy, 'release.sqlite'));
    writeFileSync(join(folder, copy, 'release.json'), JSON.stringify({ ...written, id: copy, files }));
  }
  return { folder, ids };
}

/** Answers that are made in milliseconds: first pages of figures after a switch take seconds, which is measured elsewhere. */
export function lightAddresses(): readonly string[] {
  const pages = ['/about', '/contact', '/about/citing', '/about/glossary'].flatMap((page) =>
    ['en', 'es', 'pt'].map((language) => `/${language}/beans${page}`),
  );
  const figures = ['BRA', 'KEN', 'MEX', 'IND', 'UGA', 'RWA', 'WLRD'].flatMap((area) =>
    Array.from(
      { length: 20 },
      (_, at) => `/api/v1/data/value/beans_consumption/VALUE/${area}/645/${BEANS}/${1992 + at}`,
    ),
  );
  return [...figures, ...pages, '/api/v1/release', '/api/v1/data/areas', '/api/v1/sources'];
}

/** How often another release is switched to. */
const switches = 10;
/** Seconds within which a release that was never open is served. */
const mostToOpen = 30;
/** Seconds within which what visitors ask for first is made, before a release is served. */
const mostToWarm = 1800;

/** The release that a node says it serves. */
export async function servedBy({ origin }: LoadedNode): Promise<string> {
  return ((await (await fetch(`${origin}/readyz`)).json()) as { release: string }).release;
}

/** Names the two releases in turn, ten times or as often as goes within the time; how often the node followed, and how long that took at most. */
async function switchInTurn(
  node: LoadedNode,
  name: (number: number) => string,
  { least, most, until }: { least: number; most: number; until: number },
): Promise<{ seen: number; longest: number }> {
  let [seen, longest] = [0, 0];
  for (let round = 1; round <= switches && performance.now() < until; round += 1) {
    const began = performance.now();
    const wanted = name(round);
    while ((await servedBy(node)) !== wanted && performance.now() - began < most * 1000) await sleep(100);
    if ((await servedBy(node)) !== wanted) break;
    seen += 1;
    longest = Math.max(longest, performance.now() - began);
    await sleep(Math.max(0, least * 1000 - (performance.now() - began)));
  }
  return { seen, longest: Math.round(longest / 1000) };
}

export const told = (met: Met, node: LoadedNode): Figures => ({
  answers: met.answers,
  failed: met.failed,
  'refused with 4xx': met.refused,
  'median ms': met.p50,
  'p99 ms': met.p99,
  'most resident, MB': node.memory().most,
});

/** A node on two releases that are copies of the current one, with what names one of them. */
async function onCopies<T>(
  settings: Readonly<Record<string, string>>,
  work: (node: LoadedNode, name: (number: number) => string) => Promise<T>,
): Promise<T> {
  const { folder, ids } = copyReleases(2);
  const name = (number: number): string => {
    const id = ids[number % 2] ?? '';
    writeFileSync(join(folder, 'current.json'), JSON.stringify({ id }));
    return id;
  };
  name(0);
  const node = await startNode({
    startsWithin: mostToWarm,
    settings: { RELEASES_DIR: folder, ...settings },
  });
  try {
    return await work(node, name);
  } finally {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const budgets = { failed: '≤ 0', 'refused with 4xx': '≤ 0', 'switches seen': '≥ 10' } as const;

export const switchesPart: LoadPart = {
  title: 'Release switches under load',
  how: 'Light answers alone: pages without figures in three languages, lists and single figures of many countries and years, each new after each switch, at 4 connections, while another release, a copy of the same figures under another name, takes the place of the one before ten times. Failed is any answer but 200, any connection that broke and any request without an answer within 30 s. A switch has happened when `/readyz` names the release. Pages full of figures are in the section below.',
  budgets,
  minutes: 60,
  seconds: 5,
  measure: ({ seconds }) =>
    onCopies({}, async (node, name) => {
      const { origin } = node;
      const whole = switches * seconds + seconds;
      const shooting = shoot({ origin, next: inTurn(lightAddresses()), connections: 4, seconds: whole });
      const until = Number.POSITIVE_INFINITY;
      const { seen } = await switchInTurn(node, name, { least: seconds, most: mostToOpen, until });
      return { 'switches seen': seen, ...told(await shooting, node) };
    }),
};

export const warmSwitchesPart: LoadPart = {
  title: 'Release switches with full pages',
  how: 'A node with `READY_WHEN=warm`: pages of the sitemap in three languages, with all their figures, and the figures that they fetch, at 4 connections, while releases take turns as above, ten times or as often as goes in the time. The release before answers while the next one is made ready in the same thread.',
  budgets,
  minutes: 400,
  seconds: 7200,
  measure: ({ seconds }) =>
    onCopies({ READY_WHEN: 'warm', WARM_UP: 'on' }, async (node, name) => {
      const until = performance.now() + seconds * 1000;
      let isOver = false;
      const parts: Met[] = [];
      const next = inTurn(mixedAddresses());
      const shooting = (async () => {
        while (!isOver) parts.push(await shoot({ origin: node.origin, next, connections: 4, seconds: 10 }));
      })();
      const { seen, longest } = await switchInTurn(node, name, { least: 10, most: mostToWarm, until });
      isOver = true;
      await shooting;
      const sum = (of: (met: Met) => number): number => parts.reduce((all, met) => all + of(met), 0);
      return {
        'switches seen': seen,
        'longest until a release is served, s': longest,
        answers: sum(({ answers }) => answers),
        failed: sum(({ failed }) => failed),
        'refused with 4xx': sum(({ refused }) => refused),
        'median ms, middle of all 10 s':
          [...parts].sort((a, b) => a.p50 - b.p50)[parts.length >> 1]?.p50 ?? 0,
        'p99 ms, worst of all 10 s': Math.max(...parts.map(({ p99 }) => p99)),
        'most resident, MB': node.memory().most,
      };
    }),
};
