import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import type { SiteSettings } from '#contract/site-settings.ts';
import { type ExportDesk, type ExportDeskOptions, openExportDesk } from '../export-form/export-desk.ts';

export interface TestDesk {
  desk: ExportDesk;
  /** File of the requests. */
  file: string;
  /** Lines that the desk logged. */
  log: string[];
  /** Sets the desk's clock apart from the machine's, in minutes. */
  setClock(minutes: number): void;
  /** The solution of a challenge that was made a minute ago, as a browser works it out. */
  solve(): Promise<string>;
  /** A sum issued a minute ago, with its answer. */
  solveSum(): Promise<{ recaptcha: string; answer: string }>;
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
    captchaTries: [1, 3],
    clock: () => new Date(Date.now() + minutes * 60_000),
    fetch,
    logger: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    ...options,
  });
  const aMinuteAgo = async <T>(ask: () => Promise<T>): Promise<T> => {
    minutes -= 1;
    const challenge = await ask();
    minutes += 1;
    return challenge;
  };
  return {
    desk,
    file,
    log,
    setClock: (apart) => {
      minutes = apart;
    },
    solve: async () => {
      const puzzle = await aMinuteAgo(() => desk.captcha.challenge());
      if (puzzle.kind !== 'altcha') throw new Error(`A challenge of ${puzzle.kind}`);
      const challenge = puzzle.challenge as unknown as Parameters<typeof solveChallenge>[0]['challenge'];
      const solution = await solveChallenge({ challenge, deriveKey });
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    },
    solveSum: async () => {
      const question = await aMinuteAgo(async () => desk.sums?.ask());
      if (question === undefined) throw new Error('This desk asks no sums.');
      return { recaptcha: question.token, answer: String(question.terms[0] + question.terms[1]) };
    },
    close: async () => {
      await desk.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Settings of a site with a contact, so that personal data are stored. */
export const reachable: SiteSettings = { contact: { email: 'house@beans.example' } };

/** A form that is whole but for its captcha. */
export const wholeForm = {
  FULL_NAME: 'Orlando Anderson',
  EMAIL: 'orlando@bean.example',
  COUNTRY: 'BRA',
  INSTITUTION: 'Casa do Feijão',
  file: '/pt/beans/data/consumption.xlsx?year=2017&country=KEN',
  consent: '2026-11',
} as const;
