import { get } from 'node:http';
import type { Socket } from 'node:net';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFormPath } from '#contract/export-addresses.ts';
import { exportPermit } from '#contract/export-form.ts';
import type { RenderPage } from '#contract/page.ts';
import type { PageFigure, ReadFigures } from '#contract/page-figures.ts';
import { selectRequests } from './export-form/command.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDesk, type TestDesk, wholeForm } from './testing/test-desk.ts';

const figure: PageFigure = {
  id: 'map',
  title: 'Oferta de frijol, Mundo, 2017',
  finding: null,
  caption: 'Oferta de frijol',
  columns: [
    { id: 'country', label: 'País', unit: null, holds: 'names', element: null, area: null },
    { id: 'value', label: 'Oferta', unit: 'kg', holds: 'numbers', element: 645, area: null },
  ],
  rows: [
    [
      { value: 'Ruanda', code: 'RWA' },
      { value: 30.25, flag: 'E', isBreak: true },
    ],
    [
      { value: '=1+1', code: 'TGO' },
      { value: null, note: 'retenido' },
    ],
  ],
  flags: [{ flag: 'E', meaning: 'Valor estimado' }],
  notes: ['Una nota.'],
  sources: [
    {
      key: 'fbs',
      publisher: 'FAO',
      title: 'Food Balances',
      licence: 'CC-BY-4.0',
      url: 'https://fao.org',
      date: '2024-07-01',
      editions: [],
    },
  ],
  elements: [645],
  indicator: 2546,
  area: 'WLRD',
  year: 2017,
};
const closed: PageFigure = {
  ...figure,
  id: 'prices',
  sources: [
    {
      ...figure.sources[0],
      key: 'lima',
      title: 'Lima',
      licence: 'LicenseRef-view-only',
    } as PageFigure['sources'][number],
  ],
};

let test: TestApp;
let addresses: string[] = [];
/** Gate that pages wait for before they are read. */
let gate: Promise<void> | null = null;
let desk: TestDesk;
let origin: string;
/** Lines that are open. */
const open = new Set<Socket>();

const renderPage: RenderPage = async () => ({ status: 200, language: 'es', html: '<!doctype html>page' });
const readFigures: ReadFigures = async ({ path, search, origin: site, release, decimals }) => {
  addresses.push(path + search);
  await gate;
  const page = {
    language: 'es',
    decimals,
    title: 'Consumo de frijol en el mundo, 2017',
    section: path.split('/').at(-1) ?? '',
    crop: 'beans',
    caveats: ['Las hojas de balance miden lo disponible.'],
    ignored: path.endsWith('/misread') ? [{ name: 'year', asked: '9999' }] : [],
    address: `${site}${path}${search}${search === '' ? '?' : '&'}v=${release?.id}`,
  } as const;
  if (path.endsWith('/old'))
    return { ...page, status: 301, redirect: '/es/beans/data/new?year=2017', figures: [] };
  if (path.endsWith('/nothing')) return { ...page, status: 404, figures: [] };
  if (path.endsWith('/broken')) return { ...page, status: 503, figures: [] };
  return { ...page, status: 200, figures: [figure, closed] };
};
beforeAll(async () => {
  desk = openTestDesk();
  test = await startTestApp({ renderPage, readFigures, exportDesk: desk.desk });
  test.app.server.on('connection', (line: Socket) => {
    open.add(line);
    line.once('close', () => open.delete(line));
  });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  await desk.close();
});

/** The address of a workbook with the permit that the form hands out for it. */
async function handOut(file: string): Promise<string> {
  const payload = { ...wholeForm, recaptcha: await desk.solve(), file };
  const answer = await test.app.inject({ method: 'POST', url: exportFormPath, payload });
  return exportPermit.parse(answer.json()).file;
}

const page = '/es/beans/data/consumption';

