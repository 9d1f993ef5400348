/** Length of the share's bar on a scale of 0 to 100; shares outside of 0…1 end at the ends. */
export function shareLength(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
}
