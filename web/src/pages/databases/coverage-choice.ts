import { findIgnoredParams, type IgnoredParam } from '../../url/ignored-params.ts';

/** A crop's section that coverage can be shown of. */
export interface CoverageChoice {
  crop: string;
  section: string;
}

/** The query string of a choice; the first one needs none. */
export function toSearch(choice: CoverageChoice, choices: readonly CoverageChoice[]): string {
  const [first] = choices;
  const isFirst = first?.crop === choice.crop && first.section === choice.section;
  return isFirst ? '' : `?crop=${choice.crop}&section=${choice.section}`;
}

/** What a query string asks for in vain, beside the choice that is shown. */
export function ignoredChoice(search: string, shown: CoverageChoice): readonly IgnoredParam[] {
  const met = new Map(Object.entries(shown));
  return findIgnoredParams(search, (name, asked) => (met.get(name) === asked ? [] : [asked]));
}
