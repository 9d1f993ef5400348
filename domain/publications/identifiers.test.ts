import { describe, expect, it } from 'vitest';
import { normaliseDoi, normaliseHandle, permanentAddress } from './identifiers.ts';

describe('normaliseDoi', () => {
  it.each([
    '10.1002/csc2.20817',
    'doi:10.1002/csc2.20817',
    'DOI: 10.1002/CSC2.20817',
    'doi 10.1002/csc2.20817',
    'https://doi.org/10.1002/csc2.20817',
    'http://dx.doi.org/10.1002/csc2.20817',
    'HTTPS://WWW.DOI.ORG/10.1002/CSC2.20817',
    'dx.doi.org/10.1002/csc2.20817',
    'info:doi/10.1002/csc2.20817',
    'urn:doi:10.1002/csc2.20817',
    '10.1002/csc2.20817.',
    ' 10.1002 / csc2.20817 ',
    '10.1002/\ncsc2.20817',
    '10.1002%2Fcsc2.20817',
    'https://doi.org/10.1002%2Fcsc2.20817?utm_source=x#top',
    '(10.1002/csc2.20817)',
    '[doi:10.1002/csc2.20817]',
    '<https://doi.org/10.1002/csc2.20817>.',
    '“doi:10.1002/csc2.20817”;',
    '[DOI] 10.1002/csc2.20817',
    '10.1002/csc2.20817)',
    '１０.1002/csc2.20817',
    '10.1002/\u200bcsc2.20817',
    'doi:https://doi.org/10.1002/csc2.20817',
  ])('brings %j into the one spelling', (text) => {
    expect(normaliseDoi(text)).toBe('10.1002/csc2.20817');
  });

  it.each([
    // Signs that belong to a DOI stay.
    ['10.1016/S0378-4290(03)00153-9', '10.1016/s0378-4290(03)00153-9'],
    ['(10.1016/S0378-4290(03)00153-9)', '10.1016/s0378-4290(03)00153-9'],
    [
      '10.1002/(SICI)1097-4636(199823)43:1<1::AID-X>3.0.CO;2-D',
      '10.1002/(sici)1097-4636(199823)43:1<1::aid-x>3.0.co;2-d',
    ],
    ['doi:10.7910/DVN/RPATZA', '10.7910/dvn/rpatza'],
    ['10.1000.10/ab-c', '10.1000.10/ab-c'],
    ['10.1234/a–b', '10.1234/a-b'],
  ])('%j is %j', (text, doi) => expect(normaliseDoi(text)).toBe(doi));

  it.each([
    '',
    'doi:',
    '10.1002',
    '10.1002/',
    '10.12/abc',
    '11.1002/csc2.20817',
    'csc2.20817',
    'doi:10.1038_s43016-020-0114-x',
    '10.1002/csc2.20817 and 10.1002/csc2.20818',
    'https://example.org/10.1002/csc2.20817',
    `10.1002/${'x'.repeat(300)}`,
    '10.1002/a\u0000b',
  ])('%j is none', (text) => expect(normaliseDoi(text)).toBeNull());

  it('changes nothing where it is asked twice, and breaks at nothing', () => {
    const signs = [
      '10.',
      '1002',
      '/',
      'a',
      'B',
      '.',
      ' ',
      '(',
      ')',
      '[',
      '<',
      '>',
      '%2F',
      '%',
      'doi:',
      '?',
      '\n',
      '“',
      '#',
    ];
    let seed = 7;
    const next = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed;
    };
    for (let turn = 0; turn < 800; turn += 1) {
      const text = Array.from({ length: next() % 9 }, () => signs[next() % signs.length]).join('');
      const doi = normaliseDoi(`10.1002/${text}`);
      if (doi !== null) {
        expect(normaliseDoi(doi), text).toBe(doi);
        expect(doi).not.toMatch(/\s|[A-Z]/);
      }
    }
  });
});

it('reads handles, and none elsewhere', () => {
  for (const text of ['hdl:11529/10548162', 'handle:11529/10548162', 'https://hdl.handle.net/11529/10548162'])
    expect(normaliseHandle(text)).toBe('11529/10548162');
  expect(normaliseHandle('hdl:20.500.11766.1/FK2/MHOHHL')).toBe('20.500.11766.1/fk2/mhohhl');
  for (const text of ['', '11529/10548162', 'hdl:', 'hdl:abc/1', 'https://example.org/11529/1'])
    expect(normaliseHandle(text)).toBeNull();
});

it('writes addresses in which every sign of an identifier arrives', () => {
  expect(permanentAddress('10.1002/(sici)43:1<1::x>3;2-d', null)).toBe(
    'https://doi.org/10.1002/(sici)43:1%3C1::x%3E3;2-d',
  );
  expect(permanentAddress('10.1/a#b?c"', null)).toBe('https://doi.org/10.1/a%23b%3Fc%22');
  expect(permanentAddress(null, '11529/1')).toBe('https://hdl.handle.net/11529/1');
  expect(permanentAddress(null, null)).toBeNull();
});
