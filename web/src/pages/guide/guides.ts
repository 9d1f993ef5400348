/** A page of text: its chapters, each with a title and a text, and the pages that it leads on to. */
interface Guide {
  chapters: readonly string[];
  ways: readonly (readonly [path: string, words: string])[];
}

export const contact = ['/beans/contact', 'frame.menu.contact'] as const;
const sources = ['/beans/about/databases', 'frame.footer.sources'] as const;
const glossary = ['/beans/about/glossary', 'frame.footer.glossary'] as const;

/** Pages of text by the last part of their path. */
export const guides = {
  accessibility: { chapters: ['aim', 'works', 'tested', 'gaps', 'tell'], ways: [contact] },
  privacy: { chapters: ['visit', 'cookies', 'traffic', 'form', 'others', 'rights'], ways: [contact] },
  citing: { chapters: ['figure', 'site', 'release', 'sources'], ways: [sources] },
  questions: {
    chapters: ['wrong', 'missing', 'latest', 'beans', 'estimate', 'sum', 'reuse', 'program'],
    ways: [sources, glossary, contact],
  },
} as const satisfies Record<string, Guide>;

export type GuideId = keyof typeof guides;

/** Day on which the accessibility statement was last held against the site. */
export const statementRevised = '2026-11-24';
