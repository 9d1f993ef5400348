import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { settingsTemplate } from '#domain/imports/settings.ts';
import { importOf } from '../testing/run-import.ts';
import { temporaryFolder } from '../testing/source-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await temporaryFolder();
  mkdirSync(join(folder, 'marks'));
  for (const name of ['house.svg', 'partner.svg'])
    writeFileSync(join(folder, 'marks', name), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});

async function run(content: string | Buffer | null, ...options: string[]) {
  const path = join(folder, 'settings.csv');
  if (content !== null) writeFileSync(path, content);
  return importOf(['settings', ...(content === null ? [] : [path]), '--out', folder, ...options], {
    settings: join(folder, 'site.json'),
  });
}

const written = () => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
/** The template with its examples taken out of their remarks. */
const full = settingsTemplate().replaceAll('\n# ', '\n');

describe('a table of settings', () => {
  it('is written as the settings file, every setting of the template', async () => {
    const { code, out, err } = await run(full);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('+ contact.phone');
    expect(written()).toEqual({
      organisation: { en: 'Bean House', es: 'Casa del Frijol', pt: 'Casa do Feijão' },
      contact: {
        email: 'house@beans.example',
        phone: '+57 1 234 5678',
        reports: 'https://beans.example/report',
        address: { en: '1 Bean Street, Cali', es: 'Calle del Frijol 1, Cali', pt: 'Rua do Feijão 1, Cali' },
      },
      doi: '10.5555/beans',
      logo: 'marks/house.svg',
      analytics: {
        script: 'https://traffic.example/js/script.js',
        site: 'beans.example',
        service: 'Traffic Example',
        notice: 'https://traffic.example/privacy',
      },
      security: {
        contact: 'mailto:safe@beans.example',
        expires: '2027-06-30',
        policy: 'https://beans.example/security',
      },
      social: [{ name: 'Mastodon', url: 'https://social.example/@beans' }],
      partners: [{ name: 'Partner', url: 'https://partner.example', logo: 'marks/partner.svg' }],
    });
  });

  it('is checked without being written', async () => {
    const { code, out } = await run(full, '--check');
    expect(code).toBe(0);
    expect(out).toContain('Checked. Nothing was written.');
    expect(readdirSync(folder)).not.toContain('site.json');
  });

  it('written out and taken in again changes nothing; without any the template is written out', async () => {
    expect((await run(null)).out).toBe(settingsTemplate());
    await run(full);
    const { out } = await run(null);
    expect(out).toContain("contact.phone,'+57 1 234 5678");
    expect((await run(out)).out).toContain('Nothing changes');
  });

  it('keeps earlier entries, reports changes, and leaves out entries without a row', async () => {
    await run(
      'setting;value\ncontact.email;old@beans.example\nsocial.1.name;A\nsocial.1.url;https://a.example\n',
    );
    const { out } = await run('setting,value\ncontact.email,new@beans.example\ncontact.phone,+57 1 234\n');
    expect(out).toContain('~ contact.email: value "old@beans.example" → "new@beans.example"');
    expect(out).toContain('- social.1.url');
    expect(written()).toEqual({ contact: { email: 'new@beans.example', phone: '+57 1 234' } });
    const backup = 'site-until-2026-06-01T00-00-00-000Z.json';
    expect(out).toContain(backup);
    expect(readFileSync(join(folder, backup), 'utf8')).toContain('old@beans.example');
    expect(readdirSync(folder).filter((name) => name.endsWith('.next'))).toEqual([]);
  });

  it('takes several partners in the order of their numbers, whatever these are', async () => {
    await run(
      'setting,value\npartners.10.name,Ten\npartners.2.name,Two\npartners.2.url,https://two.example\n',
    );
    expect(written()).toEqual({ partners: [{ name: 'Two', url: 'https://two.example' }, { name: 'Ten' }] });
  });

  it('reports all faults at once, with row, column, value and reason, and writes nothing', async () => {
    const { code, err } = await run(`setting,value
contact.email,nobody
partners.3.name,Three
partners.3.url,htp:/three
partners.3.logo,../outside.svg
social.1.name,Alone
organisation.en,Bean House
organisation.es,Casa
logo,marks/none.svg
analytics.script,http://a
analytics.site,beans; example
analytics.notice,https://localhost/privacy
contact.address.en,=1+1
contact.address.es,Calle 1
colour,red
`);
    expect(code).toBe(1);
    for (const line of [
      'row 2, column value: "nobody" is no mail address',
      'row 4, column value: "htp:/three" is no address of a page, https://…',
      'row 5, column value: "../outside.svg" lies outside',
      'column setting: "social.1.url" is missing',
      'column setting: "organisation.pt" is missing',
      'row 9, column value: "marks/none.svg" is no file in',
      'row 10, column value: "http://a" is no encrypted address of a script',
      'row 11, column value: "beans; example" is no id or domain',
      'row 12, column value: "https://localhost/privacy" is no encrypted address of a page',
      'column setting: "analytics.service" is missing',
      'row 13, column value: "=1+1" begins like a formula',
      'column setting: "contact.address.pt" is missing',
      'row 15, column setting: "colour" is no setting',
    ])
      expect(err, line).toContain(line);
    expect(err.match(/row 10,/g)).toHaveLength(1);
    // The setting of a refused row is not missing.
    expect(err).not.toContain('"contact.address.en" is missing');
    expect(readdirSync(folder)).not.toContain('site.json');
  });

  it.each<readonly [what: string, content: string | Buffer, reason: string]>([
    ['an unknown setting', 'setting,value\ncolour,red\n', 'row 2, column setting: "colour" is no setting'],
    ['an unknown setting of analytics', 'setting,value\nanalytics.id,G-1\n', '"analytics.id" is no setting'],
    ['markup in a service', 'setting,value\nanalytics.service,<b>A</b>\n', 'has markup'],
    [
      'a setting twice',
      'setting,value\nlogo,marks/house.svg\nlogo,marks/house.svg\n',
      'is the same record as row 2',
    ],
    ['no value', 'setting,value\nlogo,\n', 'row 2, column value: is required and empty'],
    ['markup', 'setting,value\npartners.1.name,<b>A</b>\n', 'has markup'],
    ['a formula', 'setting,value\npartners.1.name,=1+1\n', 'begins like a formula'],
    [
      'a script as an address',
      'setting,value\npartners.1.name,A\npartners.1.url,javascript:alert(1)\n',
      'row 3',
    ],
    ['a numbered part that is none', 'setting,value\npartners.0.name,A\n', 'is no setting'],
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'a ZIP or an Excel workbook'],
    ['another header', 'key,value\nlogo,a\n', 'column key: "key" is no column'],
  ])('with %s is refused', async (_, content, reason) => {
    const { code, err } = await run(content);
    expect(code).toBe(1);
    expect(err).toContain(reason);
    expect(readdirSync(folder)).not.toContain('site.json');
  });

  it('is taken in where the settings file was damaged, which is kept', async () => {
    writeFileSync(join(folder, 'site.json'), '{"contact": ');
    await run('setting,value\ncontact.email,new@beans.example\n');
    expect(written()).toEqual({ contact: { email: 'new@beans.example' } });
    expect(readFileSync(join(folder, 'site-until-2026-06-01T00-00-00-000Z.json'), 'utf8')).toBe(
      '{"contact": ',
    );
  });
});
