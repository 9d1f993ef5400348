import type { Plugin } from 'postcss';
import customMedia from 'postcss-custom-media';
import * as breakpoints from '../web/src/ui/breakpoints.ts';

/** `belowWide` in code is `--below-wide` in styles. */
function mediaName(name: string): string {
  return `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export const mediaNames: ReadonlyMap<string, string> = new Map(
  Object.entries(breakpoints).map(([name, query]) => [mediaName(name), query]),
);

/** Puts the breakpoints where the style sheets use them: browsers read plain media queries. */
export function namedMedia(): Plugin[] {
  const declare: Plugin = {
    postcssPlugin: 'breakpoints',
    Once(sheet, { AtRule }) {
      for (const [name, query] of mediaNames)
        sheet.prepend(new AtRule({ name: 'custom-media', params: `${name} ${query}`, source: sheet.source }));
    },
  };
  return [declare, customMedia() as Plugin];
}
