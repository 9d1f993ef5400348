/** What is kept of an answer. */
export interface Kept {
  /** What differences are counted by: the path of the contract, or the kind of page. */
  route: string;
  address: string;
  status: number;
  /** Media type, name of the file and where it leads to instead, as far as the answer says. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Changed lines that are printed of an answer. */
const mostLines = 3;
const mostCharacters = 160;

/** The values of a JSON text, each with its place: in which order an object has its fields is no difference. */
function toValues(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}: ${JSON.stringify(value)}`];
  const entries = Array.isArray(value)
    ? value.map((item, at) => [`${place}[${at}]`, item] as const)
    : Object.entries(value).map(([name, item]) => [place === '' ? name : `${place}.${name}`, item] as const);
  return entries.length === 0
    ? [`${place}: ${JSON.stringify(value)}`]
    : entries.flatMap(([inside, item]) => toValues(item, inside));
}

const isOf = ({ headers }: Kept, type: RegExp): boolean => type.test(headers['content-type'] ?? '');

function toLines(kept: Kept): string[] {
  const { status, headers, body } = kept;
  const head = [`status: ${status}`, ...Object.entries(headers).map(([name, text]) => `${name}: ${text}`)];
  return [
    ...head,
    ...(isOf(kept, /\bjson\b/) && body !== '' ? toValues(JSON.parse(body)) : body.split('\n')),
  ];
}

/** Lines of the first that the second has not, as often as it has fewer of them. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

/** A line as long as can be read, around the place where it differs from the other. */
function cut(line: string, other: string): string {
  let at = 0;
  while (at < line.length && line[at] === other[at]) at += 1;
  const from = line.length <= mostCharacters ? 0 : Math.max(0, at - mostCharacters / 4);
  const part = line.slice(from, from + mostCharacters);
  return `${from > 0 ? '…' : ''}${part}${from + part.length < line.length ? '…' : ''}`;
}

/** Where the lines of a page break follows from its elements and is no difference; in tables the order of rows is one. */
const toCompared = (kept: Kept): string =>
  JSON.stringify({ ...kept, route: '', body: isOf(kept, /html/) ? kept.body.replace(/\s/g, '') : kept.body });

/** What has changed of an answer, as lines with `-` and `+`; `null` where nothing has. */
export function findDifference(kept: Kept, now: Kept): string[] | null {
  if (toCompared(kept) === toCompared(now)) return null;
  const [before, after] = [toLines(kept), toLines(now)];
  const [gone, come] = [without(before, after), without(after, before)];
  if (gone.length + come.length === 0) {
    // Values of JSON have their places in them.
    if (isOf(kept, /\bjson\b/)) return null;
    const at = before.findIndex((line, index) => line !== after[index]);
    return ['  in another order:', `- ${cut(before[at] ?? '', '')}`, `+ ${cut(after[at] ?? '', '')}`];
  }
  const shown = Array.from({ length: Math.min(mostLines, Math.max(gone.length, come.length)) }, (_, at) => [
    ...(gone[at] === undefined ? [] : [`- ${cut(gone[at], come[at] ?? '')}`]),
    ...(come[at] === undefined ? [] : [`+ ${cut(come[at], gone[at] ?? '')}`]),
  ]).flat();
  const left = gone.length + come.length - shown.length;
  return left === 0
    ? shown
    : [...shown, `  and ${left} lines more (${gone.length} gone, ${come.length} come)`];
}
