import { describe, expect, it } from 'vitest';
import { findLicence, isRedistributable, licences } from './licences.ts';

describe('licences', () => {
  it('are written as SPDX writes them, each with its text unless it is an agreement of its own', () => {
    for (const [id, { text }] of Object.entries(licences)) {
      expect(id).toMatch(/^(LicenseRef-)?[A-Za-z0-9][A-Za-z0-9.-]*$/);
      if (text === null) expect(id).toMatch(/^LicenseRef-/);
      else expect(text).toMatch(/^https:\/\//);
    }
  });

  it.each([
    ['CC-BY-4.0', true],
    ['CC0-1.0', true],
    ['CC-BY-NC-SA-3.0-IGO', true],
    ['LicenseRef-view-only', false],
    // An unlisted licence permits nothing: another spelling, an object's built-in property, no name at all.
    ['cc-by-4.0', false],
    ['LicenseRef-other', false],
    ['constructor', false],
    ['', false],
  ])('%j may be passed on: %s', (id, expected) => {
    expect(isRedistributable(id)).toBe(expected);
  });

  it('have a text only where the catalog knows it', () => {
    expect(findLicence('CC-BY-4.0').text).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect(findLicence('toString')).toEqual({ text: null, passingOn: 'not-at-all' });
  });
});
