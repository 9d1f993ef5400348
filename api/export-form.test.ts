import { afterEach, describe, expect, it } from 'vitest';
import { exportPermit } from '#contract/export-form.ts';
import { problem } from '#contract/problem.ts';
import { selectRequests } from './export-form/command.ts';
import { purgeRequests } from './export-form/write-requests.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDesk, reachable, type TestDesk, wholeForm } from './testing/test-desk.ts';

const path = '/api/v2/export-data';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(
  options: Parameters<typeof openTestDesk>[0] = {},
  app: Parameters<typeof startTestApp>[0] = {},
): Promise<TestApp & TestDesk & { deskLog: string[] }> {
  const desk = openTestDesk(options);
  ends.push(desk.close);
  const test = await startTestApp({ exportDesk: desk.desk, site: reachable, ...app });
  ends.push(test.close);
  return { ...test, ...desk, log: test.log, deskLog: desk.log };
}

const kept = ({ desk }: TestDesk) => desk.requests.use(selectRequests);
const send = (test: TestApp, payload: object) => test.app.inject({ method: 'POST', url: path, payload });

describe('the export form', () => {
  it('answers a whole form with a permit, and keeps the request', async () => {
    const test = await start();
    const response = await send(test, {
      ...wholeForm,
      FULL_NAME: ' Ana  and Eva ',
      recaptcha: await test.solve(),
    });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([201, 'no-store']);
    const { permit, file, expires } = exportPermit.parse(response.json());
    expect(file).toBe(`/pt/beans/data/consumption.xlsx?country=KEN&year=2017&permit=${permit}`);
    expect(response.headers.location).toBe(file);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    const rows = await kept(test);
    expect(rows).toEqual([
      {
        asked_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        full_name: 'Ana Eva',
        email: wholeForm.EMAIL,
        country: 'BRA',
        institution: wholeForm.INSTITUTION,
        file: '/pt/beans/data/consumption.xlsx?country=KEN&year=2017',
        consent: '2026-11',
        used_at: null,
      },
    ]);
    await test.desk.permits.take(permit, file);
    expect((await kept(test))[0]?.used_at).toMatch(/^\d{4}-/);
  });

  it('answers the five published fields with the default workbook, and keeps no person without consent', async () => {
    const test = await start();
    const { file: _file, consent: _consent, ...published } = wholeForm;
    const ask = async (headers: Record<string, string> = {}) => {
      const payload = { ...published, recaptcha: await test.solve() };
      return test.app.inject({ method: 'POST', url: path, payload, headers });
    };
    const response = await ask();
    expect(response.statusCode).toBe(201);
    const { permit, file, consent } = exportPermit.parse(response.json());
    expect([file, consent]).toEqual([`/pt/beans/data/consumption.xlsx?permit=${permit}`, null]);
    expect(exportPermit.parse((await ask({ 'accept-language': 'es' })).json()).file).toMatch(/^\/es\//);
    const requests = await kept(test);
    for (const request of requests)
      expect(request).toMatchObject({ full_name: '', email: '', country: '', institution: '', consent: '' });
    // Requests of one day have no order.
    expect(requests.map((request) => request.file).sort()).toEqual(
      ['es', 'pt'].map((language) => `/${language}/beans/data/consumption.xlsx`),
    );
    await test.desk.permits.take(permit, file);
    await expect(test.desk.permits.take(permit, file)).rejects.toMatchObject({ code: 'permit-required' });
    const refused = await send(test, { ...published, EMAIL: 'x', COUNTRY: 'Kenya', recaptcha: 'x' });
    expect(problem.parse(refused.json())).toMatchObject({ fields: ['EMAIL', 'COUNTRY'], status: 400 });
  });

  it('keeps no more than file and day where the site has no contact', async () => {
    const test = await start({}, { site: { contact: {} } });
    const response = await send(test, { ...wholeForm, recaptcha: await test.solve() });
    const { permit, file, consent } = exportPermit.parse(response.json());
    expect(consent).toBeNull();
    const nobody = { full_name: '', email: '', country: '', institution: '', consent: '' };
    const day = new Date().toISOString().slice(0, 10);
    const row = { ...nobody, file: '/pt/beans/data/consumption.xlsx?country=KEN&year=2017', asked_at: day };
    expect(await kept(test)).toEqual([{ ...row, used_at: null }]);
    await test.desk.permits.take(permit, file);
    // Once the permit is over, its times are of no use.
    const purge = { before: '2024-01-01', now: new Date(Date.now() + 11 * 60_000).toISOString() };
    await test.desk.requests.use((db) => purgeRequests(db, purge));
    expect(await kept(test)).toEqual([{ ...row, used_at: day }]);
    const times = await test.desk.requests.use((db) =>
      db.selectFrom('export_requests').select('permit_expires_at').execute(),
    );
    expect(times.map(({ permit_expires_at }) => permit_expires_at.length)).toEqual([10]);
    // Other fields are checked as usual.
    expect((await send(test, { ...wholeForm, EMAIL: 'x' })).statusCode).toBe(400);
  });

  it('hands out a permit once, for its own file, until it is over, on every node', async () => {
    const test = await start();
    const other = openTestDesk({ file: test.file });
    ends.push(other.close);
    const ask = async () =>
      exportPermit.parse((await send(test, { ...wholeForm, recaptcha: await test.solve() })).json());
    const refused = { code: 'permit-required', status: 403 };
    const { permit, file } = await ask();
    await expect(other.desk.permits.take(permit, file.replace('2017', '2018'))).rejects.toMatchObject(
      refused,
    );
    await expect(other.desk.permits.take(permit, file.replace('/pt/', '/es/'))).rejects.toMatchObject(
      refused,
    );
    await expect(other.desk.permits.take(undefined, file)).rejects.toMatchObject(refused);
    await expect(other.desk.permits.take(`${permit}x`, file)).rejects.toMatchObject(refused);
    const both = await Promise.allSettled(
      [test, other].map(({ desk }) => desk.permits.take(permit, wholeForm.file)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(test.desk.permits.take(permit, file)).rejects.toMatchObject(refused);

    const cut = await ask();
    const giveBack = await test.desk.permits.take(cut.permit, cut.file);
    await giveBack();
    await other.desk.permits.take(cut.permit, cut.file);
    // Given back once more, by the one who had it before, it stays with the one who has it.
    test.setClock(1);
    await giveBack();
    await expect(test.desk.permits.take(cut.permit, cut.file)).rejects.toMatchObject(refused);
    test.setClock(0);

    const late = await ask();
    other.setClock(11);
    await expect(other.desk.permits.take(late.permit, late.file)).rejects.toMatchObject(refused);
    other.setClock(-60);
    await other.desk.permits.take(late.permit, late.file);
  });

  it('names what is wrong, and spends no solution', async () => {
    const test = await start();
    const solution = { recaptcha: await test.solve() };
    const wrong: readonly (readonly [field: string, value: unknown])[] = [
      // What fields take is tried where they are read (`domain/export-form/fields.test.ts`).
      ['FULL_NAME', '<script>alert(1)</script>'],
      ['FULL_NAME', { toString: 'x' }],
      ['INSTITUTION', ''],
      ['EMAIL', 'x@bean.example\r\nBcc: y@bean.example'],
      ['COUNTRY', 'WLRD'],
      ['file', '/pt/beans/data/consumption.csv'],
      ['file', '//host.example/pt/beans/data/consumption.xlsx'],
      ['file', 'https://host.example/pt/beans/data/consumption.xlsx'],
      ['file', '/pt/beans/data/nothing.xlsx'],
      ['file', '/pt/beans/../beans/data/consumption.xlsx'],
      ['file', '/pt/beans/data/consumption.xlsx?evil=1'],
      ['file', '/pt/beans/data/consumption.xlsx?country=%0d%0aX:1'],
      ['file', `/pt/beans/data/consumption.xlsx?q=${'a'.repeat(2000)}`],
      ['consent', ''],
      ['consent', 'yes; really'],
      // It has the form of a version, but no page ever had it.
      ['consent', '2019-01'],
    ];
    for (const [field, value] of wrong) {
      const response = await send(test, { ...wholeForm, ...solution, [field]: value });
      expect(response.statusCode, `${field} ${JSON.stringify(value)}`).toBe(400);
      expect(problem.parse(response.json())).toMatchObject({ code: 'invalid-fields', fields: [field] });
    }
    expect(await kept(test)).toEqual([]);
    expect((await send(test, { ...wholeForm, ...solution })).statusCode).toBe(201);
  });

  it('names every wrong field at once, in the language of the visitor', async () => {
    const test = await start();
    const response = await test.app.inject({
      method: 'POST',
      url: path,
      payload: { recaptcha: 'x' },
      headers: { 'accept-language': 'es' },
    });
    const { title, fields } = problem.parse(response.json());
    expect(title).toBe('Algunos campos no son válidos');
    expect(fields).toEqual(['FULL_NAME', 'EMAIL', 'COUNTRY', 'INSTITUTION']);
  });

  it('leaves persons out of log, metrics and problems', async () => {
    const test = await start();
    const person = {
      FULL_NAME: 'Orlandina Unica',
      EMAIL: 'orlandina@unica.example',
      INSTITUTION: 'Casa Unica',
    };
    const form = { ...wholeForm, ...person };
    const accepted = await send(test, { ...form, recaptcha: await test.solve() });
    expect(accepted.statusCode).toBe(201);
    const problems = [
      await send(test, { ...form, recaptcha: 'wrong' }),
      await send(test, { ...form, COUNTRY: 'Unicaland' }),
    ];
    const { requests } = test.desk;
    await requests.use((db) =>
      db.schema.alterTable('export_requests').renameColumn('full_name', 'another').execute(),
    );
    problems.push(await send(test, { ...form, recaptcha: await test.solve() }));
    expect(problems.map(({ statusCode }) => statusCode)).toEqual([403, 400, 503]);
    expect(test.deskLog.join()).toContain('cannot be kept');
    const output = [
      ...test.log,
      ...test.deskLog,
      ...problems.map(({ body }) => body),
      (await test.app.inject('/metrics')).body,
      accepted.headers.location,
      accepted.body,
    ].join('\n');
    expect(output).not.toMatch(/unica/i);
  });
});
