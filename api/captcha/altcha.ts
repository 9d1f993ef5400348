import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { ProblemError } from '../errors.ts';
import { type Captcha, challengeMinutes, minutesAfter, requireTime } from './captcha.ts';

/** Rounds of a try, and how many tries a browser needs at least and at most. The library proposes more, which takes a phone ten seconds. */
const cost = 1000;
const publishedTries: Tries = [1500, 3000];

export type Tries = readonly [fewest: number, most: number];

/** The widget's payload, as JSON in base64. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      // A challenge of this server; other parameters are refused.
      cost: z.literal(cost),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.int().min(0).max(1e6), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
});

/**
 * ALTCHA, a self-hosted proof of work: the browser derives keys until one has the prefix of the challenge. The server verifies the
 * key by its signature, without a third party. All nodes share `secrets`.
 */
export function altcha({
  secrets,
  clock,
  tries: [fewestTries, mostTries] = publishedTries,
}: {
  secrets: () => Promise<{ challenge: string; key: string }>;
  clock: () => Date;
  tries?: Tries | undefined;
}): Captcha {
  return {
    sources: [],
    async challenge() {
      const { challenge, key } = await secrets();
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(mostTries, fewestTries),
        deriveKey,
        expiresAt: minutesAfter(clock(), challengeMinutes),
        hmacSignatureSecret: challenge,
        hmacKeySignatureSecret: key,
      });
      return { kind: 'altcha', challenge: { parameters: { ...parameters }, signature } };
    },
    async check(solution) {
      const proof = payload.safeParse(fromBase64(solution));
      if (!proof.success) throw new ProblemError('captcha-failed', 'This is no solution of a challenge.');
      const { challenge, key } = await secrets();
      const { verified } = await verifySolution({
        challenge: proof.data.challenge,
        solution: proof.data.solution,
        deriveKey,
        hmacSignatureSecret: challenge,
        hmacKeySignatureSecret: key,
      });
      const expiresAt = new Date(proof.data.challenge.parameters.expiresAt * 1000);
      if (!verified || expiresAt <= clock())
        throw new ProblemError(
          'captcha-failed',
          'The solution is wrong, over, or of another site. Ask for another challenge.',
        );
      // The time at which it is over is signed, and with it the time at which it was made.
      requireTime(minutesAfter(expiresAt, -challengeMinutes), clock());
      return { once: `altcha ${proof.data.challenge.signature}`, expiresAt };
    },
  };
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
