/**
 * One spelling for addresses that mean the same: percent codes read, parameters in alphabetical order of their names (a
 * name that occurs twice keeps the order of its values), lists of ids without spaces and repetitions. `leftOut` names
 * a parameter that changes nothing in the answer.
 */
export function normaliseAddress(
  url: string,
  leftOut: (name: string, value: string) => boolean = () => false,
): string {
  if (!url.includes('?') && !url.includes('%')) return url;
  const at = url.indexOf('?');
  const path = respelled(at === -1 ? url : url.slice(0, at));
  const parameters = (at === -1 ? '' : url.slice(at + 1))
    .replaceAll('+', '%20')
    .split('&')
    .filter((part) => part !== '')
    .map(readParameter)
    .filter(({ name, value }) => !leftOut(name, value))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return parameters.length === 0 ? path : `${path}?${parameters.map(({ text }) => text).join('&')}`;
}

interface Parameter {
  name: string;
  value: string;
  /** In the one spelling. */
  text: string;
}

function readParameter(part: string): Parameter {
  const at = part.indexOf('=');
  try {
    const name = decodeURIComponent(at === -1 ? part : part.slice(0, at));
    if (at === -1) return { name, value: '', text: encodeURIComponent(name) };
    const value = writtenList(decodeURIComponent(part.slice(at + 1)));
    return { name, value, text: `${encodeURIComponent(name)}=${encodeURIComponent(value)}` };
  } catch {
    // A broken percent code has no other spelling.
    return { name: part, value: '', text: part };
  }
}

/** A list of ids as the server reads it; other texts unchanged. */
function writtenList(text: string): string {
  if (!/^\s*\[/.test(text)) return text;
  try {
    const list: unknown = JSON.parse(text);
    const isIds = Array.isArray(list) && list.every((entry) => Number.isInteger(entry));
    return isIds ? JSON.stringify([...new Set(list)]) : text;
  } catch {
    return text;
  }
}

/** Percent codes are read and written again in one way, so that two different addresses never become one. */
function respelled(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    return path;
  }
}
