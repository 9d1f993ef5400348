import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  canBeAsked,
  consentVersions,
  exportFormPath,
  leastSeconds,
  trapField,
} from '#contract/export-addresses.ts';
import type { ExportChallenge, ExportChoices, ExportFormState, SumQuestion } from '#contract/export-form.ts';
import { checkExportForm, type ExportField, exportFields } from '#domain/export-form/fields.ts';
import { useSite } from '../../api/site.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useSpeech } from '../../i18n/speech.ts';
import { useWords, type Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LabelledField, TextField } from '../../ui/text-field.tsx';
import styles from './export-form.module.css';
import { fetchChallenge, type Sent, sendForm } from './send-form.ts';

const autoComplete: Readonly<Record<ExportField, string>> = {
  FULL_NAME: 'name',
  EMAIL: 'email',
  COUNTRY: 'country',
  INSTITUTION: 'organization',
};

/** With scripts it is checked here and the file fetched by its permit; without them a plain form with a sum comes back with the page. */
export function ExportForm(props: {
  own: Words;
  offered: ExportChoices;
  countries: readonly string[];
  /** Months after which a request is deleted; `null` until the server has answered. */
  months: number | null;
  again?: ExportFormState | null;
  /** The sum of a page without scripts, on the server. */
  question?: SumQuestion | null;
  needsScripts?: boolean;
  onDone: () => void;
}): ReactNode {
  const { own, offered, again = null, question = null, needsScripts = false } = props;
  const { words, language } = useSpeech();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<readonly string[]>(again?.invalid ?? []);
  const [alert, setAlert] = useState(again === null ? null : refusal(own, again));
  const [sending, setSending] = useState(false);
  const { challenge, months, solution, setSolution, ask, failed } = useChallenge();
  const keptMonths = months ?? props.months;
  const keepsPeople = canBeAsked(useSite());
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return props.countries
      .map((code) => [code, areaName(words, code)] as const)
      .sort(([, one], [, other]) => compare(one, other));
  }, [props.countries, language, words]);

  /** Marks fields and goes to the first; whether there is one. */
  const flag = (fields: readonly string[]): boolean => {
    setInvalid(fields);
    const first = exportFields.find((field) => fields.includes(field));
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const settle = (sent: Sent): void => {
    setSending(false);
    if (sent.state === 'done') {
      props.onDone();
      return;
    }
    if (sent.isSpent) ask();
    if (sent.state === 'captcha') setAlert(own('export.captcha.missing'));
    else if (sent.state === 'failed') setAlert(failure(own, sent.why));
    // A visitor cannot correct a field that the page added, such as the file's address.
    else if (!flag(sent.fields)) setAlert(failure(own, null));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const checked = checkExportForm(values, new Set(props.countries));
    setAlert(solution === null ? own('export.captcha.missing') : null);
    flag(checked.invalid ?? []);
    if (checked.invalid !== null || solution === null) return;
    setSending(true);
    void sendForm({ ...values, ...checked.answers, recaptcha: solution }, language).then(settle);
  };

  // Without scripts the page comes again with the focus on the field to correct, or near the message.
  const mended =
    again === null
      ? null
      : (exportFields.find((field) => again.invalid.includes(field)) ??
        (again.code === 'captcha-failed' ? 'answer' : 'send'));
  const explained = (field: ExportField): string | undefined =>
    invalid.includes(field) ? own(`export.invalid.${field}`) : undefined;
  const common = (field: ExportField) => ({
    name: field,
    required: true,
    autoComplete: autoComplete[field],
    defaultValue: again?.values[field] ?? '',
    autoFocus: mended === field,
  });
  return (
    // What is wrong is shown by this form's own rules, and not in the browser's bubbles.
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={exportFormPath}
      noValidate
      onSubmit={onSubmit}
    >
      {needsScripts && (
        <noscript>
          <p className={styles.alert}>{own('export.scripts')}</p>
        </noscript>
      )}
      <ChoiceFields own={own} offered={offered} />
      {keepsPeople && <input type="hidden" name="consent" value={consentVersions[0]} />}
      {/* Hidden, not read aloud and not filled in by browsers: only a program fills it in. */}
      <label className={styles.trap} aria-hidden="true">
        {own('export.trap')}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
      {exportFields.map((field) =>
        field === 'COUNTRY' ? (
          <LabelledField key={field} label={own(`export.field.${field}`)} explained={explained(field)}>
            {(attributes) => (
              <select {...common(field)} {...attributes}>
                <option value="">{own('export.field.choose')}</option>
                {countries.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
        ) : (
          <TextField
            key={field}
            {...common(field)}
            label={own(`export.field.${field}`)}
            explained={explained(field)}
            type={field === 'EMAIL' ? 'email' : 'text'}
          />
        ),
      )}
      {challenge !== null && (
        <CaptchaField
          key={challenge.at}
          own={own}
          challenge={challenge.asked}
          onSolved={(newSolution) => {
            setSolution(newSolution);
            setAlert(null);
          }}
        />
      )}
      {failed && (
        <p role="alert">
          {own('export.captcha.unavailable')}{' '}
          <Button look="quiet" onClick={ask}>
            {words('dataPage.state.retry')}
          </Button>
        </p>
      )}
      {/* Browsers with scripts look at nothing in it, so that the sum need not be among their data. */}
      <noscript>
        {question !== null && (
          <>
            <TextField
              label={own('export.sum', { one: question.terms[0], other: question.terms[1] })}
              name="answer"
              inputMode="numeric"
              autoComplete="off"
              required
              defaultValue={again?.values['answer'] ?? ''}
              autoFocus={mended === 'answer'}
            />
            <input type="hidden" name="recaptcha" value={question.token} />
          </>
        )}
      </noscript>
      <p role="alert" className={styles.alert}>
        {alert}
      </p>
      <Button
        type="submit"
        look="solid"
        className={styles.send}
        aria-disabled={sending}
        autoFocus={mended === 'send'}
      >
        {own(sending ? 'export.sending' : 'export.send')}
      </Button>
      <p className={styles.privacy}>
        {own(keepsPeople ? 'export.privacy' : 'export.privacy.nobody')}{' '}
        {keptMonths !== null && own('export.privacy.months', { months: keptMonths })}{' '}
        {keepsPeople && <a href={`/${language}/beans/contact`}>{own('export.privacy.contact')}</a>}
      </p>
    </form>
  );
}

const failure = (own: Words, why: string | null): string =>
  [own('export.failed'), why].filter((part) => part !== null).join('. ');

/** Message above the button of a plain form that comes again; `null` where a marked field has its own. */
function refusal(own: Words, { invalid, code, title }: ExportFormState): string | null {
  if (invalid.some((field) => exportFields.some((one) => one === field))) return null;
  return code === 'captcha-failed' ? own('export.captcha.missing') : failure(own, title);
}

/** The captcha of this site, fetched with the form, and again after a solution was used. */
function useChallenge() {
  const [challenge, setChallenge] = useState<{ asked: ExportChallenge; at: number } | null>(null);
  const [solution, setSolution] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    setSolution(null);
    setFailed(false);
    fetchChallenge().then(
      (asked) => here && setChallenge({ asked, at: round }),
      (cause: unknown) => {
        console.error('Error loading the captcha:', cause);
        if (here) setFailed(true);
      },
    );
    return () => {
      here = false;
    };
  }, [round]);
  return {
    challenge,
    months: challenge?.asked.retention_months ?? null,
    solution,
    setSolution,
    failed,
    ask: () => setRound((before) => before + 1),
  };
}

function ChoiceFields({ own, offered }: { own: Words; offered: ExportChoices }): ReactNode {
  const words = useWords();
  const { title, asked, choices } = offered;
  const chosen = choices.some(({ rows }) => rows === asked) ? asked : choices[0]?.rows;
  return (
    <fieldset className={styles.choices}>
      <legend>{own('export.what')}</legend>
      {choices.map(({ rows, file, count }) => (
        <label key={rows}>
          <input type="radio" name="file" value={file} defaultChecked={rows === chosen} />
          <span>
            {own(`export.choice.${rows}`, { title })} <small>({words('figure.files.rows', { count })})</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Solving = 'idle' | 'working' | 'solved' | 'failed';

async function solve(challenge: ExportChallenge): Promise<string> {
  if (challenge.kind === 'altcha') {
    const { solveAltcha } = await import('./solve-altcha.ts');
    return solveAltcha(challenge.challenge as unknown as Parameters<typeof solveAltcha>[0]);
  }
  const { solveRecaptcha } = await import('./solve-recaptcha.ts');
  return solveRecaptcha(challenge.siteKey, challenge.action);
}

/** The browser solves a proof of work. A solution can be used once: mounted again the field needs a new one. */
function CaptchaField(props: {
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
