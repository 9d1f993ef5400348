export interface SelectOption {
  value: string;
  name: string;
}

/** Pairs values with names; `null` when there are none or when the lists differ in length. */
export function toSelectOptions(
  values: readonly string[],
  names: readonly string[],
): readonly SelectOption[] | null {
  if (values.length === 0 || values.length !== names.length) return null;
  return values.map((value, index) => ({ value, name: names[index] ?? value }));
}
