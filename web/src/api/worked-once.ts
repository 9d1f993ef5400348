/**
 * Caches a value that is computed from an answer of the API and other values: answers never change, and a server keeps them from
 * page to page. The answer is the (weak) cache key; other values than the last ones replace the entry.
 */
export function workedOnce<Answer extends object, Others extends readonly unknown[], Result>(
  work: (answer: Answer, ...others: Others) => Result,
): (answer: Answer, ...others: Others) => Result {
  const cache = new WeakMap<Answer, { others: Others; result: Result }>();
  return (answer, ...others) => {
    const before = cache.get(answer);
    if (before?.others.every((other, at) => other === others[at])) return before.result;
    const result = work(answer, ...others);
    cache.set(answer, { others, result });
    return result;
  };
}