describe('a file beside a page', () => {
  it('is the first table of the page as CSV, kept like the page', async () => {
    addresses = [];
    const first = await test.app.inject(`${page}.csv?year=2017&tab=metadata`);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-language': 'es',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
    expect(first.headers['content-disposition']).toBe(
      'attachment; filename="consumption_Oferta-de-frijol-Mundo-2017_WLRD_beans.csv"; filename*=UTF-8\'\'consumption_Oferta-de-frijol-Mundo-2017_WLRD_beans.csv',
    );
    expect(first.headers['link']).toMatch(
      /^<http:.*consumption\.metadata\.json\?year=2017&v=.*&figure=map>; rel="describedby".*, <http:.*consumption\.csv-metadata\.json\?/,
    );
    const [head, rwanda, togo] = first.body.split('\r\n');
    expect(head).toBe(
      'País,País: código,Oferta [645] (kg),Oferta: símbolo,Oferta: ruptura de la serie,Oferta: nota,Fuente,Versión,Dirección',
    );
    expect(rwanda).toMatch(/^Ruanda,RWA,30\.25,E,b,,"FAO, Food Balances \(CC-BY-4\.0\)",/);
    expect(togo).toMatch(/^'=1\+1,TGO,,,,retenido,/);
    expect((await test.app.inject(`${page}.csv?year=2017`)).body).toBe(first.body);
    expect(addresses).toEqual([`${page}?year=2017`]);
    const again = await test.app.inject({
      url: `${page}.csv?year=2017`,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is written for the spreadsheets of its language', async () => {
    const { rawPayload } = await test.app.inject(`${page}.csv?format=excel`);
    expect(rawPayload.toString()).toMatch(/^\ufeffPaís;.*\r\nRuanda;RWA;30,25;E;b;;/);
    const point = /^\ufeffPaís,.*\r\nRuanda,RWA,30\.25,E,b,,/;
    const cookie = { cookie: 'decimals=point' };
    const chosen = await test.app.inject({ url: `${page}.csv?format=excel`, headers: cookie });
    expect(chosen.rawPayload.toString()).toMatch(point);
    const named = await test.app.inject(`${page}.csv?format=excel&decimals=point`);
    expect(named.rawPayload.toString()).toMatch(point);
  });

  it('is the first table where the address names one without a value', async () => {
    const [unnamed, named] = await Promise.all(
      ['', '?figure='].map((query) => test.app.inject(`${page}.csv${query}`)),
    );
    expect(named?.body).toBe(unnamed?.body);
    expect(named?.statusCode).toBe(200);
  });

  it('begins with a byte order mark on request', async () => {
    const plain = await test.app.inject(`${page}.csv`);
    const marked = await test.app.inject(`${page}.csv?bom=1`);
    expect(marked.rawPayload.toString()).toBe(`\ufeff${plain.rawPayload.toString()}`);
  });

  it('is JSON of all tables, or of one', async () => {
    const one = (await test.app.inject(`${page}.json?figure=map`)).json();
    expect(one).toMatchObject({ language: 'es', crop: 'beans', release: { id: test.store.current?.id } });
    expect(one.figures).toEqual([figure]);
    const whole = await test.app.inject(`${page}.json`);
    expect(whole.headers['content-disposition']).toContain('filename="consumption_WLRD_beans.json"');
    const all = whole.json();
    expect(all.figures).toEqual([figure]);
    expect(all.withheld).toEqual(['prices']);
  });

  it.each([
    [
      'a table that is not there',
      `${page}.csv?figure=nonsense`,
      404,
      'unknown-figure',
      '"nonsense". Tables: map, prices.',
    ],
    ['a format that is none', `${page}.csv?format=word`, 400, 'invalid-parameter', '"word"'],
    ['a mark that is none', `${page}.csv?bom=2`, 400, 'invalid-parameter', 'bom is "2"'],
    ['JSON with a mark', `${page}.json?bom=1`, 400, 'invalid-parameter', 'bom is not'],
    ['a mark of what has one', `${page}.csv?format=excel&bom=1`, 400, 'invalid-parameter', 'bom is not'],
    ['decimals of no country', `${page}.csv?format=excel&decimals=dot`, 400, 'invalid-parameter', '"dot"'],
    ['decimals of plain CSV', `${page}.csv?decimals=comma`, 400, 'invalid-parameter', 'decimals is not'],
    ['a table in a dark scheme', `${page}.csv?theme=dark`, 400, 'invalid-parameter', 'theme'],
    ['two tables', `${page}.csv?figure=map&figure=prices`, 400, 'invalid-parameter', 'figure has several'],
    ['two releases', `${page}.json?v=r1&v=r2`, 400, 'invalid-parameter', 'v has several'],
    ['JSON for Excel', `${page}.json?format=excel`, 400, 'invalid-parameter', 'format'],
    [
      'a table that may not be handed on',
      `${page}.csv?figure=prices`,
      403,
      'licence-forbids-export',
      'lima (Lima)',
    ],
    ['a page that is not there', '/es/nothing.csv', 404, 'unknown-path', 'no page'],
    [
      'a parameter that the page could not follow',
      '/es/beans/data/misread.csv?year=9999',
      400,
      'invalid-parameter',
      'year is "9999"',
    ],
    ['a page with a failed part', '/es/broken.csv', 503, 'busy', 'could not be loaded'],
    ['a release that is not kept', `${page}.csv?v=1999-01-01-aaaaaaaaaa`, 404, 'unknown-release', '1999'],
    [
      'all rows as JSON',
      `${page}.json?rows=all`,
      400,
      'invalid-parameter',
      'rows is not for files of this kind',
    ],
    [
      'all rows of a page without a section',
      '/es/beans/about.csv?rows=all',
      400,
      'invalid-parameter',
      'rows=all',
    ],
  ])('refuses %s', async (_, address, status, code, detail) => {
    const answer = await test.app.inject(address);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().detail).toContain(detail);
  });

  it('moves with its page', async () => {
    const answer = await test.app.inject('/es/beans/data/old.csv?figure=map');
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      301,
      '/es/beans/data/new.csv?year=2017&figure=map',
    ]);
  });
});

