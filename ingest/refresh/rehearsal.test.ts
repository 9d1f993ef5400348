import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshFile } from '#contract/refresh.ts';
import { sample } from '#domain/testing/sample.ts';
import { systemClock, systemDisk } from '../download/disk.ts';
import { readPointer } from '../releases/kept-folder.ts';
import { bulkFiles } from '../sources/index.ts';
import { lockFolder } from '../steps/lock-folder.ts';
import { acceptChecks, contents } from '../testing/build-small.ts';
import { endedCertificate, endedKey } from '../testing/ended-certificate.ts';
import { answer } from '../testing/local-publisher.ts';
import { harvestFile, harvestRow, harvestRows, officialFiles } from '../testing/official-files.ts';
import { openMailServer, openWebhook, type Receiver } from '../testing/receivers.ts';
import { temporaryFolder } from '../testing/source-files.ts';
import { openStandIns, type StandIns } from '../testing/stand-ins.ts';
import { runRefreshCommand } from './command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Ended {
  code: number;
  out: string;
  err: string;
}

let standIns: StandIns;
let webhook: Receiver<unknown>;
let mails: Receiver<string>;
let releases: string;
let downloads: string;
let first: Ended;

const settings = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  RELEASES_DIR: releases,
  DOWNLOADS_DIR: downloads,
  REFRESH_KEEP: '2',
  REFRESH_FREE_MB: '1',
  REFRESH_WEBHOOK: webhook.url,
  SMTP_URL: mails.url,
  REFRESH_MAIL_FROM: 'beans@example.org',
  REFRESH_MAIL_TO: 'data@example.org',
  ...standIns.env,
  ...more,
});

/** The real command, as a process of its own. */
function start(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'ingest/refresh/main.ts', ...args],
      { cwd: root, env: { ...process.env, ...settings(more) } },
      (error, out, err) => done({ code: error === null ? 0 : Number(error.code ?? 1), out, err }),
    );
  });
}

/** The command within this process. */
async function run(args: readonly string[] = [], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const stream = new PassThrough();
  const chunks: string[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  let err = '';
  const code = await runRefreshCommand(args, {
    out: stream,
    err: { write: (text) => (err += text) },
    env: settings(more),
    root,
    manifest: bulkFiles,
    fetch,
    clock: systemClock,
    disk: systemDisk,
    signal: new AbortController().signal,
  });
  return { code, out: chunks.join(''), err };
}

const record = async (): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(releases, refreshFile), 'utf8'));

const harvest = 'faostat-qcl';
const setHarvest = (rows: readonly string[]) => standIns.files.set(harvest, harvestFile(rows));

beforeAll(async () => {
  standIns = await openStandIns();
  webhook = await openWebhook();
  mails = await openMailServer();
  releases = await temporaryFolder();
  downloads = await temporaryFolder();
  first = await start(acceptChecks);
}, 180_000);

afterAll(() => Promise.all([standIns.close(), webhook.close(), mails.close()]));

beforeEach(() => {
  standIns.instead.clear();
  standIns.behind = 0;
  standIns.seen.length = 0;
  webhook.received.length = 0;
  mails.received.length = 0;
});

/** Runs a command that must fail: in the folder of releases only the record may change. */
async function refused(ended: () => Promise<Ended>): Promise<Ended> {
  const [served, before] = [await readPointer(releases), await contents(releases)];
  const result = await ended();
  expect(result.code).toBe(1);
  expect(await readPointer(releases)).toBe(served);
  expect(await contents(releases)).toEqual(before);
  return result;
}

