import { z } from 'zod';
import { ProblemError } from '../errors.ts';
import { type Captcha, minutesAfter } from './captcha.ts';

/** Name of the action; version 3 returns it with the answer. */
const action = 'export_data';

/** Milliseconds within which Google has to answer. */
const slowestAnswer = 5000;

/** Minutes for which Google lets a token serve. */
const tokenMinutes = 2;

const longestToken = 8192;

/** Google's answer; version 2 has neither score nor action. */
const siteverify = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export interface RecaptchaOptions {
  siteKey: string;
  secret: string;
  /** Lowest score of version 3 that passes, 0 to 1. */
  leastScore: number;
  /** Host name of the form's page; any when `undefined`. */
  hostname: string | undefined;
  /** Google's address, or that of a substitute. */
  verifyUrl: string;
  fetch: typeof fetch;
  clock: () => Date;
}

const failed = (why: string): ProblemError => new ProblemError('captcha-failed', why);

/** Google reCAPTCHA, version 2 or 3, verified by Google. The person's IP address is not sent. */
export function recaptcha(options: RecaptchaOptions): Captcha {
  const { siteKey, leastScore, hostname, clock } = options;
  return {
    sources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    challenge: async () => ({ kind: 'recaptcha', siteKey, action }),
    async check(token) {
      if (token.length > longestToken) throw failed('This is no solution of a challenge.');
      const answer = await askGoogle(token, options);
      const errors = answer['error-codes'] ?? [];
      // Wrong keys are the operator's, and no visitor can mend them.
      if (errors.some((code) => code.endsWith('-secret'))) throw unavailable();
      if (!answer.success) throw failed('Google does not accept the solution. Solve the captcha again.');
      if (hostname !== undefined && answer.hostname !== hostname)
        throw failed('The solution is of another site.');
      if (answer.action !== undefined && answer.action !== action)
        throw failed('The solution was made for something else.');
      if (answer.score !== undefined && answer.score < leastScore)
        throw failed('Google takes the visitor for a program.');
      return { once: `recaptcha ${token}`, expiresAt: minutesAfter(clock(), tokenMinutes) };
    },
  };
}

const unavailable = (): ProblemError =>
  new ProblemError('captcha-unavailable', 'The captcha could not be checked. Ask again soon.');

async function askGoogle(
  token: string,
  { secret, verifyUrl, fetch }: RecaptchaOptions,
): Promise<z.infer<typeof siteverify>> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(slowestAnswer),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return siteverify.parse(await response.json());
  } catch {
    throw unavailable();
  }
}
