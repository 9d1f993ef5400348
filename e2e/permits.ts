import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { inject } from 'vitest';
import { exportChallengePath, exportFormPath, leastSeconds } from '#contract/export-addresses.ts';
import { exportPermit } from '#contract/export-form.ts';

const person = {
  ...{ FULL_NAME: 'Orlando Anderson', EMAIL: 'orlando@bean.example' },
  ...{ COUNTRY: 'BRA', INSTITUTION: 'Casa do Feijão' },
};

/** The address of a workbook with the permit that the export form hands out for it. */
export async function permitted(file: string): Promise<string> {
  const origin = inject('baseUrl');
  const { challenge } = (await (await fetch(origin + exportChallengePath)).json()) as {
    challenge: Parameters<typeof solveChallenge>[0]['challenge'];
  };
  const [solution] = await Promise.all([
    solveChallenge({ challenge, deriveKey }),
    new Promise((resolve) => setTimeout(resolve, leastSeconds * 1000 + 500)),
  ]);
  const recaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const answer = await fetch(origin + exportFormPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, file, recaptcha }),
  });
  if (!answer.ok) throw new Error(`No permit for ${file}: ${answer.status} ${await answer.text()}`);
  return exportPermit.parse(await answer.json()).file;
}
