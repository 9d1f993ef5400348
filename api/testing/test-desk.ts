import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { exportChallenge } from '#contract/export-form.ts';
import { type ExportDesk, type ExportDeskOptions, openExportDesk } from '../export-form/export-desk.ts';

export interface TestDesk {
  desk: ExportDesk;
  /** File of the requests. */
  file: string;
  /** Lines that the desk logged. */
  log: string[];
  /** Sets the desk's clock apart from the machine's, in minutes. */
  setClock(minutes: number): void;
  close(): Promise<void>;
}

/** A desk with a store of its own, or beside another one on the same store. */
export function openTestDesk(
  options: Partial<ExportDeskOptions> & { file?: string; mostPages?: number } = {},
): TestDesk {
  const directory = mkdtempSync(join(tmpdir(), 'observatory-requests-'));
  const file = options.file ?? join(directory, 'own', 'requests.sqlite');
  const log: string[] = [];
  let minutes = 0;
  const desk = openExportDesk({
    place: { file, ...(options.mostPages === undefined ? {} : { mostPages: options.mostPages }) },
    retentionMonths: 24,
    captchaKey: undefined,
    google: undefined,
    clock: () => new Date(Date.now() + minutes * 60_000),
    fetch,
    logger: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    ...options,
  });
  return {
    desk,
    file,
    log,
    setClock: (apart) => {
      minutes = apart;
    },
    close: async () => {
      await desk.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Asks the app for a challenge and works out its solution, as a browser does. */
export async function solve(app: FastifyInstance): Promise<string> {
  const asked = exportChallenge.parse((await app.inject('/api/v2/export-challenge')).json());
  if (asked.kind !== 'altcha') throw new Error(`A challenge of ${asked.kind}`);
  const challenge = asked.challenge as unknown as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A sum of the app with its answer, which takes no work to find. */
export async function solveSum(app: FastifyInstance): Promise<{ recaptcha: string; answer: string }> {
  const asked = exportChallenge.parse((await app.inject('/api/v2/export-challenge?kind=sum')).json());
  if (asked.kind !== 'sum') throw new Error(`A challenge of ${asked.kind}`);
  return { recaptcha: asked.token, answer: String(asked.terms[0] + asked.terms[1]) };
}

/** A form that is whole but for its captcha. */
export const wholeForm = {
  FULL_NAME: 'Orlando Anderson',
  EMAIL: 'orlando@bean.example',
  COUNTRY: 'BRA',
  INSTITUTION: 'Casa do Feijão',
  file: '/pt/beans/data/consumption.xlsx?year=2017&country=KEN',
  consent: '2026-11',
} as const;
