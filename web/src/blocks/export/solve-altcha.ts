import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import SolverWorker from './solver-worker.ts?worker';

/** More threads than this a phone does not have to spare. */
const mostThreads = 4;

/** The solution of a proof of work as the server reads it: JSON in base64. Fails where the challenge ran out of time. */
export async function solveAltcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency || 1, mostThreads),
    createWorker: () => new SolverWorker(),
  });
  if (solution === null) throw new Error('The challenge could not be solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
