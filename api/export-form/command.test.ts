import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import Libsql from 'libsql';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { runRequestsCommand, selectRequests } from './command.ts';
import { takeSecret } from './export-desk.ts';
import { RequestStore } from './request-store.ts';
import { keepRequest } from './write-requests.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const now = new Date('2026-11-23T12:00:00Z');

/** A desk with requests of these people, made at these times. */
async function withRequests(...kept: { name: string; email: string; at: string }[]): Promise<TestDesk> {
  const desk = openTestDesk({ clock: () => now });
  ends.push(desk.close);
  for (const { name, email, at } of kept) {
    const row = {
      id: at,
      full_name: name,
      email,
      country: 'COL',
      institution: 'Casa, "del" Frijol',
      file: '/es/beans/data/consumption.xlsx',
      asked_at: at,
      consent: '1',
      permit_hash: at,
      permit_expires_at: at,
      used_at: null,
    };
    await desk.desk.requests.use((db) => keepRequest(db, row, { hash: at, expiresAt: at }));
  }
  return desk;
}

function folderOfBackups(): string {
  const folder = mkdtempSync(join(tmpdir(), 'observatory-backup-'));
  ends.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(
  { desk }: TestDesk,
  ...argv: string[]
): Promise<{ code: number; out: string; err: string }> {
  const output = { out: '', err: '' };
  const into = (name: 'out' | 'err'): Writable =>
    new Writable({
      write(chunk, _encoding, done) {
        output[name] += String(chunk);
        done();
      },
    });
  const options = { requests: desk.requests, retentionMonths: 24, clock: () => now };
  const code = await runRequestsCommand(argv, { ...options, out: into('out'), err: into('err') });
  return { code, ...output };
}

const old = { name: 'Ana', email: 'ana@bean.example', at: '2024-11-22T12:00:00.000Z' };
const recent = { name: 'Eva', email: 'Eva@bean.example', at: '2024-11-24T12:00:00.000Z' };

describe('npm run requests', () => {
  it.each(['list', 'export', 'purge', 'backup'])(
    'takes no file that is not there for one that keeps nothing: %s',
    async (command) => {
      const folder = folderOfBackups();
      const [file, backup] = [join(folder, 'requests.sqlite'), join(folder, 'backup.sqlite')];
      const requests = new RequestStore({ place: { file }, logger: pino({ level: 'silent' }) });
      ends.push(() => requests.close());
      let err = '';
      const into = (keep: (text: string) => void): Writable =>
        new Writable({ write: (chunk, _encoding, done) => done(void keep(String(chunk))) });
      const code = await runRequestsCommand(command === 'backup' ? [command, backup] : [command], {
        requests,
        file,
        retentionMonths: 24,
        clock: () => now,
        out: into(() => {}),
        err: into((text) => (err += text)),
      });
      expect([code, err]).toEqual([1, expect.stringContaining(`there is no file ${file}`)]);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('lists what is kept, the oldest first', async () => {
    const { code, out } = await run(await withRequests(recent, old), 'list');
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split('\t').slice(0, 3))).toEqual([
      [old.at, 'Ana', 'ana@bean.example'],
      [recent.at, 'Eva', 'Eva@bean.example'],
      [''],
    ]);
  });

  it('writes CSV that no spreadsheet takes for formulas', async () => {
    const desk = await withRequests({
      name: '=1+1',
      email: '+x@bean.example',
      at: '2026-01-01T00:00:00.000Z',
    });
    const { code, out } = await run(desk, 'export');
    expect(code).toBe(0);
    const [header, row, end] = out.split('\r\n');
    expect(header).toBe('asked_at,full_name,email,country,institution,file,consent,used_at');
    expect(row).toBe(
      `2026-01-01T00:00:00.000Z,'=1+1,'+x@bean.example,COL,"Casa, ""del"" Frijol",/es/beans/data/consumption.xlsx,1,`,
    );
    expect(end).toBe('');
  });

  it('purges what is older than it is kept for, and forgets a person in whichever case', async () => {
    const desk = await withRequests(old, recent);
    expect(await run(desk, 'purge')).toEqual({
      code: 0,
      out: 'Requests of before 2024-11-23 deleted: 1.\n',
      err: '',
    });
    expect((await run(desk, 'forget', 'nobody@bean.example')).out).toBe('Requests deleted: 0.\n');
    expect((await run(desk, 'forget', 'eva@BEAN.example')).out).toBe('Requests deleted: 1.\n');
    expect(await desk.desk.requests.use(selectRequests)).toEqual([]);
  });

  it('prints its usage, and changes nothing, for an unknown command', async () => {
    const desk = await withRequests(old);
    for (const argv of [
      [],
      ['forget'],
      ['forget', 'ana'],
      ['backup'],
      ['restore', ''],
      ['list', 'x'],
      ['purge', old.email],
      ['toString'],
      ['x'],
    ]) {
      const { code, out, err } = await run(desk, ...argv);
      expect([code, out, err.startsWith('Usage: npm run requests')], argv.join()).toEqual([2, '', true]);
    }
    expect(await desk.desk.requests.use(selectRequests)).toHaveLength(1);
  });

  it('backs up what is kept, and brings back what was lost of it', async () => {
    const desk = await withRequests(old, recent);
    const file = join(folderOfBackups(), 'requests.backup');
    const key = await desk.desk.requests.use((db) => takeSecret(db, 'captcha'));
    expect(await run(desk, 'backup', file)).toEqual({
      code: 0,
      out: `Requests copied into ${file}: 2.\n`,
      err: '',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(['requests.backup']);

    // The store is lost, and the server has begun another one meanwhile.
    const fresh = await withRequests(
      { name: 'Ivo', email: 'ivo@bean.example', at: '2025-01-01T00:00:00.000Z' },
      old,
    );
    const { code, out } = await run(fresh, 'restore', file);
    expect(code).toBe(0);
    expect(out).toMatch(/^Requests brought back: 1; there already: 1\./);
    const kept = await fresh.desk.requests.use(selectRequests);
    expect(kept.map(({ full_name }) => full_name)).toEqual(['Ana', 'Eva', 'Ivo']);
    const [, ofBackup] = await desk.desk.requests.use(selectRequests);
    expect(kept[1]).toEqual(ofBackup);
    expect(await fresh.desk.requests.use((db) => takeSecret(db, 'captcha'))).toBe(key);
    expect((await run(fresh, 'restore', file)).out).toMatch(/^Requests brought back: 0; there already: 2\./);
  });

  it('writes over no file, and brings back nothing from one that is no backup or is damaged', async () => {
    const desk = await withRequests(old, recent);
    const folder = folderOfBackups();
    const at = (name: string): string => join(folder, name);
    await run(desk, 'backup', at('whole'));
    const whole = readFileSync(at('whole'));
    expect(await run(desk, 'backup', at('whole'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('is there already'),
    });
    expect(readFileSync(at('whole')).equals(whole)).toBe(true);
    writeFileSync(at('page'), '<html>');
    writeFileSync(at('cut'), whole.subarray(0, whole.length / 2));
    const other = new Libsql(at('other'));
    other.exec('CREATE TABLE x (y)');
    other.close();

    const empty = await withRequests();
    for (const name of ['page', 'cut', 'other', 'absent', '.']) {
      const { code, out, err } = await run(empty, 'restore', at(name));
      expect([code, out], name).toEqual([1, '']);
      expect(err, name).toContain(at(name).replace(/\/\.$/, ''));
    }
    expect(await empty.desk.requests.use(selectRequests)).toEqual([]);
  });

  it('reports that the store cannot be used', async () => {
    const desk = openTestDesk({ file: '/dev/null/requests.sqlite' });
    ends.push(desk.close);
    expect(await run(desk, 'list')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^store-unavailable/),
    });
  });
});

it('a desk deletes at its start what it has kept for long enough', async () => {
  const desk = await withRequests(old, recent);
  desk.desk.beginPurging();
  await expect
    .poll(async () => (await desk.desk.requests.use(selectRequests)).map(({ email }) => email))
    .toEqual([recent.email]);
  expect(desk.log.join()).toContain('"deleted":1');
  expect(desk.log.join()).not.toContain('bean.example');
});
