import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  consentVersions,
  exportChallengePath,
  exportChoicesPath,
  exportFormPath,
  exportPage,
  trapField,
} from '#contract/export-addresses.ts';
import {
  type ExportFormState,
  exportChallenge,
  exportChoices,
  exportForm,
  exportFormFields,
  exportPermit,
  type SumQuestion,
} from '#contract/export-form.ts';
import { languageCookie } from '#contract/page.ts';
import { type ProblemCode, problem, problemStatus } from '#contract/problem.ts';
import { checkExportForm, type ExportAnswers, type ExportField } from '#domain/export-form/fields.ts';
import type { Solved } from '../captcha/captcha.ts';
import { ProblemError } from '../errors.ts';
import type { ExportDesk } from '../export-form/export-desk.ts';
import { defaultFile, formOf, languageOf, parseFile, withPermit } from '../export-form/file-address.ts';
import { hashOf, newPermit } from '../export-form/permits.ts';
import { keepRequest } from '../export-form/write-requests.ts';
import { ownLanguage } from '../language.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ApiWords } from '../words.ts';
import { ownAddress } from './pace.ts';
import { isPlainForm, plainForm, readsPages } from './plain-form.ts';
import { explain } from './problems.ts';

/** Bytes of a form that are read: all fields at their longest, in percent codes. */
const largestForm = 16 * 1024;

export interface ExportFormOptions {
  desk: ExportDesk;
  store: ReleaseStore;
  /** Draws the page of a plain form again; `null` where there are no pages. */
  drawAgain: DrawAgain | null;
  /** Says which workbooks there are beside a figure; `null` where there are no pages. */
  offerChoices: OfferChoices | null;
  words: ApiWords;
  /** Whether the site has a contact for questions on stored personal data; without one none is stored. */
  keepsPeople: boolean;
}

/** Sends the page at an address with a form that was not accepted. */
export type DrawAgain = (
  request: FastifyRequest,
  reply: FastifyReply,
  again: { address: string; form: ExportFormState; question: SumQuestion | null; status: number },
) => Promise<FastifyReply>;

/** Answers with the choices beside the workbook of an address. */
export type OfferChoices = (
  request: FastifyRequest,
  reply: FastifyReply,
  workbook: string,
) => Promise<FastifyReply>;

const body = z.record(z.string(), z.unknown());

/** The export form: its challenge, and its submission. */
export async function registerExportForm(app: FastifyInstance, options: ExportFormOptions): Promise<void> {
  readForms(app);
  tellInPages(app, options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  const { desk } = options;

  app.get(exportChallengePath, { schema: describeChallenge() }, async () => ({
    ...(await desk.captcha.challenge()),
    retention_months: desk.retentionMonths,
  }));

  app.get<{ Querystring: { file: string } }>(
    exportChoicesPath,
    { schema: describeChoices() },
    (request, reply) => {
      const file = parseFile(request.query.file);
      if (file === null || options.offerChoices === null)
        throw new ProblemError(
          'invalid-parameter',
          'The parameter file is no address of a workbook of this site.',
        );
      return options.offerChoices(request, reply, file);
    },
  );

  app.post(
    exportFormPath,
    // Errors of a form are reported by field, all at once, unlike those of an address's parameters.
    { schema: describeForm(), bodyLimit: largestForm, validatorCompiler: () => (value) => ({ value }) },
    async (request, reply) => {
      const isPlain = isPlainForm(request);
      const fields = body.catch({}).parse(request.body);
      const language = ownLanguage(request.cookies[languageCookie], request.headers['accept-language']);
      try {
        if (request.overLimit !== null) throw new ProblemError('too-many-requests', request.overLimit);
        const accepted = await accept(
          { file: defaultFile(language), ...fields },
          isPlain,
          options,
          isOffered(app, options),
        );
        if (isPlain) return reply.redirect(accepted.file, 303);
        return reply.code(201).header('location', accepted.file).send(accepted);
      } catch (error) {
        const file = parseFile(fields['file']);
        if (!isPlain || !(error instanceof ProblemError) || file === null || options.drawAgain === null)
          throw error;
        const again = await stateOf(fields, error, options, file);
        if (error.status === 503) reply.header('retry-after', '5');
        return options.drawAgain(request, reply, { ...again, address: formOf(file), status: error.status });
      }
    },
  );
  refuseOtherMethods(app);
}

/**
 * What is refused before it could be read as a form (too large, of another type, cut off), or names no file: a browser gets the
 * form's page, other clients the problem.
 */
function tellInPages(app: FastifyInstance, { drawAgain, words }: ExportFormOptions): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code } = explain(error);
    const status = problemStatus[code];
    if (drawAgain === null || status >= 500 || !readsPages(request)) throw error;
    const language = ownLanguage(request.cookies[languageCookie], request.headers['accept-language']);
    const title = words.problemTitle(code, language);
    const form = { values: {}, invalid: [], code, title };
    return drawAgain(request, reply, { address: `/${language}${exportPage}`, form, question: null, status });
  });
}

