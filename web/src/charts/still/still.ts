import { Fragment, isValidElement, type ReactNode } from 'react';

/** What React calls an attribute, and documents do. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  patternTransform: 'patternTransform',
  patternUnits: 'patternUnits',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  viewBox: 'viewBox',
};

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escapeText = (text: string): string =>
  /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (letter) => escapes[letter] ?? '') : text;

/** What is written by React alone, which knows how: `still` leaves it to React. */
export class NotStill extends TypeError {}

/** The name as documents have it; of what React treats in a way of its own there is none here. */
function nameOf(name: string): string {
  const written = attributeNames[name];
  if (written === undefined && /[A-Z]|^(value|checked|selected)$/.test(name))
    throw new NotStill(`A still part has the attribute "${name}".`);
  return written ?? name;
}

/** The properties of a `style`, all of them texts. */
function styleOf(style: object): string {
  const said = Object.entries(style).map(([name, value]) => {
    if (typeof value !== 'string' || value.trim() === '' || !/^[a-z]+([A-Z][a-z]+)*$/.test(name))
      throw new NotStill(`A still part has the style "${name}".`);
    return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${escapeText(value.trim())}`;
  });
  return said.length === 0 ? '' : ` style="${said.join(';')}"`;
}

function attributeOf(name: string, value: unknown): string {
  if (value == null || name === 'children' || typeof value === 'function') return '';
  if (typeof value === 'string' || typeof value === 'number')
    return ` ${nameOf(name)}="${escapeText(String(value))}"`;
  if (name === 'style' && typeof value === 'object') return styleOf(value);
  if (typeof value !== 'boolean' || (name !== 'open' && !/^(data|aria)-/.test(name)))
    throw new NotStill(`A still part has the attribute "${name}".`);
  if (name === 'open') return value ? ' open=""' : '';
  return ` ${name}="${value}"`;
}

/** Writes elements as React does, hydratable, several times as fast. Throws `NotStill` at what it doesn't know. */
export function toMarkup(root: ReactNode): string {
  let markup = '';
  let endsWithText = false;
  const write = (node: unknown): void => {
    if (node == null || typeof node === 'boolean' || node === '') return;
    if (typeof node === 'string' || typeof node === 'number') {
      markup += `${endsWithText ? '<!-- -->' : ''}${escapeText(String(node))}`;
      endsWithText = true;
    } else if (Array.isArray(node)) for (const one of node) write(one);
    else if (isValidElement<Record<string, unknown>>(node)) writeElement(node.type, node.props);
    else throw new NotStill('A still part has a child that is no element.');
  };
  const writeElement = (type: unknown, props: Record<string, unknown>): void => {
    if (typeof type === 'function') write(type(props));
    else if (type === Fragment) write(props['children']);
    else if (typeof type === 'string') {
      markup += `<${type}`;
      for (const name in props) markup += attributeOf(name, props[name]);
      endsWithText = false;
      if (type === 'wbr') markup += '/>';
      else {
        markup += '>';
        write(props['children']);
        markup += `</${type}>`;
      }
      endsWithText = false;
    } else if (typeof type === 'object' && type !== null && 'type' in type) writeElement(type.type, props);
    else throw new NotStill('A still part has a component that is none.');
  };
  write(root);
  return markup;
}

type StillProps = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * Children of an element that keep nothing: elements, and components that neither have a state nor ask for an id. Of a page's
 * elements most are such, menus, countries and the rows of tables; the server writes them itself, in a fraction of the time that React takes for
 * elements that could be anything. The browser's React finds what it would have written.
 */
export const still = (children: ReactNode): StillProps =>
  import.meta.env.SSR ? stillOnServer(children) : { children };

function stillOnServer(children: ReactNode): StillProps {
  try {
    return { dangerouslySetInnerHTML: { __html: toMarkup(children) } };
  } catch (error) {
    if (error instanceof NotStill) return { children };
    throw error;
  }
}
