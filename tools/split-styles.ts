import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';
import { findSheetLetters } from './class-names.ts';

const named = /^assets\/style-[\w-]+\.css$/;

/**
 * Parts a style sheet in two, each in the order that it had: what names classes or animations of the sheets with `letters` alone comes
 * later, everything else first.
 */
export function partStyles(css: string, letters: ReadonlySet<string>): { first: string; later: string } {
  const keep = (wanted: boolean): string => {
    const sheet = postcss.parse(css);
    keepRules(
      sheet,
      (names) => wanted === (names.length > 0 && names.every((name) => letters.has(name.slice(0, 2)))),
    );
    return sheet.toString();
  };
  return { first: keep(false), later: keep(true) };
}

/** Removes the rules of which `isKept` says no by the names in them, and conditions under which none is left. */
function keepRules(parent: Container<ChildNode>, isKept: (names: readonly string[]) => boolean): void {
  for (const node of [...(parent.nodes ?? [])]) {
    if (node.type === 'atrule' && /^(media|container|supports|starting-style)$/.test(node.name)) {
      keepRules(node, isKept);
      if (node.nodes?.length === 0) node.remove();
    } else if (!isKept(namesOf(node))) node.remove();
  }
}

/** The classes of a rule's selectors, or the name of an animation; none of a font or of a page's margins. */
function namesOf(node: ChildNode): readonly string[] {
  if (node.type === 'atrule') return node.name === 'keyframes' ? [node.params] : [];
  return node.type === 'rule'
    ? [...node.selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)
    : [];
}

/**
 * Writes the build's style sheet in two files, `first.css` and `later.css`: the second has what the first answer of a page of figures
 * doesn't show, so that its document can say it after the map. `isLater` tells by a sheet's path below `web/src`.
 */
export function splitStyles(isLater: (sheet: string) => boolean): Plugin {
  return {
    name: 'split-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [file, asset] of Object.entries(bundle)) {
        if (asset.type !== 'asset' || !named.test(file)) continue;
        const { first, later } = partStyles(asset.source.toString(), findSheetLetters(isLater));
        this.emitFile({ type: 'asset', name: 'first.css', source: first });
        this.emitFile({ type: 'asset', name: 'later.css', source: later });
        delete bundle[file];
      }
    },
  };
}