/**
 * Stores a form's request and issues its permit. Without consent, or without a contact of the site, the permit has no name, and only the
 * day is stored. Throws `invalid-fields`, `captcha-failed` and errors of the store.
 */
async function accept(
  fields: Readonly<Record<string, unknown>>,
  isPlain: boolean,
  { desk, store, keepsPeople }: ExportFormOptions,
  offered: (file: string) => Promise<boolean>,
): Promise<z.infer<typeof exportPermit>> {
  const request = await check(fields, store, offered);
  const solved = await checkSolution(fields, isPlain, desk);
  const now = desk.clock();
  const { permit, hash, expiresAt } = newPermit(now);
  const { answers, file } = request;
  const consent = keepsPeople ? request.consent : null;
  const ofPerson = (field: ExportField): string => (consent === null ? '' : answers[field]);
  await desk.requests.use((db) =>
    keepRequest(
      db,
      {
        id: randomUUID(),
        full_name: ofPerson('FULL_NAME'),
        email: ofPerson('EMAIL'),
        country: ofPerson('COUNTRY'),
        institution: ofPerson('INSTITUTION'),
        file,
        asked_at: consent === null ? dayOf(now) : now.toISOString(),
        consent: consent ?? '',
        permit_hash: hash,
        permit_expires_at: expiresAt,
        used_at: null,
      },
      { hash: hashOf(solved.once), expiresAt: solved.expiresAt.toISOString() },
    ),
  );
  return { permit, file: withPermit(file, permit), expires: expiresAt, consent };
}

/** Whether the site has the workbook of an address: a visitor should not give a name for a missing file. A failed check refuses nothing. */
function isOffered(app: FastifyInstance, { offerChoices }: ExportFormOptions) {
  return async (file: string): Promise<boolean> => {
    if (offerChoices === null) return true;
    const url = `${exportChoicesPath}?${new URLSearchParams({ file })}`;
    const headers = { 'accept-encoding': 'identity' };
    const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: ownAddress });
    if (answer.statusCode !== 200) return answer.statusCode >= 500;
    return exportChoices.parse(answer.json()).choices.some((choice) => choice.file === file);
  };
}

