/// <reference types="vite/client" />

/** The messages of one group, already parsed from ICU MessageFormat, by flat dotted key (tools/locale-messages.ts). */
declare module '*.json?compiled' {
  import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

  const messages: Readonly<Record<string, CompiledMessage>>;
  export default messages;
}

/** What the custom properties of pages stand for, by ground: those of the style sheet, and those of every theme by its name. */
declare module '*?palettes' {
  type Values = Readonly<Record<string, string>>;
  const palettes: Readonly<
    Record<'light' | 'dark', { tokens: Values; themes: Readonly<Record<string, Values>> }>
  >;
  export default palettes;
}

/** The custom properties of every theme by its name, as the build writes them. See tools/themes/crop-themes.ts. */
declare module '*?themes' {
  const themes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default themes;
}
