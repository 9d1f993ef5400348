import type { ReactNode } from 'react';
import type { AcceptedLoss, ReleaseCheck } from '#release/facts.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './databases-page.module.css';

/** The parts that a release was published without, and why, as its makers wrote it. */
export function AcceptedNote({ loss }: { loss: AcceptedLoss }): ReactNode {
  const { words, formats } = useSpeech();
  return words(`checks.accepted.${loss.kind}`, {
    before: loss.before === null ? '' : formats.number(loss.before, 0),
    after: formats.number(loss.after, 0),
    since: loss.since ?? '',
    reason: loss.reason,
  });
}

export function CheckList(props: {
  checks: readonly ReleaseCheck[];
  accepted: readonly AcceptedLoss[];
}): ReactNode {
  const { checks, accepted } = props;
  const { words, formats } = useSpeech();
  if (checks.length === 0) return null;
  const having = (status: ReleaseCheck['status']): number =>
    checks.filter((check) => check.status === status).length;
  return (
    <section aria-labelledby="checks" className={styles.part}>
      <h2 id="checks">{words('checks.title')}</h2>
      <p>
        {words('checks.lead', {
          passed: formats.number(having('passed'), 0),
          count: checks.length,
          warned: having('warned'),
          unexamined: having('not-examined'),
        })}
      </p>
      <Disclosure summary={words('checks.all', { count: checks.length })}>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <li key={check.key} className={styles.check}>
              <CheckEntry check={check} loss={accepted.find(({ name }) => name === check.key)} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function CheckEntry(props: { check: ReleaseCheck; loss: AcceptedLoss | undefined }): ReactNode {
  const { check, loss } = props;
  const { words, formats } = useSpeech();
  const key = `checks.${check.key}`;
  const counted = {
    shown: formats.number(check.exceptions, 0),
    examined: formats.number(check.examined, 0),
  };
  return (
    <>
      <h3 className={styles.checkName}>
        <Icon name={check.status === 'passed' ? 'check' : 'warning'} size={18} />
        {words.has(key) ? words(key) : <span lang="en">{check.key}</span>}
      </h3>
      <p>{words.has(`${key}.text`) ? words(`${key}.text`) : <span lang="en">{check.detail}</span>}</p>
      <p className={styles.quiet}>
        {check.status === 'warned' ? (
          words('checks.status.warned', counted)
        ) : check.status === 'not-examined' ? (
          words('checks.status.not-examined')
        ) : (
          <>
            {words(`checks.status.${check.status}`)} ·{' '}
            {words('checks.exceptions.count', { ...counted, count: check.exceptions })}
          </>
        )}
      </p>
      {loss !== undefined && (
        <p className={styles.quiet}>
          <AcceptedNote loss={loss} />
        </p>
      )}
    </>
  );
}