/** Every field, before the solution is looked at, which serves once. */
async function check(
  fields: Readonly<Record<string, unknown>>,
  store: ReleaseStore,
  offered: (file: string) => Promise<boolean>,
): Promise<{ answers: ExportAnswers; file: string; consent: string | null }> {
  const countries = await store.use(async ({ areas }) => ({
    has: (iso3: string): boolean => areas.get(iso3)?.kind === 'country',
  }));
  const { answers, invalid } = checkExportForm(fields, countries);
  const fileAddress = parseFile(fields['file']);
  const file = fileAddress !== null && (await offered(fileAddress)) ? fileAddress : null;
  const consent = z
    .enum(consentVersions)
    .nullable()
    .safeParse(fields['consent'] ?? null).data;
  if (answers !== null && file !== null && consent !== undefined) return { answers, file, consent };
  const wrong = [
    ...(invalid ?? []),
    ...(file === null ? ['file'] : []),
    ...(consent === undefined ? ['consent'] : []),
  ];
  throw new ProblemError('invalid-fields', `These fields cannot be accepted: ${wrong.join(', ')}.`, wrong);
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

async function checkSolution(
  fields: Readonly<Record<string, unknown>>,
  isPlain: boolean,
  desk: ExportDesk,
): Promise<Solved> {
  const { recaptcha, answer, [trapField]: trapped = '' } = fields;
  if (trapped !== '') throw new ProblemError('captcha-failed', `No person fills in ${trapField}.`);
  if (typeof recaptcha !== 'string' || recaptcha === '')
    throw new ProblemError('captcha-failed', 'The captcha is not solved: recaptcha is empty.');
  // Without scripts, the answer to a sum comes beside its token.
  if (isPlain && desk.sums !== null && typeof answer === 'string' && answer !== '')
    return desk.sums.check(recaptcha, answer);
  return desk.captcha.check(recaptcha);
}

/** State of a plain form to show again. Its sum is the same, with its answer, unless that was at fault. */
async function stateOf(
  input: Readonly<Record<string, unknown>>,
  { code, fields }: ProblemError,
  { desk, words }: ExportFormOptions,
  file: string,
): Promise<{ form: ExportFormState; question: SumQuestion | null }> {
  const token = String(input['recaptcha'] ?? '');
  const newQuestion = desk.sums?.ask(token, code !== 'captcha-failed');
  const question = (await newQuestion?.catch(() => null)) ?? null;
  const visibleFields = question?.token === token ? [...exportFormFields, 'answer'] : exportFormFields;
  const form = {
    values: Object.fromEntries(visibleFields.map((name) => [name, String(input[name] ?? '').slice(0, 1000)])),
    invalid: fields ?? [],
    code,
    title: words.problemTitle(code, languageOf(file)),
  };
  return { form, question };
}

/** Forms come as JSON or as browsers send them without scripts, and as nothing else. */
function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      try {
        return JSON.parse(text);
      } catch {
        throw new ProblemError('malformed-json', 'The body is not JSON.');
      }
    },
  );
  app.addContentTypeParser(plainForm, { parseAs: 'string' }, async (_request: unknown, text: string) =>
    Object.fromEntries(new URLSearchParams(text)),
  );
}

function refuseOtherMethods(app: FastifyInstance): void {
  const allowed = {
    [exportFormPath]: 'POST',
    [exportChallengePath]: 'GET, HEAD',
    [exportChoicesPath]: 'GET, HEAD',
  };
  for (const [url, methods] of Object.entries(allowed)) {
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
      (m) => !methods.includes(m),
    );
    const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
      reply.header('allow', methods);
      throw new ProblemError(
        'method-not-allowed',
        `${request.method} is not allowed here. Allowed: ${methods}.`,
      );
    };
    app.route({ method: others, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
  }
}

function refusals(codes: readonly ProblemCode[]): Record<string, unknown> {
  const content = { 'application/problem+json': { schema: problem } };
  return Object.fromEntries(
    codes.map((code) => [problemStatus[code], { description: `Problem ${code}`, content }]),
  );
}

function describeChallenge(): Record<string, unknown> {
  return {
    operationId: 'exportChallenge',
    summary: 'A challenge for the export form',
    querystring: z.strictObject({}),
    response: {
      200: { description: 'A challenge', content: { 'application/json': { schema: exportChallenge } } },
      ...refusals(['unknown-parameter', 'too-many-requests', 'store-unavailable']),
    },
  };
}

function describeChoices(): Record<string, unknown> {
  return {
    operationId: 'exportChoices',
    summary: 'The workbooks that the export form offers beside a figure, with the rows of each',
    querystring: z.strictObject({ file: z.string().describe('Address of one of them.') }),
    response: {
      200: { description: 'The workbooks', content: { 'application/json': { schema: exportChoices } } },
      ...refusals(['invalid-parameter', 'unknown-figure', 'too-many-requests', 'busy']),
    },
  };
}

function describeForm(): Record<string, unknown> {
  return {
    operationId: 'exportData',
    summary: 'Asks for a workbook, and answers with a permit that serves once within ten minutes',
    consumes: ['application/json', plainForm],
    body: exportForm,
    response: {
      201: { description: 'A permit', content: { 'application/json': { schema: exportPermit } } },
      ...refusals(['invalid-fields', 'captcha-failed', 'body-too-large', 'unsupported-media-type']),
      ...refusals(['too-many-requests', 'store-unavailable']),
    },
  };
}
