import { describe, expect, it } from 'vitest';
import { glossaryTerms } from '#catalog/elements/glossary-terms.ts';
import { count, html, text } from './testing/site-answers.ts';

describe('the glossary', () => {
  it.each([
    ['en', 'Area harvested', 'Yield', 'Shown in: Area and land use'],
    ['es', 'Superficie cosechada', 'Rendimiento', 'Aparece en: '],
    ['pt', 'Área colhida', 'Produtividade', 'Aparece em: '],
  ])('defines every element in %s, in the order of the names', async (language, area, yields, shown) => {
    const page = await html(`/${language}/beans/about/glossary`);
    const [first = '', second = ''] = page.slice(page.indexOf('<dl')).split('id="figures"');
    // Terms of the pages come first, each with its definition.
    expect(count(first, /<dt/g)).toBe(glossaryTerms.length);
    expect(count(first, /<dd/g)).toBe(glossaryTerms.length);
    const markup = second;
    const terms = [...markup.matchAll(/<dt[^>]*>(?:<!-- -->)?([^<]+)/g)].map(([, name = '']) => name.trim());
    expect(terms.length).toBeGreaterThan(60);
    expect(terms).toContain(area);
    expect(terms.some((term) => term.startsWith(yields.slice(0, 5)))).toBe(true);
    const compare = new Intl.Collator(language, { sensitivity: 'base' }).compare;
    const decoded = terms.map((term) => term.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
    expect([...decoded].sort(compare)).toEqual(decoded);
    expect(text(markup)).toContain(shown);
    expect(markup).toContain(`href="/${language}/beans/data/consumption?tab=metadata#element-`);
    // Without scripts each letter leads to the names that begin with it.
    const letters = [...page.matchAll(/href="#letter-(\w)"/g)].map(([, letter]) => letter);
    expect(letters.length).toBeGreaterThan(10);
    for (const letter of letters) expect(markup).toContain(`<h3 id="letter-${letter}">${letter}</h3>`);
    // Each entry has its definition and its method.
    expect(count(markup, /<dd/g)).toBe(3 * terms.length);
    // The term of the one element without figures notes their absence.
    expect(count(text(markup), /133 · (No figures here|Sin cifras aquí|Sem números aqui)/g)).toBe(1);
  });
});
