/**
 * Works something out of an answer of the API once for as long as the answer and what else it follows from are at hand: answers
 * are altered by nobody, a server holds them from page to page, and no view changes what follows from all of their figures.
 */
export function workedOnce<Answer extends object, Others extends readonly unknown[], Result>(
  work: (answer: Answer, ...others: Others) => Result,
): (answer: Answer, ...others: Others) => Result {
  const known = new WeakMap<Answer, { others: Others; result: Result }>();
  return (answer, ...others) => {
    const before = known.get(answer);
    if (before?.others.every((other, at) => other === others[at])) return before.result;
    const result = work(answer, ...others);
    known.set(answer, { others, result });
    return result;
  };
}
