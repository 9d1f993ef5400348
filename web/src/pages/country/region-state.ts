import { macroRegions, worldCode } from '#catalog/regions/index.ts';

/** How the address of a data page names a region: `macro=20&region=014`; empty for the World. */
export function regionState(code: string): string {
  if (code === worldCode) return '';
  const macro = macroRegions.find((each) => each.code === code);
  if (macro !== undefined) return `macro=${macro.id}`;
  const holder = macroRegions.find(({ regions }) => regions.includes(code));
  return holder === undefined ? '' : `macro=${holder.id}&region=${code}`;
}
