/** A part of a host's name: letters, digits and signs within. */
const label = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/;

/** Once it is hot, `URL.canParse` of Node 20 refuses addresses with letters like é. */
function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether a text is a page's address that is safe to link: with a whole host, and without a password. */
export function isPageAddress(text: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(text) ? parsed(text) : null;
  if (url === null) return false;
  const { hostname, username, password } = url;
  // A dot at the end marks the name as whole, and browsers follow it.
  const labels = hostname.replace(/\.$/, '').split('.');
  return username === '' && password === '' && labels.length > 1 && labels.every((part) => label.test(part));
}
