import type { Plugin } from 'vite';

/** Tables of routes with their schemas, and the validation library: the server checks its responses, so browsers need neither. */
const serverOnly = /node_modules\/zod\/|\/contract\/[\w-]*routes\.ts$/;

/** The modules of a list that browsers must not load. */
export const findServerModules = (modules: readonly string[]): readonly string[] =>
  modules.filter((module) => serverOnly.test(module));

/** Stops a build for browsers that holds modules of the server: one value too many from a table of routes weighs 25 kB on its page. */
export function serverModules(): Plugin {
  return {
    name: 'server-modules',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const found = findServerModules(
          Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
            renderedLength > 0 ? [id] : [],
          ),
        );
        if (found.length > 0) this.error(`${file.fileName} holds modules of the server: ${found.join(', ')}`);
      }
    },
  };
}
