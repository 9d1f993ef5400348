import type { Plugin } from 'vite';

/** The first circle of imports between files, as a list that ends where it began; `null` without any. */
export function findCircle(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

/**
 * Stops a build with circular imports between chunks: one of them would run before its imports, and the page would never hydrate.
 * The groups in `vite.config.ts` decide which modules a chunk has.
 */
export function chunkOrder(): Plugin {
  return {
    name: 'chunk-order',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = findCircle(new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports])));
      if (circle === null) return;
      // Which modules do it: those of each chunk that import one of the next.
      const links = circle.slice(0, -1).flatMap((name, at) => {
        const chunkOf = (file: string | undefined) => chunks.find(({ fileName }) => fileName === file);
        const next = new Set(Object.keys(chunkOf(circle[at + 1])?.modules ?? {}));
        return Object.keys(chunkOf(name)?.modules ?? {}).flatMap((id) =>
          (this.getModuleInfo(id)?.importedIds ?? [])
            .filter((imported) => next.has(imported))
            .map((imported) => `  ${name}: ${id} → ${imported}`),
        );
      });
      this.error([`Chunks import each other: ${circle.join(' → ')}`, ...links].join('\n'));
    },
  };
}
