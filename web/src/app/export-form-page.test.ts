import { describe, expect, it } from 'vitest';
import type { ExportFormSettings } from '#contract/export-form.ts';
import type { PageRequest } from '#contract/page.ts';
import { readWords } from '#locales/testing/read-words.ts';
import { getJson, html, text } from './testing/site-answers.ts';

const exportForm: ExportFormSettings = {
  months: 24,
  needsScripts: false,
  askSum: async () => ({ token: 'token-of-the-sum', terms: [7, 12] }),
};
const choices = { title: 'Supply', asked: 'shown', choices: [{ rows: 'shown', file: '/x.xlsx', count: 3 }] };
const site = { contact: { email: 'house@beans.example' } };

/** The page of the form, which the server asks about a sum. */
const form = (language: string, change: Partial<PageRequest> = {}): Promise<string> =>
  html(`/${language}/about/export`, {
    search: `?${new URLSearchParams({ file: `/${language}/beans/data/consumption.xlsx` })}`,
    getJson: async (path) => {
      if (path.startsWith('/api/v2/export-choices')) return choices;
      return path === '/api/v2/get-all-countries' ? [] : getJson(path);
    },
    exportForm,
    ...change,
  });

describe.each(['en', 'es', 'pt'] as const)('the page of the export form in %s', (language) => {
  const words = readWords(language);
  const word = (key: string): string => words[key] ?? key;

  it('asks a sum where no script runs, as text, and carries it as no data', async () => {
    const page = await form(language);
    const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/.exec(page) ?? [];
    expect(noscript).toContain('7 + 12');
    expect(noscript).toContain('name="recaptcha" value="token-of-the-sum"');
    const data = page.slice(page.indexOf('id="payload"'));
    expect(data).not.toMatch(/terms|token-of-the-sum/);
  });

  it('says that it needs scripts where the captcha does', async () => {
    const page = await form(language, {
      exportForm: { ...exportForm, needsScripts: true, askSum: async () => null },
    });
    const [, noscript = ''] = /<noscript>(.*?)<\/noscript>/.exec(page) ?? [];
    expect(noscript).toContain(word('export.scripts'));
    expect(page).not.toContain('name="answer"');
    expect(await form(language)).not.toContain(word('export.scripts'));
  });

  it('has a field that is nobody’s', async () => {
    const [, trap = ''] = /<label [^>]*aria-hidden="true">(.*?)<\/label>/.exec(await form(language)) ?? [];
    expect(trap).toContain(word('export.trap'));
    expect(trap).toMatch(/tabindex="-1" autocomplete="off" name="website"/i);
  });

  it('says what is kept of people: nothing where nobody can be asked about it', async () => {
    const alone = await form(language);
    expect(alone).toContain(word('export.privacy.nobody'));
    expect(alone).not.toContain(word('export.lead.who'));
    expect(alone).not.toContain('name="consent"');
    const formHtml = await form(language, { site });
    expect(formHtml).toContain(word('export.privacy'));
    expect(formHtml).toContain(word('export.lead.who'));
    expect(formHtml).toContain('name="consent"');
    const privacy = async (change: Partial<PageRequest>): Promise<string> =>
      text(await html(`/${language}/beans/about/privacy`, change));
    // A repository link is no address for requests.
    const elsewhere = { social: [{ name: 'Mastodon', url: 'https://social.example/@beans' }] };
    for (const set of [{}, elsewhere, { contact: {} }]) {
      const privacyHtml = await privacy({ site: set });
      expect(privacyHtml).toContain(word('guides.privacy.form.nobody'));
      expect(privacyHtml).not.toContain(word('guides.privacy.rights.title'));
    }
    expect(await privacy({ site })).toContain(word('guides.privacy.form.text'));
    expect(await privacy({ site })).toContain(word('guides.privacy.rights.title'));
  });
});
