import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFile } from '#api/export-form/open-requests.ts';
import { selectRequests } from '#api/export-form/select-requests.ts';
import { BEANS } from '#catalog/items/codes.ts';
import { exportChallengePath, exportFormPath } from '#contract/export-addresses.ts';
import { exportChallenge } from '#contract/export-form.ts';
import { release } from '#contract/release.ts';
import { freePort, untilAnswer } from '../bench/served.ts';
import { inTurn, shoot } from './cannon.ts';
import { startNode } from './node.ts';
import type { LoadPart } from './parts.ts';

const releases = process.env['RELEASES_DIR'] ?? 'data/releases';

/** Sends a whole form with the answer of a sum; the address of mail when it was accepted. */
async function sendForm(origin: string, email: string): Promise<string | null> {
  const asked = await fetch(`${origin}${exportChallengePath}?kind=sum`);
  const challenge = exportChallenge.parse(await asked.json());
  if (challenge.kind !== 'sum') throw new Error('The challenge is no sum.');
  const form = {
    ...{ FULL_NAME: 'Ana Reis', EMAIL: email, COUNTRY: 'BRA', INSTITUTION: 'Casa', consent: '2026-11' },
    ...{ recaptcha: challenge.token, answer: String(challenge.terms[0] + challenge.terms[1]) },
    file: '/pt/beans/data/consumption.xlsx?year=2017&country=KEN',
  };
  const answer = await fetch(origin + exportFormPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  if (answer.status === 201) {
    await answer.arrayBuffer();
    return email;
  }
  const text = await answer.text();
  throw new Error(`A form was answered with ${answer.status} ${text.slice(0, 200)}`);
}

/** A server without pages, for it starts in a second, on a store that outlives it. */
async function startBare(store: string, port: number): Promise<ChildProcess> {
  const limits = { RATE_LIMIT_FORM: '0', RATE_LIMIT_FILES: '0', RATE_LIMIT_API: '0' };
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      ...process.env,
      ...limits,
      ...{
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'production',
        WARM_UP: 'off',
      },
      ...{ REQUESTS_FILE: store, DIST_DIR: join(store, '..', 'no-pages') },
    },
    stdio: 'ignore',
  });
  const ready = await untilAnswer(`http://127.0.0.1:${port}/readyz`, performance.now(), 120);
  if (ready !== null) return child;
  child.kill('SIGKILL');
  throw new Error('The server was not ready after 120 s; is there a release?');
}

/** How often the server is killed. */
const kills = 50;

export const killsPart: LoadPart = {
  title: 'Requests over kill −9',
  how: 'Six clients send export forms without a pause, and the server is killed with −9 at another moment each time and started again on the same store (SQLite). Lost is a form that was answered with 201 and does not stand in the store at the end; sums are answered in place of the proof of work.',
  budgets: { 'accepted and lost': '≤ 0', 'times accepted forms stand there twice': '≤ 0' },
  minutes: 60,
  seconds: 10,
  async measure({ seed }) {
    const folder = mkdtempSync(join(tmpdir(), 'beans-kills-'));
    const store = join(folder, 'requests.sqlite');
    const accepted: string[] = [];
    let cut = 0;
    try {
      for (let round = 0; round < kills; round += 1) {
        const port = await freePort();
        const child = await startBare(store, port);
        const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        let isOver = false;
        const client = async (name: number): Promise<void> => {
          for (let number = 0; !isOver; number += 1) {
            const email = `r${round}-c${name}-n${number}@bean.example`;
            const sent = await sendForm(`http://127.0.0.1:${port}`, email).catch((error: unknown) => {
              // The connection ends with the server; a refusal would be another thing.
              if (!(error instanceof TypeError)) throw error;
              isOver = true;
              return null;
            });
            if (sent === null) cut += 1;
            else accepted.push(sent);
          }
        };
        const clients = Promise.all(Array.from({ length: 6 }, (_, name) => client(name)));
        await Promise.race([clients, sleep(200 + ((seed + round * 7919) % 1500))]);
        child.kill('SIGKILL');
        await ended;
        await clients;
      }
      const { db } = openFile({ file: store });
      const kept = (await selectRequests(db)).map(({ email }) => email);
      await db.destroy();
      const names = new Set(kept);
      return {
        'kills with −9': kills,
        'forms accepted': accepted.length,
        'forms cut off by a kill': cut,
        'forms in the store': kept.length,
        'accepted and lost': accepted.filter((email) => !names.has(email)).length,
        'times accepted forms stand there twice': kept.length - names.size,
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Copies of the current release under other names in a folder of their own: files are large, two are enough to switch between. */
function copyReleases(count: number): { folder: string; ids: readonly string[] } {
  const { id }: { id: string } = JSON.parse(readFileSync(join(releases, 'current.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'beans-switches-'));
  const written = release.parse(JSON.parse(readFileSync(join(releases, id, 'release.json'), 'utf8')));
  const ids = Array.from({ length: count }, (_, number) => `${id}-${number}`);
  for (const copy of ids) {
    mkdirSync(join(folder, copy));
    cpSync(join(releases, id, 'release.sqlite'), join(folder, copy, 'release.sqlite'));
    writeFileSync(join(folder, copy, 'release.json'), JSON.stringify({ ...written, id: copy }));
  }
  return { folder, ids };
}

/** Answers that are made in milliseconds: first pages of figures after a switch take seconds, which is measured elsewhere. */
function lightAddresses(): readonly string[] {
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

export const switchesPart: LoadPart = {
  title: 'Release switches under load',
  how: 'Pages without figures in three languages, lists and single figures of many countries and years, each new after each switch, at 4 connections, while another release, a copy of the same figures under another name, takes the place of the one before ten times. Failed is any answer but 200, any connection that broke and any request without an answer within 30 s. A switch has happened when `/readyz` names the release.',
  budgets: { failed: '≤ 0', 'refused with 4xx': '≤ 0', 'switches seen': '≥ 10' },
  minutes: 60,
  seconds: 5,
  async measure({ seconds }) {
    const { folder, ids } = copyReleases(2);
    const serve = (id: string | undefined): void =>
      writeFileSync(join(folder, 'current.json'), JSON.stringify({ id }));
    serve(ids[0]);
    const node = await startNode({ settings: { RELEASES_DIR: folder } });
    try {
      const next = inTurn(lightAddresses());
      const shooting = shoot({
        origin: node.origin,
        next,
        connections: 4,
        seconds: switches * seconds + seconds,
      });
      let seen = 0;
      for (let round = 1; round <= switches; round += 1) {
        const began = performance.now();
        const wanted = ids[round % 2];
        serve(wanted);
        while (performance.now() - began < mostToOpen * 1000) {
          const { release: served } = (await (await fetch(`${node.origin}/readyz`)).json()) as {
            release: string;
          };
          if (served === wanted) break;
          await sleep(100);
        }
        const { release: served } = (await (await fetch(`${node.origin}/readyz`)).json()) as {
          release: string;
        };
        if (served === wanted) seen += 1;
        await sleep(Math.max(0, seconds * 1000 - (performance.now() - began)));
      }
      const met = await shooting;
      return {
        'switches seen': seen,
        answers: met.answers,
        failed: met.failed,
        'refused with 4xx': met.refused,
        'median ms': met.p50,
        'p99 ms': met.p99,
        'most resident, MB': node.memory().most,
      };
    } finally {
      await node.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
