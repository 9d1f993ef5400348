import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { root } from './tree.mjs';

/** A step failed, and its own output has the reason. */
export class StepError extends Error {}

/** Megabytes in which installing, building and preparing the starter figures side by side were tried. */
const enoughMegabytes = 1000;

/**
 * Why a step was killed by a signal that people do not send: systems kill a process, or Node aborts, when memory runs out. `null`
 * for other signals.
 */
export function whyKilled(signal, bytes = availableBytes()) {
  if (signal !== 'SIGKILL' && signal !== 'SIGABRT') return null;
  return `A step was ended from outside (${signal}), as systems do where memory runs out: ${enoughMegabytes} MB are enough, and this machine has ${Math.round(bytes / 1e6)} MB.`;
}

/** Memory of the machine, or the limit of its container. */
function availableBytes() {
  const bound = process.constrainedMemory === undefined ? 0 : process.constrainedMemory();
  return bound > 0 ? Math.min(bound, totalmem()) : totalmem();
}

/** Runs a program in the repository without standard input; gives its exit code. */
export function run(program, args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    const pass = (signal) => child.kill(typeof signal === 'string' ? signal : 'SIGTERM');
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    // Steps run side by side: the failure of one ends the others.
    process.on('exit', pass);
    const tidy = () => {
      for (const signal of [...signals, 'exit']) process.off(signal, pass);
    };
    child.once('error', (error) => {
      tidy();
      fail(new StepError(`${program} cannot be started: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      tidy();
      const killed = signal === null ? null : whyKilled(signal);
      if (killed !== null) {
        fail(new StepError(killed));
        return;
      }
      // Interrupted by the user or by the machine: what would come next is not wanted either.
      if (signal !== null) process.exit(130);
      done(code ?? 1);
    });
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a program whose failure ends the command. */
export async function must(code, message) {
  if ((await code) !== 0) throw new StepError(message);
}

/**
 * Ends this process, as by SIGTERM, when npm has gone: npm hands signals to a shell, which dies of them and leaves what
 * it started running.
 */
export function followParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Ends the command with a sentence when a step failed, and with a stack when the program itself is wrong. */
export function stop(error) {
  console.error(error instanceof StepError ? `\n${error.message}` : error);
  process.exit(1);
}
