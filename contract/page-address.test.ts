import { expect, it } from 'vitest';
import { isPageAddress } from './page-address.ts';
import { siteSettings } from './site-settings.ts';

it.each([
  'https://partner.example',
  'http://192.0.2.7:8080/a?b=c#d',
  'https://é-fríjol.example/página',
  'https://a_b.example.org/',
  'https://embrapa.example./web/feijao',
  'HTTPS://PARTNER.EXAMPLE/X',
])('takes %s for the address of a page', (text) => {
  expect(isPageAddress(text)).toBe(true);
});

it.each([
  'https://partner',
  'https://user:pw@partner.example',
  'https://:pw@partner.example',
  'https://-a.example',
  'https://a-.example',
  'https://a..example',
  'https://a.example..',
  'https://partner.',
  'https://partner.example/a b',
  'https:partner.example',
  'ftp://partner.example',
  'javascript:alert(1)//a.b',
  'partner.example',
  'https://',
])('does not take %s for one', (text) => {
  expect(isPageAddress(text)).toBe(false);
});

it('is required of links in settings', () => {
  const accepts = (url: string) => siteSettings.safeParse({ partners: [{ name: 'Partner', url }] }).success;
  expect(accepts('https://partner.example')).toBe(true);
  for (const url of ['https://partner', 'https://user:pw@partner.example', 'https://-a.example'])
    expect(accepts(url), url).toBe(false);
});
