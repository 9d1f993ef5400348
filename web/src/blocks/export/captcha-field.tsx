import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { leastSeconds } from '#contract/export-addresses.ts';
import type { ExportChallenge } from '#contract/export-form.ts';
import type { Words } from '../../i18n/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './export-form.module.css';

type Solving = 'idle' | 'working' | 'solved' | 'failed';

/** The code of the captcha is fetched with the click that needs it. */
async function solve(challenge: ExportChallenge): Promise<string> {
  if (challenge.kind === 'altcha') {
    const { solveAltcha } = await import('./solve-altcha.ts');
    return solveAltcha(challenge.challenge as unknown as Parameters<typeof solveAltcha>[0]);
  }
  const { solveRecaptcha } = await import('./solve-recaptcha.ts');
  return solveRecaptcha(challenge.siteKey, challenge.action);
}

/** The browser solves a proof of work. A solution can be used once: mounted again the field needs a new one. */
export function CaptchaField(props: {
  own: Words;
  challenge: ExportChallenge;
  onSolved: (solution: string | null) => void;
}): ReactNode {
  const { own, challenge, onSolved } = props;
  const id = useId();
  const [state, setState] = useState<Solving>('idle');
  const here = useRef(true);
  const opened = useRef(0);
  useEffect(() => {
    here.current = true;
    opened.current = performance.now();
    return () => {
      here.current = false;
    };
  }, []);
  const start = (): void => {
    setState('working');
    // The server refuses a form that is sent sooner, so the box keeps a quick visitor waiting.
    const tooSoon = opened.current + leastSeconds * 1000 - performance.now();
    Promise.all([solve(challenge), new Promise((resolve) => setTimeout(resolve, tooSoon))]).then(
      ([solution]) => {
        if (!here.current) return;
        setState('solved');
        onSolved(solution);
      },
      (cause: unknown) => {
        console.error('Error solving the captcha:', cause);
        if (here.current) setState('failed');
      },
    );
  };
  const busy = state === 'working';
  return (
    <div className={styles.captcha} data-state={state}>
      <input
        id={id}
        type="checkbox"
        checked={busy || state === 'solved'}
        aria-describedby={`${id}-state`}
        // What is done cannot be taken back, and the focus must not be lost, so the box stays able to have it.
        onChange={() => {
          if (state === 'idle' || state === 'failed') start();
        }}
      />
      <label htmlFor={id}>{own('export.captcha.label')}</label>
      <span id={`${id}-state`} role="status" className={styles.captchaState}>
        {state === 'solved' && <Icon name="check" size={16} />}
        {state === 'idle' ? '' : own(`export.captcha.${state}`)}
      </span>
    </div>
  );
}
