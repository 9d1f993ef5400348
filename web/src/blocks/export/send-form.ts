import { exportChallengePath, exportFormPath } from '#contract/export-addresses.ts';
import type { ExportChallenge, ExportPermit } from '#contract/export-form.ts';
import type { Problem } from '#contract/problem.ts';
import { saveFile } from '../../ui/save-file.ts';

/** What became of a form, and whether the captcha's solution, which serves once, is spent: what is refused before it is kept spends none. */
export type Sent =
  | { state: 'done' }
  | ({ isSpent: boolean } & (
      | { state: 'invalid'; fields: readonly string[] }
      | { state: 'captcha' }
      | { state: 'failed'; why: string | null }
    ));

/** The captcha of this site. Our own server validates what it sends against the schema of its type. */
export async function fetchChallenge(): Promise<ExportChallenge> {
  const response = await fetch(exportChallengePath, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status} ${exportChallengePath}`);
  return (await response.json()) as ExportChallenge;
}

function fileName(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(header)?.[1] ?? 'ExportedData.xlsx';
}

async function titleOf(response: Response): Promise<Problem | null> {
  return response.json().then(
    (problem: Problem) => problem,
    () => null,
  );
}

/** Sends a form; where it is accepted fetches the file by its permit, and saves it. Failures are returned and never thrown. */
export async function sendForm(fields: Readonly<Record<string, string>>, language: string): Promise<Sent> {
  const headers = { 'accept-language': language };
  let isSpent = false;
  try {
    const accepted = await fetch(exportFormPath, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (accepted.status !== 201) {
      const problem = await titleOf(accepted);
      if (problem?.code === 'invalid-fields')
        return { state: 'invalid', fields: problem.fields ?? [], isSpent };
      return problem?.code === 'captcha-failed'
        ? { state: 'captcha', isSpent: true }
        : { state: 'failed', why: problem?.title ?? null, isSpent };
    }
    isSpent = true;
    const { file } = (await accepted.json()) as ExportPermit;
    const response = await fetch(file, { headers });
    if (!response.ok) return { state: 'failed', why: (await titleOf(response))?.title ?? null, isSpent };
    saveFile(await response.blob(), fileName(response));
    return { state: 'done' };
  } catch (cause) {
    console.error('Error exporting the data:', cause);
    return { state: 'failed', why: null, isSpent };
  }
}
