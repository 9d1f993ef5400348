import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './report.ts';

/** Folder of the sources' files beside the repository, where there is one. */
const beside = '../shared/data';

/** Most resident memory of a process so far, in MB; 0 where the system does not report it. */
function mostResident(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return 0;
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    // The process ended between the two looks.
    return 0;
  }
}

/** The folder `INGEST_FROM`, else the one beside the repository. `null`, with a line, without either. */
function filesOfSources(): string | null {
  const from = process.env['INGEST_FROM'] ?? (existsSync(beside) ? beside : null);
  if (from === null) console.log("Ingest is left out: INGEST_FROM names no folder with the sources' files.");
  return from;
}

/** Builds a release from a folder of files and throws it away. Returns seconds, and the most resident memory in MB. */
export async function runIngest(
  from: string,
  more: readonly string[] = [],
): Promise<{ seconds: number; megabytes: number }> {
  const out = mkdtempSync(join(tmpdir(), 'observatory-bench-'));
  try {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'ingest/main.ts', '--from', from, '--out', join(out, 'releases'), ...more],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    let resident = 0;
    const watch = setInterval(() => {
      resident = Math.max(resident, mostResident(child.pid));
    }, 100);
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    clearInterval(watch);
    if (code !== 0) throw new Error(`The ingest of ${from} ended with code ${code}.`);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { seconds, megabytes: Math.round(resident) };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Builds a release from the sources' files. `null`, with a line, without them. */
export async function measureIngest(): Promise<Figures | null> {
  const from = filesOfSources();
  if (from === null) return null;
  const { seconds, megabytes } = await runIngest(from);
  return { 'all files, s': seconds, 'most memory, MB': megabytes };
}
