import type { ReactNode } from 'react';
import { crops } from '#catalog/crops/index.ts';
import { DOMESTIC_SUPPLY } from '#catalog/elements/codes.ts';
import { findElement } from '#catalog/elements/index.ts';
import type { AcceptedLoss, ReleaseCheck } from '#release/facts.ts';
import { areaName } from '../../i18n/area-words.ts';
import { editFigure } from '../../i18n/figures.ts';
import type { Formats } from '../../i18n/formats.ts';
import { useSpeech } from '../../i18n/speech.ts';
import type { Words } from '../../i18n/words.tsx';
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

interface Speech {
  words: Words;
  formats: Formats;
}

function itemText(code: string, { words }: Speech): string {
  const crop = crops.find(({ items }) => Object.values(items).some((item) => String(item) === code));
  if (crop !== undefined) return words(`crops.${crop.id}.name`);
  return words.has(`items.${code}`) ? words(`items.${code}`) : code;
}

const elementText = (code: string, { words }: Speech): string =>
  words.has(`elements.${code}.name`) ? words(`elements.${code}.name`) : code;

const amount = (element: number, text: string, speech: Speech): string =>
  editFigure(element, Number(text), speech);

/** Patterns of the data team's texts, and each one's text for readers. */
const readings: readonly (readonly [
  form: RegExp,
  read: (found: readonly string[], speech: Speech) => string,
])[] = [
  [
    /^(\d+) (\w+) (\d{4}) (uses|computed) ([-\d.e+]+) (?:supply|published) ([-\d.e+]+)$/,
    ([, item = '', area = '', year = '', kind, one = '', other = ''], speech) =>
      speech.words(kind === 'uses' ? 'checks.example.uses' : 'checks.example.supply', {
        what: [itemText(item, speech), areaName(speech.words, area), year].join(', '),
        found: amount(DOMESTIC_SUPPLY, one, speech),
        published: amount(DOMESTIC_SUPPLY, other, speech),
      }),
  ],
  [
    /^(\d+) (\d+) (\d{4}) countries ([-\d.e+]+) World ([-\d.e+]+) [\w-]+$/,
    ([, item = '', element = '', year = '', one = '', other = ''], speech) =>
      speech.words('checks.example.world', {
        what: [itemText(item, speech), elementText(element, speech), year].join(', '),
        found: amount(Number(element), one, speech),
        published: amount(Number(element), other, speech),
      }),
  ],
  [
    /^(\d+) (\d+) (\w+) (\d{4})(?: ([-\d.e+]+))?$/,
    ([, item = '', element = '', area = '', year = '', value], speech) => {
      const subject = [
        itemText(item, speech),
        elementText(element, speech),
        areaName(speech.words, area),
        year,
      ];
      return value === undefined || findElement(Number(element)) === undefined
        ? subject.join(', ')
        : `${subject.join(', ')}: ${amount(Number(element), value, speech)}`;
    },
  ],
  [
    /^([a-z][a-z-]*)(?:: .*)?$/,
    ([whole = '', source = ''], { words }) =>
      words.has(`sources.${source}`) ? words(`sources.${source}`) : whole,
  ],
];

/**
 * An exception of a check in words of the language, its codes replaced by names; `null` where it is built in a way that is not
 * known here: then it is shown as the data team reads it.
 */
export function exampleText(example: string, speech: Speech): string | null {
  for (const [form, read] of readings) {
    const match = form.exec(example);
    if (match !== null) return read(match.map((part) => part ?? undefined) as readonly string[], speech);
  }
  return null;
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
      {check.examples.length > 0 && (
        <Disclosure summary={words('checks.examples.show')}>
          <ul className={styles.examples}>
            {check.examples.map((example) => {
              const exampleLine = exampleText(example, { words, formats });
              return (
                <li key={example} lang={exampleLine === null ? 'en' : undefined}>
                  {exampleLine ?? example}
                </li>
              );
            })}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
