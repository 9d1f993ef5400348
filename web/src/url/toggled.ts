/** The list with an entry added, or without it where it had it. */
export const toggled = (list: readonly string[], entry: string): readonly string[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