describe('a workbook beside a page', () => {
  it('is refused without a permit before anything is worked out, and to HEAD', async () => {
    addresses = [];
    const answer = await test.app.inject(`${page}.xlsx?year=2001`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'permit-required']);
    expect(addresses).toEqual([]);
    const url = await handOut(`${page}.xlsx?year=2001`);
    addresses = [];
    expect((await test.app.inject({ method: 'HEAD', url })).statusCode).toBe(403);
    expect(addresses).toEqual([]);
    expect((await test.app.inject(`${page}.xlsx?year=2001&permit=another`)).statusCode).toBe(403);
    expect(addresses).toEqual([`${page}?year=2001`]);
  });

  it('is refused where there is none, before a solution is spent or a name kept', async () => {
    const before = (await desk.desk.requests.use(selectRequests)).length;
    const solved = { recaptcha: await desk.solve() };
    const ask = (file: string) =>
      test.app.inject({ method: 'POST', url: exportFormPath, payload: { ...wholeForm, ...solved, file } });
    for (const file of [
      `${page}.xlsx?figure=nothing`,
      `${page}.xlsx?figure=map&rows=series`,
      `${page}.xlsx?format=excel`,
      `${page}.xlsx?v=1999-01-01-aaaaaaaaaa`,
    ]) {
      const answer = await ask(file);
      expect([answer.statusCode, answer.json().code, answer.json().fields], file).toEqual([
        400,
        'invalid-fields',
        ['file'],
      ]);
    }
    expect((await desk.desk.requests.use(selectRequests)).length).toBe(before);
    expect((await ask(`${page}.xlsx?year=1961`)).statusCode).toBe(201);
  });

  it('is handed out for a permit, with its sheets in order', async () => {
    const address = await handOut(`${page}.xlsx?figure=map`);
    const answer = await test.app.inject(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-disposition']).toContain(
      'consumption_Oferta-de-frijol-Mundo-2017_WLRD_beans.xlsx',
    );
    expect((await test.app.inject(address)).statusCode).toBe(403);
    const kept = await desk.desk.requests.use(selectRequests);
    expect(kept.find(({ file }) => file.includes('figure=map'))?.used_at).toMatch(/^\d{4}-/);
    const sheets = await readWorkbook(answer.rawPayload, { trim: false });
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Data', 'Notas', 'Fuente', 'Definiciones']);
    expect(sheets[0]?.data).toEqual([
      [
        'País',
        'País: código',
        'Oferta [645] (kg)',
        'Oferta: símbolo',
        'Oferta: ruptura de la serie',
        'Oferta: nota',
      ],
      ['Ruanda', 'RWA', 30.25, 'E', 'b', null],
      ['=1+1', 'TGO', null, null, null, 'retenido'],
    ]);
    expect(sheets[1]?.data).toContainEqual(['símbolo E', 'Valor estimado']);
    expect(sheets[2]?.data[1]?.slice(0, 5)).toEqual([
      'Food Balances',
      'fbs',
      'FAO',
      'CC-BY-4.0',
      '2024-07-01',
    ]);
  });

  it('has the published name where its address names no figure', async () => {
    const nameOf = async (file: string): Promise<unknown> =>
      (await test.app.inject(await handOut(file))).headers['content-disposition'];
    expect(await nameOf(`${page}.xlsx`)).toBe('attachment; filename="ExportedData.xlsx"');
    expect(await nameOf(`${page}.xlsx?rows=all`)).not.toContain('ExportedData');
  });

  it('is not handed out for the permit of another, which then still serves', async () => {
    const address = await handOut(`${page}.xlsx?figure=map&year=2003`);
    const permit = /permit=(.*)/.exec(address)?.[1];
    for (const other of [
      `${page}.xlsx?figure=map&year=2004&permit=${permit}`,
      `${page.replace('/es/', '/en/')}.xlsx?figure=map&year=2003&permit=${permit}`,
      `${page}.xlsx?figure=map&rows=all&year=2003&permit=${permit}`,
    ])
      expect((await test.app.inject(other)).statusCode).toBe(403);
    expect((await test.app.inject(address)).statusCode).toBe(200);
  });

  it('whose client has left when it is made may be requested again', async () => {
    const address = await handOut(`${page}.xlsx?year=1999`);
    let goOn = (): void => {};
    gate = new Promise((resolve) => {
      goOn = resolve;
    });
    const leaving = get(`${origin}${address}`).on('error', () => {});
    await expect.poll(() => addresses).toContain(`${page}?year=1999`);
    leaving.destroy();
    await expect.poll(() => open.size).toBe(0);
    gate = null;
    goOn();
    const again = async (): Promise<number> => (await test.app.inject(address)).statusCode;
    await expect.poll(again).toBe(200);
    expect(await again()).toBe(403);
  });

  it('has all rows of the section, as the CSV has them', async () => {
    const csv = await test.app.inject(`${page}.csv?rows=all`);
    const workbook = await test.app.inject(await handOut(`${page}.xlsx?rows=all`));
    const [data, notes, source] = await readWorkbook(workbook.rawPayload, { trim: false });
    const rows = data?.data ?? [];
    // The page is of one year, the file of all.
    const title = 'Consumo de frijol: todos los territorios y años';
    expect(notes?.data[1]).toEqual(['Título', title]);
    expect(notes?.data.map(([name]) => name)).toContain('símbolo b');
    expect(notes?.data).toContainEqual(['nota', 'Las hojas de balance miden lo disponible.']);
    expect(source?.data[0]?.slice(0, 2)).toEqual(['Fuente', 'Fuente: código']);
    for (const { headers } of [csv, workbook])
      expect(headers['content-disposition']).toContain(
        'consumption_Consumo-de-frijol-todos-los-territorios-y-anos_beans.',
      );
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^Area Code \(M49\),Area Code,Area,Item Code/);
    expect(rows[0]?.slice(0, 3)).toEqual([
      'Código del territorio (M49)',
      'Código del territorio',
      'Territorio',
    ]);
    expect(rows.length).toBe(lines.length);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows[0]?.slice(8, 11)).toEqual(['Código de unidad', 'Unidad', 'Valor']);
    const units = new Map(rows.slice(1).map((row) => [row[8], row[9]]));
    expect(units.get('kt')).toBe('mil t');
    expect(units.get('fraction')).toBe('fracción (1 = 100 %)');
    expect([...units.values()].filter((name) => /^Sin traducción|^units\./.test(String(name)))).toEqual([]);
    expect(lines[1]?.split(',')).toContain(rows[1]?.[8]);
    const numbers = rows.slice(1).map((row) => String(row[10] ?? ''));
    expect(lines.slice(1).every((line, at) => line.split(',').includes(numbers[at] ?? ''))).toBe(true);
  });
});
