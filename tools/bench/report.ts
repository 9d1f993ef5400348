import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** Figures of one part, by name. */
export type Figures = Readonly<Record<string, number>>;

export interface Part {
  /** Heading in the report. */
  title: string;
  /** How it was measured, in a sentence or two. */
  how: string;
  /** Bounds by name of the figure: `≤ 16`. */
  budgets: Readonly<Record<string, string>>;
  /** How long it may take at most. */
  minutes: number;
  /** `null` when it cannot be measured here, after saying why. */
  measure(): Promise<Figures | null>;
}

/** What a report opens with. */
export interface Opening {
  title: string;
  about: string;
}

const benchmarks: Opening = {
  title: 'Benchmarks',
  about:
    'Written by `npm run bench`; `npm run bench -- --only page` measures one part again and leaves the others.',
};

/** Whether a figure keeps its bound; `true` without one. */
export function keeps(value: number, budget: string | undefined): boolean {
  const [, sign, bound] = /^([≤≥]) ([\d.]+)/.exec(budget ?? '') ?? [];
  if (sign === undefined) return true;
  return sign === '≤' ? value <= Number(bound) : value >= Number(bound);
}

/** Names of the figures that do not keep their bounds. */
export function missed({ budgets }: Pick<Part, 'budgets'>, figures: Figures): readonly string[] {
  return Object.entries(figures).flatMap(([name, value]) => (keeps(value, budgets[name]) ? [] : [name]));
}

/** A part as a section of the report. */
export function toSection(
  { title, how, budgets }: Pick<Part, 'title' | 'how' | 'budgets'>,
  figures: Figures,
  date: Date,
): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const rows = Object.entries(figures).map(([name, value]) => {
    const budget = budgets[name];
    const note = keeps(value, budget) ? '' : ' (missed)';
    return `| ${name} | ${value}${note} | ${budget ?? ''} |`;
  });
  return [
    `## ${title}`,
    '',
    how,
    `Measured on ${date.toISOString().slice(0, 10)}: ${machine}.`,
    '',
    '| What | Measured | Budget |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Puts sections in the place of those with the same heading; others of `titles` stay, and all follow its order. */
export function mergeSections(
  before: string,
  sections: ReadonlyMap<string, string>,
  titles: readonly string[],
  { title, about }: Opening = benchmarks,
): string {
  const kept = new Map(
    before
      .split(/^(?=## )/m)
      .filter((text) => text.startsWith('## '))
      .map((text) => [text.slice(3, text.indexOf('\n')), `${text.trimEnd()}\n`] as const),
  );
  const ordered = titles.flatMap((name) => sections.get(name) ?? kept.get(name) ?? []);
  return [`# ${title}`, '', about, '', ordered.join('\n')].join('\n');
}

/** Writes sections into the report at `file`. */
export function writeReport(
  file: string,
  sections: ReadonlyMap<string, string>,
  titles: readonly string[],
  opening?: Opening,
): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, mergeSections(before, sections, titles, opening));
}
