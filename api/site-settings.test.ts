import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { readSiteSettings } from './site-settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = (settings: unknown): string => {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return file;
};
const read = (settings: unknown) => readSiteSettings(written(settings), true);

const analytics = {
  script: 'https://traffic.example/js/script.js',
  site: 'beans.example',
  service: 'Traffic Example',
  notice: 'https://traffic.example/privacy',
};

describe('the settings of a site', () => {
  it('may be absent, and then nothing is set', () => {
    const file = join(folder, 'site.json');
    expect(readSiteSettings(file, false)).toEqual({ settings: {}, pictures: new Map() });
    expect(() => readSiteSettings(file, true)).toThrow(`SITE_SETTINGS: there is no file ${file}.`);
  });

  it('have who runs it, how to reach them, where else they are, and their partners with their marks', () => {
    mkdirSync(join(folder, 'marks'));
    writeFileSync(join(folder, 'marks', 'one.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const organisation = { en: 'Bean House', es: 'Casa del Frijol', pt: 'Casa do Feijão' };
    const { settings, pictures } = read({
      organisation,
      contact: { email: 'house@beans.example' },
      social: [{ name: 'Mastodon', url: 'https://social.example/@beans' }],
      partners: [{ name: 'None' }, { name: 'One', url: 'https://one.example', logo: 'marks/one.svg' }],
    });
    expect(settings.organisation).toEqual(organisation);
    expect(settings.partners).toEqual([
      { name: 'None' },
      { name: 'One', url: 'https://one.example', logo: '/partners/2.svg' },
    ]);
    expect([...pictures.keys()]).toEqual(['/partners/2.svg']);
  });

  it('have the service that may analyse the traffic', () => {
    expect(read({ analytics }).settings).toEqual({ analytics });
  });

  it.each([
    ['{"contact": ', 'It is no JSON: '],
    [{ contact: { email: 'somebody' } }, 'contact.email: '],
    [{ contact: { mail: 'house@beans.example' } }, 'contact: Unrecognized key: "mail"'],
    [{ contact: { reports: 'http://beans.example/report' } }, 'contact.reports: '],
    [{ doi: 'https://doi.org/10.5555/beans' }, 'doi: '],
    [{ colour: 'red' }, 'the whole: Unrecognized key: "colour"'],
    [{ organisation: { en: 'Bean House', es: 'Casa' } }, 'organisation.pt: '],
    [{ social: [{ name: 'X', url: 'javascript:alert(1)' }] }, 'social.0.url: '],
    [{ analytics: { ...analytics, script: 'http://traffic.example/a.js' } }, 'analytics.script: '],
    [
      { analytics: { ...analytics, script: "https://a;script-src'unsafe-inline'/a.js" } },
      'analytics.script: ',
    ],
    [
      { analytics: { ...analytics, script: 'https://you:secret@traffic.example/a.js' } },
      'analytics.script: ',
    ],
    [{ analytics: { ...analytics, notice: 'javascript:alert(1)' } }, 'analytics.notice: '],
    [{ analytics: { ...analytics, service: '<b>Traffic</b>' } }, 'analytics.service: '],
    [{ analytics: { ...analytics, site: '"><script>' } }, 'analytics.site: '],
    [{ analytics: { ...analytics, id: 'G-1' } }, 'analytics: Unrecognized key: "id"'],
    [{ analytics: { script: analytics.script } }, 'analytics.site: '],
    [{ security: { contact: 'http://a.example', expires: '2027-06-30' } }, 'security.contact: '],
    [{ partners: [{ name: 'One', logo: 'one.svg' }] }, 'partners.0.logo: one.svg is no file in '],
    [{ partners: [{ name: 'One', logo: '../one.svg' }] }, 'partners.0.logo: ../one.svg lies outside '],
    [
      { partners: [{ name: 'One', logo: 'one.exe' }] },
      'partners.0.logo: one.exe is none of .svg, .png, .webp.',
    ],
  ])('are refused with a sentence that names file and key: %j', (settings, sentence) => {
    expect(() => read(settings)).toThrow(ConfigError);
    expect(() => read(settings)).toThrow(`Wrong settings in ${join(folder, 'site.json')}. ${sentence}`);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const webp = Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ');
  const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
  const prologue =
    '\uFEFF<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY c "d">]>';

  it.each([
    ['one.svg', svg],
    ['one.SVG', `${prologue}\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>`],
    ['one.png', png],
    ['one.webp', webp],
  ])('have marks that are what their names say: %s', (logo, content) => {
    writeFileSync(join(folder, logo), content);
    expect(read({ logo, partners: [{ name: 'One', logo }] }).logo).toBe(realpathSync(join(folder, logo)));
  });

  it.each([
    ['one.png', svg, 'one.png is no PNG: it holds something else.'],
    ['one.svg', png, 'one.svg is no SVG: it holds something else.'],
    ['one.svg', '<!doctype html><title>svg</title><svg/>', 'one.svg is no SVG'],
    ['one.svg', '<!-- <svg/>', 'one.svg is no SVG'],
    ['one.svg', '', 'one.svg is no SVG'],
    ['one.webp', png, 'one.webp is no WEBP'],
    ['/etc/hostname.svg', svg, 'lies outside'],
  ])('have no mark %s that is something else or elsewhere: %j', (logo, content, reason) => {
    if (!logo.startsWith('/')) writeFileSync(join(folder, logo), content);
    expect(() => read({ logo })).toThrow(reason);
    expect(() => read({ partners: [{ name: 'One', logo }] })).toThrow(reason);
  });

  it('have no mark by a link that leads out of their folder, and one by a link within it', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.svg'), svg);
    symlinkSync(join(outside, 'secret.svg'), join(folder, 'one.svg'));
    symlinkSync(outside, join(folder, 'marks'));
    expect(() => read({ logo: 'one.svg' })).toThrow('logo: one.svg lies outside');
    expect(() => read({ logo: 'marks/secret.svg' })).toThrow('logo: marks/secret.svg lies outside');
    rmSync(outside, { recursive: true });
    mkdirSync(join(folder, '..data'));
    writeFileSync(join(folder, '..data', 'two.svg'), svg);
    symlinkSync(join('..data', 'two.svg'), join(folder, 'two.svg'));
    expect(read({ logo: 'two.svg' }).logo).toBe(realpathSync(join(folder, '..data', 'two.svg')));
  });

  it('have no mark larger than pages can bear', () => {
    writeFileSync(join(folder, 'one.png'), Buffer.alloc(300 * 1024));
    expect(() => read({ partners: [{ name: 'One', logo: 'one.png' }] })).toThrow(
      'one.png has more than 200 kB.',
    );
  });
});
