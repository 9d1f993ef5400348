/** The place in a list that a key leads to from `active`; `null` where the key does not move in lists. A page is so many entries. */
export function placeForKey(
  key: string,
  { active, count, page }: { active: number; count: number; page: number },
): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(target, count - 1));
}
