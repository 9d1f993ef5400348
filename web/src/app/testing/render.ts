import type { PageAnswer, PageRequest } from '#contract/page.ts';
import { render as renderPage } from '../entry-server.tsx';

const toText = (part: string | Uint8Array): string =>
  typeof part === 'string' ? part : new TextDecoder().decode(part);

/** The renderer's answer, with its document as text. */
export async function render(request: PageRequest): Promise<Omit<PageAnswer, 'html'> & { html?: string }> {
  const { html, ...answer } = await renderPage(request);
  return { ...answer, ...(html !== undefined && { html: [html].flat().map(toText).join('') }) };
}
