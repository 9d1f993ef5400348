/** The metrics of one worker, by its number among the workers. */
export type WorkerMetrics = readonly [worker: number, text: string];

/** A sample's name, its labels without braces, and its value. */
const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;

/**
 * The metrics of all workers as one Prometheus text: each sample with the label `worker`, those of one metric together under one help and
 * type, as the format wants them. Nothing is added up: a sum of times between turns or of memories at their most would be nobody's.
 */
export function joinMetrics(all: readonly WorkerMetrics[]): string {
  const blocks = new Map<string, { head: string[]; lines: string[] }>();
  for (const [worker, text] of all) {
    let block = { head: [] as string[], lines: [] as string[] };
    for (const line of text.split('\n')) {
      if (line.startsWith('# HELP ')) {
        const name = line.split(' ', 3)[2] ?? '';
        block = blocks.get(name) ?? { head: [line], lines: [] };
        blocks.set(name, block);
      } else if (line.startsWith('# TYPE ')) {
        if (!block.head.includes(line)) block.head.push(line);
      } else {
        const [, name, labels, value] = sample.exec(line) ?? [];
        if (name !== undefined)
          block.lines.push(`${name}{${labels ? `${labels},` : ''}worker="${worker}"} ${value}`);
      }
    }
  }
  return `${[...blocks.values()].flatMap(({ head, lines }) => [...head, ...lines]).join('\n')}\n`;
}
