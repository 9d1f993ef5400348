import { findElement } from '#catalog/elements/index.ts';

/** Word key of the publication that the element's figures come from. */
export function sourceWord(element: number): string {
  return `home.source.${findElement(element)?.domain ?? 'production'}`;
}
