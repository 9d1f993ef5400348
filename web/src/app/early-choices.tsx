import { type ReactNode, useEffect } from 'react';

type Choice = readonly [field: HTMLSelectElement, value: string];

/** The option with which the document came. */
const drawn = (field: HTMLSelectElement): HTMLOptionElement | null =>
  field.querySelector<HTMLOptionElement>('option[selected]') ?? field.querySelector('option');

/** What was chosen in the document's fields before any script could hear of it, as it does on slow lines. */
export function listEarlyChoices(document: Document): readonly Choice[] {
  return [...document.querySelectorAll('select')]
    .filter((field) => field.value !== drawn(field)?.value)
    .map((field) => [field, field.value]);
}

/** Makes those choices once more as soon as the page listens: drawing it over the document has taken them back. */
export function EarlyChoices({ choices }: { choices: readonly Choice[] }): ReactNode {
  useEffect(() => {
    for (const [field, value] of choices) {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, [choices]);
  return null;
}
