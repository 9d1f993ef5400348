import type { ListGroup } from '../list-group.ts';
import { nameThing } from '../names.ts';

/** Pages of the observatory itself, with the words that name them. */
const pages: readonly (readonly [path: string, ...keys: string[]])[] = [
  ['/beans/comparator', 'frame.menu.comparator'],
  ['/beans/about', 'sections.about.name', 'frame.menu.about'],
  ['/beans/about/databases', 'frame.menu.about.databases', 'frame.footer.sources'],
  ['/beans/about/changes', 'frame.menu.about.changes'],
  ['/beans/about/glossary', 'frame.footer.glossary'],
  ['/beans/about/questions', 'guides.questions.title'],
  ['/beans/about/citing', 'guides.citing.title'],
  ['/beans/about/accessibility', 'guides.accessibility.title', 'frame.footer.accessibility'],
  ['/beans/about/privacy', 'guides.privacy.title'],
  ['/beans/about/pages', 'guides.pages.title'],
  ['/contribute', 'frame.menu.about.contribute'],
  ['/beans/contact', 'frame.menu.contact', 'frame.footer.contact.link'],
  ['/', 'frame.site.title'],
];

/** What the site says of itself. */
export const sitePages: ListGroup = async ({ words, language }) => ({
  id: 'page',
  entries: pages.map(([path, ...keys]) => ({ ...nameThing(words, language, keys), path, note: '' })),
});
