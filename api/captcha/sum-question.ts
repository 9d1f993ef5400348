import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SumQuestion } from '#contract/export-form.ts';
import { ProblemError } from '../errors.ts';
import { challengeMinutes, minutesAfter, type Solved } from './captcha.ts';

/** What the token says, signed: whoever reads it learns what the page says anyway. */
const question = z.object({
  id: z.string(),
  terms: z.tuple([z.number().int(), z.number().int()]),
  /** Milliseconds since 1970. */
  expires: z.number(),
});

const failed = (): ProblemError =>
  new ProblemError('captcha-failed', 'The answer is wrong, over, or of another site. Answer another sum.');

const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A sum of two numbers up to 12, for forms without scripts. Its token is signed, serves once and is over when a challenge is. */
export function askSum(secret: string, now: Date): SumQuestion {
  const terms: [number, number] = [randomInt(1, 13), randomInt(1, 13)];
  const expires = minutesAfter(now, challengeMinutes).getTime();
  const text = Buffer.from(JSON.stringify({ id: randomUUID(), terms, expires })).toString('base64url');
  return { kind: 'sum', token: `${text}.${sign(text, secret)}`, terms };
}

/** Checks the answer to a sum. Throws `captcha-failed`. */
export function checkSum(token: string, answer: string, secret: string, now: Date): Solved {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw failed();
  const { id, terms, expires } = question.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const sum = terms[0] + terms[1];
  if (expires <= now.getTime() || answer.trim() !== String(sum)) throw failed();
  return { once: `sum ${id}`, expiresAt: new Date(expires) };
}
