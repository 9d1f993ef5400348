import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const facts = join(root, 'catalog/section.ts');
const registries = ['catalog/blocks.ts', 'web/src/blocks/registry.ts'];

/** The compiler's errors in the registries of blocks when `catalog/section.ts` has this text. */
function errorsWith(text: string): readonly string[] {
  const file = join(root, 'tsconfig.web.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    resolve(name) === facts ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : read(name, ...rest);
  const names = [...registries, 'web/src/vite-env.d.ts'].map((name) => join(root, name));
  const program = ts.createProgram(
    names,
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  );
  return registries.flatMap((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(root, name)))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

it('a kind of block without an entry does not compile, and the message names it', { tags: ['sweep'] }, () => {
  const text = readFileSync(facts, 'utf8');
  const planted = text.replace(
    "| { kind: 'map'; id: string }",
    "| { kind: 'map'; id: string } | { kind: 'planted'; id: string }",
  );
  expect(planted).not.toBe(text);
  expect(errorsWith(text)).toEqual([]);
  const errors = errorsWith(planted);
  for (const name of registries)
    expect(errors.join('\n')).toContain(`${name}: Property 'planted' is missing`);
});
