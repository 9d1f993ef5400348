import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileMessages, flattenMessages, localeMessages } from './locale-messages.ts';

describe('locale messages', () => {
  it('gives nested and flat words the same dotted keys', () => {
    expect(flattenMessages({ map: { zoom: { in: 'Closer' } } })).toEqual({ 'map.zoom.in': 'Closer' });
    expect(flattenMessages({ 'map.zoom.in': 'Closer' })).toEqual({ 'map.zoom.in': 'Closer' });
  });

  it('compiles plurals and arguments to what the i18n library shows', () => {
    const messages = compileMessages(
      '{"n": "{count, plural, one {# country} other {# countries}} in {place}"}',
    );
    const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
    expect(i18n._('n', { count: 1, place: 'Africa' })).toBe('1 country in Africa');
    expect(i18n._('n', { count: 12, place: 'Africa' })).toBe('12 countries in Africa');
  });

  it('names the key of a message that does not parse, and of a value that is no message', () => {
    expect(() => compileMessages('{"a": {"b": "{count, plural, one {x}"}}')).toThrow(
      '"a.b" is not a valid ICU',
    );
    expect(() => compileMessages('{"a": [1]}')).toThrow('"a" is neither');
  });

  it('makes a build with no JSON and no parser in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'));
    writeFileSync(join(folder, 'en.json'), '{"hello": "Hello {name}"}');
    writeFileSync(join(folder, 'entry.js'), "import words from './en.json?compiled';\nconsole.log(words);\n");
    const result = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [localeMessages()],
      build: { write: false, rolldownOptions: { input: join(folder, 'entry.js') } },
    });
    rmSync(folder, { recursive: true });
    const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
    const code = outputs.map((output) => ('code' in output ? output.code : '')).join('');
    expect(code).toContain('"hello"');
    expect(code).toContain('["name"]');
    expect(code.length).toBeLessThan(1500);
  });
});
