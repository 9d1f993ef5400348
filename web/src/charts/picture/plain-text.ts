import { isValidElement, type ReactNode } from 'react';

/** The plain text of a node: the strings inside in order, and the `text` of elements without children. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  if (!isValidElement<{ children?: ReactNode; text?: ReactNode }>(node)) return '';
  return plainText(node.props.children ?? node.props.text);
}
