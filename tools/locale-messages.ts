import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const QUERY = '?compiled';
/** The suffix bypasses Vite's own JSON handling, since the content is a module already; without it the name is the file's. */
const SUFFIX = '.words.js';

/** A message is a list of its parts, also where it has but one: the i18n library takes a text for one that is not compiled. */
const toLists = (messages: Readonly<Record<string, CompiledMessage>>): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? [message] : message,
    ]),
  );

/** Words by flat dotted key; `{ map: { zoomIn: "…" } }` and `{ "map.zoomIn": "…" }` give the same key. */
export function flattenMessages(words: unknown, path = ''): Record<string, string> {
  if (typeof words === 'string') return { [path]: words };
  if (typeof words !== 'object' || words === null || Array.isArray(words)) {
    throw new Error(`"${path}" is neither a message nor a group of messages`);
  }
  return Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) =>
      flattenMessages(value, path === '' ? key : `${path}.${key}`),
    ),
  );
}

/** The messages of one locale file, parsed from ICU MessageFormat; an error names the key that does not parse. */
export function compileMessages(json: string): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {};
  for (const [key, message] of Object.entries(flattenMessages(JSON.parse(json)))) {
    try {
      compiled[key] = compileMessageOrThrow(message);
    } catch (error) {
      throw new Error(`"${key}" is not a valid ICU message: ${message}`, { cause: error });
    }
  }
  return compiled;
}

/** A group's files: its own and, where it has so many words, those of the folder of its name. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const parts = await readdir(folder).catch(() => []);
  return [`${folder}.json`, ...parts.sort().map((part) => join(folder, part))];
}

/**
 * Makes `import words from '#locales/en/frame.json?compiled'` give the parsed messages of `frame.json` and of every file
 * in the folder `frame`, so that no browser downloads or runs a message parser, and fetches a group of words at once. The
 * same import without the query gives the plain JSON of the one file.
 */
export function localeMessages(): Plugin {
  return {
    name: 'locale-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`.json${QUERY}`)) return null;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      if (resolved === null) return null;
      return resolved.id.replace(/\.json$/, SUFFIX);
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const messages: Record<string, CompiledMessage> = {};
      for (const file of await listFiles(id.slice(0, -SUFFIX.length))) {
        this.addWatchFile(file);
        try {
          Object.assign(messages, compileMessages(await readFile(file, 'utf8')));
        } catch (error) {
          return this.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(toLists(messages)))});`;
    },
  };
}
