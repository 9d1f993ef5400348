/** Markets in camps and settlements of refugees, by how sources name them: in any country, and in one. */
const anywhere = /\brefugee (camp|settlement)\b/i;
const byCountry: Readonly<Record<string, RegExp>> = {
  DJI: /^Ali Addeh$/,
  DZA: /^Auserd$/,
  KEN: /\((Kakuma|Daadab)\)$|^Kakuma \d$|^Kalobeyei \(Village \d\)$/,
  MWI: /^Dzaleka$/,
};

/** Suffix by which WFP marks refugee settlements. */
const suffix = / \(refugee settlement\)$/i;

/** The name of a market without the suffix by which its source marks refugee settlements; `null` where it has none. */
export const withoutRefugeeSuffix = (name: string): string | null =>
  suffix.test(name) ? name.replace(suffix, '') : null;

/** Whether a market is in a camp or settlement of refugees, by its country and the name that its source gives. */
export function isRefugeeMarket(area: string, name: string): boolean {
  return anywhere.test(name) || byCountry[area]?.test(name) === true;
}
