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

/** Options under the headings of `labels`, one for each; without labels one group without a heading. */
export function groupOptions(
  options: readonly SelectOption[],
  labels: readonly string[] = [],
): readonly { label: string; options: readonly SelectOption[] }[] {
  const groups: { label: string; options: SelectOption[] }[] = [];
  for (const [index, option] of options.entries()) {
    const label = labels[index] ?? '';
    const last = groups.at(-1);
    if (last?.label === label) last.options.push(option);
    else groups.push({ label, options: [option] });
  }
  return groups;
}
