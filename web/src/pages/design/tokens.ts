import sheet from '../../styles/tokens.css?raw';

/** Custom properties that the first rule with this selector declares, in order. */
function declared(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const body = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** The values of the style sheet itself, so that this page can never show others than those in use. */
export const rootTokens = declared(':root');

/** Tokens whose name starts so, with their values. */
export function tokensNamed(prefix: string): readonly (readonly [name: string, value: string])[] {
  return [...rootTokens].filter(([name]) => name.startsWith(prefix));
}
