/** The list with an entry added, or without it where it had it. */
export function changeList(list: readonly string[], entry: string): readonly string[] {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}