describe('a refresh', { timeout: 180_000 }, () => {
  it('publishes the first release from the publishers, and records it', async () => {
    expect(first).toMatchObject({ code: 0, err: '' });
    const served = await readPointer(releases);
    expect(first.out).toContain(`Release ${served} is published.`);
    expect(await record()).toMatchObject({ outcome: 'published', release: served, code: null, warnings: [] });
  });

  it('finds nothing new by the publishers’ catalogues, and sends no message', async () => {
    const before = await contents(releases);
    const { code, out, err } = await run();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Nothing new, ${await readPointer(releases)} is served as before.`);
    expect(await contents(releases)).toEqual(before);
    expect(standIns.seen.length).toBeGreaterThan(8);
    expect(standIns.seen.filter((line) => !line.endsWith(' 304'))).toEqual([]);
    expect((await record())['outcome']).toBe('unchanged');
    expect(webhook.received).toEqual([]);
  });

  const page = '<html><body>Service unavailable</body></html>';
  const harvestFile = officialFiles[harvest] ?? Buffer.alloc(0);
  it.each(
    sample([
      ['an error page', answer(200, { 'content-type': 'text/html' }, page), /web page instead of the file/],
      [
        'an error page that is called a ZIP',
        answer(200, { 'content-type': 'application/zip' }, page),
        /no readable ZIP/,
      ],
      [
        'a ZIP that was cut',
        answer(200, {}, harvestFile.subarray(0, harvestFile.length - 40).toString('latin1')),
        /no readable ZIP/,
      ],
      ['a ZIP of something else', answer(200, {}, 'PK\u0005\u0006'.padEnd(22, '\0')), /it holds no CSV file/],
    ]),
  )('stops at %s, with the reason', async (_, respond, reason) => {
    standIns.instead.set(harvest, respond);
    const { err } = await refused(() => run());
    expect(err).toMatch(/^download-/);
    expect(err).toMatch(reason);
    expect(err).toContain(`${harvest}]`);
    expect(err).toContain('No release was built; the one that is served stays as it was.');
    expect(webhook.received).toMatchObject([
      {
        event: 'refresh',
        outcome: 'stopped',
        release: await readPointer(releases),
        reasons: [expect.any(String)],
      },
    ]);
    expect((await record())['lastGood']).not.toBeNull();
  });

  it('stops at a certificate that has ended', { tags: ['sweep'] }, async () => {
    const server = createServer({ key: endedKey, cert: endedCertificate }, (_, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const trusted = join(await temporaryFolder(), 'trusted.pem');
    await writeFile(trusted, endedCertificate);
    const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { err } = await refused(() =>
        start([], { WORLD_BANK_DOCUMENTS_ORIGIN: origin, NODE_EXTRA_CA_CERTS: trusted }),
      );
      expect(err).toMatch(
        /^publishers-away: .*\n {2}world-bank-commodity-prices: the certificate of 127\.0\.0\.1:\d+ has ended/,
      );
    } finally {
      server.close();
    }
  });

  it('stops when publishers cannot be reached and the others have nothing new: that is not the same as unchanged', async () => {
    const closed = await openWebhook();
    await closed.close();
    const { err } = await refused(() => run([], { FAO_ORIGIN: closed.url }));
    expect(err).toMatch(/^publishers-away: /);
    expect(err).toContain('faostat-fbs: no network: could not reach');
  });

  it('does not follow a publisher to an address of the own network', async () => {
    const location = 'http://169.254.169.254/latest/meta-data';
    standIns.instead.set(harvest, answer(302, { location }));
    const { err } = await refused(() => run());
    expect(err).toMatch(/^publishers-away: /);
    expect(err).toContain(`${harvest}: ${location} is not fetched: it is no https address; the copy of `);
  });

  it('stops where the clock is an hour ahead of every publisher', async () => {
    standIns.behind = 60;
    const { err } = await refused(() => run());
    expect(err).toMatch(/^clock-wrong: This machine's clock says /);
    expect(err).toMatch(/60 minutes ahead of 127\.0\.0\.1:\d+/);
  });

  it('checks free disk space before it begins', async () => {
    const { err } = await refused(() => run([], { REFRESH_FREE_MB: '1000000000' }));
    expect(err).toMatch(
      /^disk-full: A refresh needs 1000000000 MB free on the disk of .*, where \d+ MB are\./,
    );
    expect(standIns.seen).toEqual([]);
  });

  it('connects to the database that it publishes into before it begins', async () => {
    const { err } = await refused(() =>
      run([], { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/beans' }),
    );
    expect(err).toBe(
      'database-unusable: 127.0.0.1:1/beans cannot be reached (ECONNREFUSED). The release that is served stays as it was.\n',
    );
    expect(standIns.seen).toEqual([]);
    expect(webhook.received).toMatchObject([{ outcome: 'stopped', code: 'database-unusable' }]);
  });

  it('lets one run at a time, and the other one’s record alone', async () => {
    const before = await record();
    for (const folder of [releases, downloads]) {
      const unlock = await lockFolder(folder);
      try {
        const { err } = await refused(() => run());
        expect(err).toBe(
          `already-running: A refresh or an ingest is at work in ${folder}: let it end, then run this again.\n`,
        );
      } finally {
        unlock();
      }
    }
    expect(await record()).toEqual(before);
    expect(webhook.received).toEqual([]);
  });

  it.each([
    [['--keep', '3'], {}, /^bad-argument: .*--keep/],
    [['--accept-loss', harvest], {}, /^bad-argument: --accept-loss/],
    [[], { REFRESH_KEEP: 'some' }, /^bad-argument: Wrong environment\.\n {2}REFRESH_KEEP: /],
    [[], { SMTP_URL: '' }, /SMTP_URL: a mail needs SMTP_URL, REFRESH_MAIL_FROM and REFRESH_MAIL_TO/],
    [[], { FAO_ORIGIN: 'bulks' }, /FAO_ORIGIN: /],
  ])('refuses %j with %j', async (args, more, message) => {
    const { code, err } = await run(args, more);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  it('stops at a file that shrank, notifies webhook and mail, and continues when it is complete again', async () => {
    setHarvest(harvestRows.slice(1));
    const { err } = await refused(() => run());
    expect(err).toMatch(/^losses: /);
    expect(err).toContain(`${harvest}: of 4 figures of the current release 3 are left`);
    expect(err).toContain('element 5312: all 1 figures are gone');
    expect(webhook.received).toMatchObject([{ outcome: 'stopped', code: 'losses' }]);
    expect(mails.received.join()).toMatch(/^Subject: Common Bean Observatory: the refresh stopped/m);
    setHarvest(harvestRows);
    expect((await run()).out).toContain('Nothing new');
  });

  it('tries new files without publishing, publishes them, and succeeds although nobody can be notified', {
    tags: ['sweep'],
  }, async () => {
    setHarvest([...harvestRows, harvestRow(2024, 3_000_000)]);
    const [served, before] = [await readPointer(releases), await contents(releases)];
    const dryRun = await run(['--dry-run']);
    expect(dryRun.code).toBe(0);
    expect(await contents(releases)).toEqual(before);
    expect(webhook.received).toEqual([]);
    const [, wouldBe] = /Dry run: release (\S+) would be published\./.exec(dryRun.out) ?? [];

    const failing = await openWebhook(500);
    const { code, err } = await run([], { REFRESH_WEBHOOK: failing.url });
    await failing.close();
    expect(code).toBe(0);
    expect(err).toMatch(/^The webhook at 127\.0\.0\.1:\d+ could not be told: it answered 500\.\n$/);
    expect(await readPointer(releases)).toBe(wouldBe);
    expect(failing.received).toMatchObject([
      { outcome: 'published', previous: served, release: wouldBe, changes: { removed: 0 } },
    ]);
    expect(mails.received.join()).toMatch(/figures added, 0 removed/);
  });

  it('removes the oldest beyond the number that is kept', { tags: ['sweep'] }, async () => {
    const before = (await contents(releases)).filter((name) => !name.endsWith('.json'));
    const served = await readPointer(releases);
    setHarvest([...harvestRows, harvestRow(2024, 3_100_000)]);
    expect((await run()).code).toBe(0);
    const made = await readPointer(releases);
    expect(before).toHaveLength(2);
    expect(before).not.toContain(made);
    expect(await contents(releases)).toEqual([`${served}`, `${made}`, 'current.json', refreshFile].sort());
  });
});
