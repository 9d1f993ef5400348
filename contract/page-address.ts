/** A part of a host's name: letters, digits and signs within. */
const label = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/;

/** Whether a text is the address of a page that readers can be led to: with a whole host, and without anybody's password. */
export function isPageAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  // A dot at the end marks the name as whole, and browsers follow it.
  const labels = hostname.replace(/\.$/, '').split('.');
  return username === '' && password === '' && labels.length > 1 && labels.every((part) => label.test(part));
}
