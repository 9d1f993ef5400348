import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openFile } from '#api/export-form/open-requests.ts';
import { selectRequests } from '#api/export-form/select-requests.ts';
import { exportChallengePath, exportFormPath } from '#contract/export-addresses.ts';
import { exportChallenge } from '#contract/export-form.ts';
import { freePort, untilAnswer } from '../bench/served.ts';
import type { LoadPart } from './parts.ts';

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
/** Milliseconds after it was ready within which it is killed: long enough that many forms are accepted before. */
const firstKill = 200;
const killWindow = 4000;

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
        await Promise.race([clients, sleep(firstKill + ((seed + round * 7919) % killWindow))]);
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
