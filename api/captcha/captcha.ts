import { leastSeconds } from '#contract/export-addresses.ts';
import type { CaptchaChallenge } from '#contract/export-form.ts';
import { ProblemError } from '../errors.ts';

/** A solution that holds: what to remember it by, so that it serves once, and until when. */
export interface Solved {
  /** Unique id of the challenge, or of the solution. */
  once: string;
  expiresAt: Date;
}

/** A way of telling people from programs. */
export interface Captcha {
  /** Addresses below which a page with it loads from others. */
  sources: readonly string[];
  challenge(): Promise<CaptchaChallenge>;
  /** Throws `captcha-failed` for a wrong solution, and `captcha-unavailable` where it cannot be verified. */
  check(solution: string): Promise<Solved>;
}

/** Minutes for which a challenge may be answered. */
export const challengeMinutes = 10;

export function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}

/** Refuses a form that was sent sooner after its challenge than a person can fill it in. */
export function requireTime(opened: Date, now: Date): void {
  if (now.getTime() < opened.getTime() + leastSeconds * 1000)
    throw new ProblemError(
      'captcha-failed',
      `A form is taken ${leastSeconds} s after its challenge, not sooner.`,
    );
}
