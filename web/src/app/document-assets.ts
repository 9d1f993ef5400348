import type { PageAssets } from '#contract/page.ts';
import { pageWordsSource } from '../i18n/page-words.ts';
import type { Language } from '../url/paths.ts';
import type { DocumentAssets } from './document.tsx';
import { sourceOfPage } from './page-source.ts';
import { listWordGroups, type PageKind } from './page-table.ts';

const entrySource = 'web/src/app/entry-client.tsx';

export function documentAssets(
  assets: PageAssets,
  kind: PageKind,
  language: Language,
  path: string,
): DocumentAssets {
  const modules = new Set<string>();
  const visit = (source: string): void => {
    const entry = assets.files[source];
    if (entry === undefined || modules.has(entry.file)) return;
    modules.add(entry.file);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  visit(entrySource);
  visit(sourceOfPage(kind));
  for (const group of listWordGroups(kind, path)) visit(pageWordsSource(group, language));
  const entry = assets.files[entrySource]?.file ?? '';
  return {
    entry,
    styles: assets.styles,
    modules: [...modules].filter((href) => href !== entry),
    fonts: assets.preload.filter((file) => file.as === 'font').map((file) => file.href),
  };
}

/** Address of the chunk that draws a kind of page; `null` where nothing is built, as during development. */
export const findPageFile = ({ files }: PageAssets, kind: PageKind): string | null =>
  files[sourceOfPage(kind)]?.file ?? null;

export function listWordFiles(assets: PageAssets, language: Language): Readonly<Record<string, string>> {
  const [before, after] = pageWordsSource('*', language).split('*') as [string, string];
  return Object.fromEntries(
    Object.entries(assets.files).flatMap(([source, { file }]) =>
      source.startsWith(before) && source.endsWith(after)
        ? [[source.slice(before.length, -after.length), file]]
        : [],
    ),
  );
}
