import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { crops } from '#catalog/crops/index.ts';
import * as elementCodes from '#catalog/elements/codes.ts';
import * as itemCodes from '#catalog/items/codes.ts';

/** Codes that are too long to be anything else: 5142, 95154, 2546. Years and sizes are none of them. */
const longCodes: ReadonlySet<number> = new Set(
  [
    ...Object.values(elementCodes),
    ...Object.values(itemCodes),
    ...crops.flatMap(({ items }) => [items.production, items.balance]),
  ].flatMap((code) => (code !== null && code >= 1000 ? [code] : [])),
);
const elements: ReadonlySet<number> = new Set(Object.values(elementCodes));

/** Properties, and functions by their first argument, whose number is a code however short it is. */
const properties = new Set(['element', 'mapElement', 'indicator', 'item', 'of', 'numerator', 'denominator']);
const functions = new Set([
  'findElement',
  'formatFigure',
  'formatCompact',
  'both',
  'scoped',
  'plus',
  'minus',
]);
/** Short codes in text: a word's key, a path of the API, a condition in SQL. */
const inText = [
  /\belements\.(\d+)/g,
  /\belement (?:=|<>|IN \() ?(\d+)/g,
  /\bindicator (?:=|<>|IN \() ?(\d+)/g,
];

function isCodeHere(literal: ts.NumericLiteral): boolean {
  const code = Number(literal.text);
  if (longCodes.has(code)) return true;
  const { parent } = literal;
  if (!elements.has(code)) return false;
  if (ts.isPropertyAssignment(parent)) return properties.has(parent.name.getText());
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === literal &&
    functions.has(parent.expression.getText())
  );
}

function codesInText(text: string): string[] {
  const long = [...text.matchAll(/(?<![\w.#])\d{4,6}(?![\w.])/g)].flatMap(([digits]) =>
    longCodes.has(Number(digits)) ? [digits] : [],
  );
  const short = inText.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, digits = '']) => (elements.has(Number(digits)) ? [digits] : [])),
  );
  return [...new Set([...long, ...short])];
}

export function bareCodes(file: string, text = readFileSync(file, 'utf8')): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isNumericLiteral(node) && isCodeHere(node)) found.push(`${file}:${line}: ${node.text}`);
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      for (const code of codesInText(node.text)) found.push(`${file}:${line}: ${code}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
