import { parseArgs } from 'node:util';
import { within } from '../bench/limit.ts';
import { missed, toSection, writeReport } from '../bench/report.ts';
import { enginesPart } from './engines-part.ts';
import { failoverPart } from './failover-part.ts';
import { fuzzPart } from './fuzz-part.ts';
import { killsPart } from './kills-part.ts';
import { requireLoopback } from './loopback.ts';
import type { LoadOptions, LoadPart } from './parts.ts';
import { refreshPart } from './refresh-part.ts';
import { switchesPart, warmSwitchesPart } from './switch-parts.ts';
import { ceilingPart, rampPart, slowPart, steadyPart, uniquePart } from './traffic-parts.ts';

const report = 'docs/performance.md';
const opening = {
  title: 'Under load',
  about:
    'Written by `npm run load -- PART`, which names the parts when asked for none. Load is sent to this machine alone. Where other work ran on the machine while a part was measured, its section says so.',
};

const parts: Readonly<Record<string, LoadPart>> = {
  ...{ steady: steadyPart, ramp: rampPart, slow: slowPart, unique: uniquePart, ceiling: ceilingPart },
  ...{ kills: killsPart, switches: switchesPart, 'warm-switches': warmSwitchesPart },
  ...{ engines: enginesPart, failover: failoverPart, fuzz: fuzzPart, refresh: refreshPart },
};

/** The most that may be asked for, so that no slip of a finger keeps a machine for days. */
const most = { requests: 1_000_000, seconds: 36_000 };

/** A command line that cannot be meant. */
class WrongUse extends Error {}

function numberOf(name: 'requests' | 'seconds' | 'seed', text: string, bound: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= bound) return value;
  throw new WrongUse(`--${name} is "${text}"; it is a whole number from 1 to ${bound}.`);
}

interface Command {
  names: readonly string[];
  options: Omit<LoadOptions, 'seconds'> & { seconds: number | null };
  note: string;
  write: boolean;
}

/** Words and options. Throws `WrongUse` for an option that there is not. */
function readWords(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        requests: { type: 'string', default: '100000' },
        seconds: { type: 'string' },
        seed: { type: 'string', default: '18' },
        note: { type: 'string', default: '' },
        'no-report': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : String(error)}. ${usage()}`);
  }
}

const usage = (): string =>
  `Parts: ${Object.keys(parts).join(', ')}. Options: --url http://127.0.0.1:PORT --requests N --seconds N --seed N --note TEXT --no-report.`;

function readCommand(argv: readonly string[]): Command {
  const { values, positionals } = readWords(argv);
  const unknown = positionals.find((name) => !(name in parts));
  if (unknown !== undefined || positionals.length === 0)
    throw new WrongUse(
      `${unknown === undefined ? 'Name what to do' : `There is no part "${unknown}"`}. ${usage()}`,
    );
  return {
    names: positionals,
    options: {
      origin: values.url === undefined ? null : requireLoopback(values.url),
      requests: numberOf('requests', values.requests, most.requests),
      seconds: values.seconds === undefined ? null : numberOf('seconds', values.seconds, most.seconds),
      seed: numberOf('seed', values.seed, 2 ** 31 - 1),
    },
    note: values.note,
    write: !values['no-report'],
  };
}

/** Runs the parts that are named one after the other, prints their figures and keeps them in the report. Ends with 1 where a bound is missed, and with 2 for a command that cannot be meant. */
async function main(): Promise<void> {
  const { names, options, note, write } = readCommand(process.argv.slice(2));
  const titles = Object.values(parts).map(({ title }) => title);
  for (const name of names) {
    const part = parts[name];
    if (part === undefined) continue;
    const figures = await within(
      part.minutes * 60,
      `The part "${name}"`,
      part.measure({ ...options, seconds: options.seconds ?? part.seconds }),
    );
    if (figures === null) continue;
    const how = `${part.how}${note === '' ? '' : ` ${note}`} Command: \`npm run load -- ${process.argv
      .slice(2)
      .filter((word) => word !== note && word !== '--note')
      .join(' ')}\`.`;
    const section = toSection({ ...part, how }, figures, new Date());
    console.log(section);
    if (write) writeReport(report, new Map([[part.title, section]]), titles, opening);
    for (const figure of missed(part, figures)) {
      console.error(`Missed: ${part.title}, ${figure}: ${figures[figure]}, bound ${part.budgets[figure]}`);
      process.exitCode = 1;
    }
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error && error.name !== 'Error' ? error : (error as Error).message);
  process.exit(error instanceof WrongUse ? 2 : 1);
}
