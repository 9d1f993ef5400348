import { readFile } from 'node:fs/promises';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const QUERY = '?compiled';
/** The NUL and the ending keep Vite's own JSON handling away from what is already a module. */
const PREFIX = '\0locale-messages:';
const SUFFIX = '.js';

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

/**
 * Makes `import words from '#locales/en/frame.json?compiled'` give parsed messages, so that no browser downloads or
 * runs a message parser. The same import without the query gives the plain JSON, which is what ingest and API read.
 */
export function localeMessages(): Plugin {
  return {
    name: 'locale-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(`.json${QUERY}`)) return null;
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      if (resolved === null) return null;
      return PREFIX + resolved.id + SUFFIX;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -SUFFIX.length);
      this.addWatchFile(file);
      try {
        const messages = compileMessages(await readFile(file, 'utf8'));
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
      } catch (error) {
        return this.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
