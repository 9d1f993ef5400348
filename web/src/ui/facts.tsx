import type { ReactNode } from 'react';

/** A name with the value under it, a list line by line; `look` is a class of these lines. */
export type Fact = readonly [
  name: ReactNode,
  value: Exclude<ReactNode, Iterable<ReactNode>> | readonly string[] | string,
  look?: string | undefined,
];

/** Facts with their names, and nothing where there are none; `look` is a class of the whole. */
export function Facts({ facts, look }: { facts: readonly Fact[]; look?: string | undefined }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={look}>
      {facts.map(([name, value, lineLook], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts to read are drawn as a whole.
        <div key={at}>
          <dt>{name}</dt>
          {(Array.isArray(value) ? value : [value]).map((line, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts to read are drawn as a whole.
            <dd key={number} className={lineLook}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
