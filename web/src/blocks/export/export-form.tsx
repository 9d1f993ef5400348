import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { exportFormPath } from '#contract/export-addresses.ts';
import type { ExportChallenge, ExportFormState, SumQuestion } from '#contract/export-form.ts';
import { checkExportForm, type ExportField, exportFields } from '#domain/export-form/fields.ts';
import { areaName } from '../../i18n/area-words.ts';
import { useLanguage, useWords, type Words } from '../../i18n/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { consentVersion } from './consent.ts';
import styles from './export-form.module.css';
import { fetchChallenge, type Sent, sendForm } from './send-form.ts';

/** One of the workbooks that a form may ask for. */
export interface ExportChoice {
  label: string;
  /** Address of the workbook. */
  file: string;
}

const autoComplete: Readonly<Record<ExportField, string>> = {
  FULL_NAME: 'name',
  EMAIL: 'email',
  COUNTRY: 'country',
  INSTITUTION: 'organization',
};

/**
 * The form that workbooks are handed out by. With scripts it is checked here first and the file is fetched by its permit; without
 * them it is a plain form with a sum, and what was wrong comes back with the page.
 */
export function ExportForm(props: {
  own: Words;
  choices: readonly ExportChoice[];
  /** ISO3 codes of the list. */
  countries: readonly string[];
  /** Months after which a request is deleted; `null` until the server has said so. */
  months: number | null;
  /** A plain form that was not accepted. */
  again?: ExportFormState | null;
  /** The sum of a page without scripts. */
  question?: SumQuestion | null;
  onDone: () => void;
}): ReactNode {
  const { own, choices, again = null, question = null } = props;
  const language = useLanguage();
  const words = useWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [invalid, setInvalid] = useState<readonly string[]>(again?.invalid ?? []);
  const [alert, setAlert] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const { challenge, months, solution, setSolution, ask, failed } = useChallenge();
  const kept = months ?? props.months;
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
    // A solution serves once, and a form that was refused may have spent it.
    if (sent.state !== 'invalid') ask();
    if (sent.state === 'captcha') setAlert(own('export.captcha.missing'));
    else if (sent.state === 'failed') setAlert([own('export.failed'), sent.why].filter(Boolean).join('. '));
    // What the page adds to the form, such as the file's address, nobody can mend.
    else if (!flag(sent.fields)) setAlert(own('export.failed'));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const checked = checkExportForm(given, new Set(props.countries));
    setAlert(null);
    setInvalid([]);
    if (checked.invalid !== null) {
      flag(checked.invalid);
      return;
    }
    if (solution === null) {
      setAlert(own('export.captcha.missing'));
      return;
    }
    setSending(true);
    void sendForm({ ...given, ...checked.answers, recaptcha: solution }, language).then(settle);
  };

  const common = (field: ExportField) => ({
    id: `${id}-${field}`,
    name: field,
    required: true,
    autoComplete: autoComplete[field],
    defaultValue: again?.values[field] ?? '',
    'aria-invalid': invalid.includes(field) || undefined,
    'aria-describedby': invalid.includes(field) ? `${id}-${field}-invalid` : undefined,
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
      {choices.length > 1 ? (
        <fieldset className={styles.choices}>
          <legend>{own('export.what')}</legend>
          {choices.map(({ label, file }, at) => (
            <label key={file}>
              <input type="radio" name="file" value={file} defaultChecked={at === 0} />
              {label}
            </label>
          ))}
        </fieldset>
      ) : (
        choices.map(({ label, file }) => (
          <p key={file}>
            <strong>{label}</strong>
            <input type="hidden" name="file" value={file} />
          </p>
        ))
      )}
      <input type="hidden" name="consent" value={consentVersion} />
      {exportFields.map((field) => (
        <div key={field} className={styles.field}>
          <label htmlFor={`${id}-${field}`}>{own(`export.field.${field}`)}</label>
          {field === 'COUNTRY' ? (
            <select {...common(field)}>
              <option value="">{own('export.field.choose')}</option>
              {countries.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...common(field)}
              type={field === 'EMAIL' ? 'email' : 'text'}
              data-autofocus={field === 'FULL_NAME' || undefined}
            />
          )}
          {invalid.includes(field) && (
            <span id={`${id}-${field}-invalid`} className="visually-hidden">
              {own(`export.invalid.${field}`)}
            </span>
          )}
        </div>
      ))}
      {challenge !== null && (
        <CaptchaField key={challenge.at} own={own} challenge={challenge.asked} onSolved={setSolution} />
      )}
      {failed && (
        <p role="alert">
          {own('export.captcha.unavailable')}{' '}
          <Button look="quiet" onClick={ask}>
            {words('dataPage.state.retry')}
          </Button>
        </p>
      )}
      {question !== null && (
        <noscript>
          <div className={styles.sum}>
            <label htmlFor="sum">
              {own('export.sum', { one: question.terms[0], other: question.terms[1] })}
            </label>
            <input id="sum" name="answer" inputMode="numeric" autoComplete="off" required />
            <input type="hidden" name="recaptcha" value={question.token} />
          </div>
        </noscript>
      )}
      <p role="alert" className={styles.alert}>
        {alert ??
          (again === null ? null : own(again.invalid.length > 0 ? 'export.flagged' : 'export.failed'))}
      </p>
      <Button type="submit" look="solid" className={styles.send} aria-disabled={sending}>
        {own(sending ? 'export.sending' : 'export.send')}
      </Button>
      <p className={styles.privacy}>
        {own('export.privacy')} {kept !== null && own('export.privacy.months', { months: kept })}{' '}
        <a href={`/${language}/beans/contact`}>{own('export.privacy.contact')}</a>
      </p>
    </form>
  );
}

/** The captcha of this site, asked for when the form is there, and anew when a solution was spent. */
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
