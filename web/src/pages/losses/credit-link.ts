/** An address that a source names as its own source, and the link's text; without an address the note unchanged. */
export function creditLink(credit: string): { text: string; href: string | null } {
  const doi = /^doi:(\S+)/.exec(credit)?.[1];
  if (doi !== undefined) return { text: credit, href: `https://doi.org/${doi}` };
  const repository = /^github ([\w.-]+\/[\w.-]+)/.exec(credit)?.[1];
  if (repository !== undefined) return { text: credit, href: `https://github.com/${repository}` };
  return /^https?:\/\/\S+$/.test(credit)
    ? { text: new URL(credit).hostname, href: credit }
    : { text: credit, href: null };
}
