/** How figures may be passed on, from the least to the most demanding. */
type PassingOn = 'freely' | 'with-credit' | 'not-commercially' | 'not-at-all';

interface Licence {
  /** Address of its text; `null` where none is published. */
  text: string | null;
  passingOn: PassingOn;
}

/**
 * The licences that sources may name, by SPDX id. `LicenseRef-` is how SPDX writes licences outside its list:
 * `LicenseRef-IMF` are the terms of use of the International Monetary Fund, which ask for credit, `LicenseRef-view-only` is for figures that the observatory may show and not hand on.
 * `LicenseRef-alliance` are data sets of the Alliance of Bioversity International and CIAT, whose repositories have no licence and
 * which are passed on with credit; `LicenseRef-compiled` is for facts that the observatory has gathered by hand from public pages, each with
 * its pages; `LicenseRef-open` is for collections that call their licence `open` and name none; `LicenseRef-not-stated` is for data whose publisher states no licence: shown with credit, and not passed on.
 */
export const licences = {
  'CC-BY-3.0-IGO': { text: 'https://creativecommons.org/licenses/by/3.0/igo/', passingOn: 'with-credit' },
  'CC-BY-4.0': { text: 'https://creativecommons.org/licenses/by/4.0/', passingOn: 'with-credit' },
  'CC-BY-NC-SA-3.0-IGO': {
    text: 'https://creativecommons.org/licenses/by-nc-sa/3.0/igo/',
    passingOn: 'not-commercially',
  },
  'CC0-1.0': { text: 'https://creativecommons.org/publicdomain/zero/1.0/', passingOn: 'freely' },
  'GPL-3.0-only': { text: 'https://www.gnu.org/licenses/gpl-3.0.html', passingOn: 'with-credit' },
  'LicenseRef-alliance': { text: null, passingOn: 'with-credit' },
  'LicenseRef-compiled': { text: null, passingOn: 'with-credit' },
  'LicenseRef-IMF': { text: 'https://www.imf.org/external/terms.htm', passingOn: 'with-credit' },
  'LicenseRef-not-stated': { text: null, passingOn: 'not-at-all' },
  'LicenseRef-open': { text: null, passingOn: 'with-credit' },
  'LicenseRef-view-only': { text: null, passingOn: 'not-at-all' },
  MIT: { text: 'https://opensource.org/license/mit', passingOn: 'with-credit' },
  'ODbL-1.0': { text: 'https://opendatacommons.org/licenses/odbl/1-0/', passingOn: 'with-credit' },
  'PDDL-1.0': { text: 'https://opendatacommons.org/licenses/pddl/1-0/', passingOn: 'freely' },
} as const satisfies Readonly<Record<string, Licence>>;

/** SPDX id of a licence that a source may name. */
export type LicenceId = keyof typeof licences;

function isKnown(id: string): id is LicenceId {
  return Object.hasOwn(licences, id);
}

/** The licence with this SPDX id. One that the catalog does not know allows nothing. */
export function findLicence(id: string): Licence {
  return isKnown(id) ? licences[id] : { text: null, passingOn: 'not-at-all' };
}

/** Whether figures under the licence may be passed on. */
export function isRedistributable(id: string): boolean {
  return findLicence(id).passingOn !== 'not-at-all';
}

/** Page of a licence in SPDX's list; `null` for licences outside of it. */
export const licencePage = (licence: string): string | null =>
  licence === '' || licence.startsWith('LicenseRef-') ? null : `https://spdx.org/licenses/${licence}.html`;

/** SPDX expression of licences: `CC-BY-4.0 AND ODbL-1.0`; empty without any. */
export const licenceExpression = (ids: readonly string[]): string => [...new Set(ids)].sort().join(' AND ');
