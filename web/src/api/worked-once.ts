/** Caches a value worked out from an answer, which never changes; other further values than the last ones replace the entry. */
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
