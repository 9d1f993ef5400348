import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Suffix of an invented word in each language after its neighbour's text, so that no two languages are the same. */
const marks = { en: 'stored', es: 'guardado', pt: 'guardado aqui' };
type Language = keyof typeof marks;
const languages = Object.keys(marks) as Language[];

type Words = Record<string, string>;

/** Files of a copy of the tree: they are read, and those that are written are remembered. */
export function openTree(tree: string) {
  const files: string[] = [];
  const read = (path: string): string => readFileSync(join(tree, path), 'utf8');
  return {
    files,
    read,
    readWords: (path: string): Words => JSON.parse(read(path)) as Words,
    write(path: string, text: string): void {
      files.push(path);
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    },
  };
}

/** Replaces each text, which has to be there: a recipe that copies a neighbour fails here when the neighbour changes. */
export function replace(text: string, ...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`"${from}" is not there any more.`);
    return changed.replaceAll(from, to);
  }, text);
}

/**
 * Adds a crop and a section to a copy of the tree by CONTRIBUTING.md: one file, one line of the index, and words, each made from
 * its neighbour's. Nothing else is changed.
 */
export function invent(tree: string): { crop: string; section: string; files: readonly string[] } {
  const { files, read, readWords, write } = openTree(tree);

  write(
    'catalog/crops/sorghum.ts',
    replace(
      read('catalog/crops/cocoa.ts'),
      ['const cocoa:', 'const sorghum:'],
      ["'cocoa'", "'sorghum'"],
      ["'#5c3a21'", "'#6b2f4a'"],
      ['production: 661', 'production: 83'],
      ['balance: 2633', 'balance: 2518'],
      ["'production', ", "'production', 'storage', "],
    ),
  );
  write(
    'catalog/crops/index.ts',
    replace(
      read('catalog/crops/index.ts'),
      [
        "import { musa } from './musa.ts';",
        "import { musa } from './musa.ts';\nimport { sorghum } from './sorghum.ts';",
      ],
      [', musa]', ', musa, sorghum]'],
    ),
  );
  write(
    'catalog/sections/storage.ts',
    replace(
      read('catalog/sections/production.ts'),
      ['const production =', 'const storage ='],
      ["id: 'production',\n  number: 2,", "id: 'storage',\n  number: 92,"],
      ["tableSuffix: 'production'", "tableSuffix: 'storage'"],
      ["'production.", "'storage."],
    ),
  );
  write(
    'catalog/sections/index.ts',
    replace(
      read('catalog/sections/index.ts'),
      ['import { surfaceContext }', "import { storage } from './storage.ts';\nimport { surfaceContext }"],
      ['  trade,\n] as const', '  trade,\n  storage,\n] as const'],
    ),
  );

  for (const language of languages) {
    const folder = `locales/${language}`;
    const copies = (words: Words, from: string, to: string): Words =>
      Object.fromEntries(
        Object.entries(words)
          .filter(([key]) => key.startsWith(from))
          // The titles of charts end with area and years.
          .map(([key, text]) => [
            to + key.slice(from.length),
            /\.charts\..*\.title$/.test(key)
              ? `(${marks[language]}) ${text}`
              : `${text} (${marks[language]})`,
          ]),
      );
    const add = (path: string, more: Words): void =>
      write(path, `${JSON.stringify({ ...readWords(path), ...more }, null, 2)}\n`);
    const everywhere: Words = Object.assign(
      {},
      ...readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.json'))
        .map((path) => readWords(join(folder, path))),
    );
    write(
      `${folder}/storage.json`,
      `${JSON.stringify(copies(everywhere, 'production.', 'storage.'), null, 2)}\n`,
    );
    const crops = readWords(`${folder}/crops.json`);
    add(`${folder}/crops.json`, {
      ...copies(crops, 'crops.rice.', 'crops.sorghum.'),
      'crops.sorghum.title.storage': `Sorghum (${marks[language]})`,
    });
    add(`${folder}/sections.json`, copies(everywhere, 'sections.production.name', 'sections.storage.name'));
    add(
      `${folder}/crops.json`,
      copies(everywhere, 'sections.production.description', 'sections.storage.description'),
    );
  }
  return { crop: 'sorghum', section: 'storage', files };
}
