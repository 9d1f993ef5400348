import { isValidElement, type ReactNode } from 'react';

/** The text of what is drawn with links around it: the strings inside, in their order, and of a link without any what it says itself. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (!isValidElement<{ children?: ReactNode; text?: ReactNode }>(node)) return '';
  return plainText(node.props.children ?? node.props.text);
}
