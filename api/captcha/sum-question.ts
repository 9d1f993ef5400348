import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { SumQuestion } from '#contract/export-form.ts';
import { ProblemError } from '../errors.ts';
import { challengeMinutes, minutesAfter, requireTime, type Solved } from './captcha.ts';

/** Content of a token: the two terms; when the sum was issued, and when its form was opened first, in milliseconds since 1970. */
const content = z.tuple([z.int(), z.int(), z.int(), z.int()]);

const algorithm = 'aes-256-gcm';
const saltBytes = 12;
const tagBytes = 16;

/** Sums of two numbers up to 12, for forms without scripts. A token is encrypted, serves once and is over when a challenge is. */
export class SumQuestions {
  readonly #secret: () => Promise<string>;
  readonly #clock: () => Date;

  /** `secret` are 32 bytes in base64, shared by all nodes. */
  constructor({ secret, clock }: { secret: () => Promise<string>; clock: () => Date }) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /**
   * A sum. For a form that comes again `before` is its token: the same sum where the answer was not at fault (`isKept`), else one that counts
   * from when that form was opened, so that a person who only writes another answer is not too quick.
   */
  async ask(before = '', isKept = false): Promise<SumQuestion> {
    const last = await this.#open(before);
    if (last !== null && isKept) return { token: before, terms: last.terms };
    const terms: SumQuestion['terms'] = [randomInt(1, 13), randomInt(1, 13)];
    const now = this.#clock().getTime();
    const salt = randomBytes(saltBytes);
    const cipher = createCipheriv(algorithm, await this.#key(), salt);
    const text = cipher.update(JSON.stringify([...terms, now, last?.opened.getTime() ?? now]));
    const token = Buffer.concat([salt, text, cipher.final(), cipher.getAuthTag()]).toString('base64url');
    return { token, terms };
  }

  /** Checks the answer to a sum. Throws `captcha-failed`. */
  async check(token: string, answer: string): Promise<Solved> {
    const content = await this.#open(token);
    if (content === null || answer.trim() !== String(content.terms[0] + content.terms[1]))
      throw new ProblemError(
        'captcha-failed',
        'The answer is wrong, over, or of another site. Answer another sum.',
      );
    requireTime(content.opened, this.#clock());
    return { once: `sum ${content.salt}`, expiresAt: content.expiresAt };
  }

  async #key(): Promise<Buffer> {
    return Buffer.from(await this.#secret(), 'base64url');
  }

  /** The content of a valid token that has not expired. */
  async #open(
    token: string,
  ): Promise<{ terms: SumQuestion['terms']; opened: Date; expiresAt: Date; salt: string } | null> {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length <= saltBytes + tagBytes) return null;
    const salt = bytes.subarray(0, saltBytes);
    const decipher = createDecipheriv(algorithm, await this.#key(), salt, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    const text = decipher.update(bytes.subarray(saltBytes, -tagBytes));
    try {
      decipher.final();
    } catch {
      return null;
    }
    const [one, other, asked, opened] = content.parse(JSON.parse(text.toString()));
    const expiresAt = minutesAfter(new Date(asked), challengeMinutes);
    if (expiresAt <= this.#clock()) return null;
    return { terms: [one, other], opened: new Date(opened), expiresAt, salt: salt.toString('base64url') };
  }
}
