import { createTransport } from 'nodemailer';
import type { RefreshRecord } from '#contract/refresh.ts';
import type { Notices } from './settings.ts';

/** The notice, sent to a webhook as JSON and by mail as text. */
export interface RefreshNotice
  extends Pick<RefreshRecord, 'outcome' | 'began' | 'ended' | 'code' | 'reasons' | 'warnings' | 'release'> {
  event: 'refresh';
  /** One sentence; chats show it as the message. */
  text: string;
  /** Id of the release that was served before the run. */
  previous: string | null;
  /** Figures against the release that the new one is compared with; `null` where nothing was published or compared. */
  changes: { added: number; removed: number; changed: number } | null;
}

/** Timeout of a receiver in milliseconds: a slow receiver must not block the run. */
const slowest = 10_000;

async function post(url: string, notice: RefreshNotice): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'crop-observatory' },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(slowest),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it answered ${response.status}`);
}

function inWords({ text, reasons, warnings, began, ended, changes }: RefreshNotice): string {
  const parts = [
    text,
    ...(changes === null
      ? []
      : [`${changes.added} figures added, ${changes.removed} removed, ${changes.changed} changed.`]),
    ...reasons,
    ...(warnings.length === 0 ? [] : ['', 'To be looked at:', ...warnings]),
    '',
    `Began ${began}, ended ${ended}.`,
  ];
  return `${parts.join('\n')}\n`;
}

async function send(mail: NonNullable<Notices['mail']>, notice: RefreshNotice): Promise<void> {
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: slowest,
    greetingTimeout: slowest,
    socketTimeout: slowest,
  });
  try {
    const subject = `Common Bean Observatory: ${notice.text}`;
    await transport.sendMail({ from: mail.from, to: mail.to, subject, text: inWords(notice) });
  } finally {
    transport.close();
  }
}

/**
 * Notifies the webhook and the mail's recipients how a refresh ended. Returns a sentence for each failure; addresses, which may
 * hold secrets, are not in them.
 */
export async function notify({ webhook, mail }: Notices, notice: RefreshNotice): Promise<string[]> {
  const failures: string[] = [];
  const attempt = async (receiver: string, host: string, telling: Promise<void>): Promise<void> => {
    try {
      await telling;
    } catch (error) {
      const reason = error instanceof Error ? causeOf(error) : String(error);
      failures.push(`The ${receiver} at ${host} could not be told: ${reason}.`);
    }
  };
  await Promise.all([
    ...(webhook === undefined ? [] : [attempt('webhook', new URL(webhook).host, post(webhook, notice))]),
    ...(mail === undefined ? [] : [attempt('mail server', new URL(mail.smtpUrl).host, send(mail, notice))]),
  ]);
  return failures;
}

/** undici's message is "fetch failed"; the reason is its cause. */
function causeOf(error: Error): string {
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
}
