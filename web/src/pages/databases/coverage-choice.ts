/** A crop's section that coverage can be shown of. */
export interface CoverageChoice {
  crop: string;
  section: string;
}

/** The query string of a choice; the first one needs none. */
export function searchOf(choice: CoverageChoice, choices: readonly CoverageChoice[]): string {
  const [first] = choices;
  const isFirst = first?.crop === choice.crop && first.section === choice.section;
  return isFirst ? '' : `?crop=${choice.crop}&section=${choice.section}`;
}
