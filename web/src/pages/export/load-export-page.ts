import { exportChallengePath } from '#contract/export-addresses.ts';
import { type ExportFormState, exportChallenge, type SumQuestion } from '#contract/export-form.ts';
import type { Loaded } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { pageOf, readWorkbook, wholeOf } from './workbook-address.ts';

export interface ExportPageData {
  /** Address of the workbook; `null` where the page's address names none. */
  file: string | null;
  /** Address of the page that it stands beside. */
  page: string | null;
  /** Address of the workbook of all its section; `null` where there is none, or it is the one asked for. */
  whole: string | null;
  /** ISO3 codes of the form's list. */
  countries: Loaded<readonly string[]>;
  /** The sum for browsers without scripts, and how long a request is kept. */
  captcha: Loaded<{ question: SumQuestion; months: number }>;
  again: ExportFormState | null;
}

/** The export form as a page of its own: browsers without scripts are sent there. */
export async function loadExportPage(context: PageContext): Promise<LoadedPage<ExportPageData>> {
  const { words, search, getJson, loadPart, form } = context;
  const file = readWorkbook(search);
  const [countries, captcha] = await Promise.all([
    loadPart(
      askFor(getJson, 'countries', '/api/v2/get-all-countries').then((all) => all.map(({ iso3 }) => iso3)),
    ),
    loadPart(
      getJson(`${exportChallengePath}?kind=sum`).then((answer) => {
        const { retention_months: months, ...question } = exportChallenge.parse(answer);
        if (question.kind !== 'sum') throw new Error(`A challenge of the kind ${question.kind}.`);
        return { question, months };
      }),
    ),
  ]);
  return {
    status: 200,
    isPersonal: true,
    head: {
      title: words('export.title'),
      description: words('export.lead'),
      theme: 'GENERAL',
      search: file === null ? '' : `?${new URLSearchParams({ file })}`,
    },
    data: {
      file,
      page: file === null ? null : pageOf(file),
      whole: file === null ? null : wholeOf(file),
      countries,
      captcha,
      again: form,
    },
  };
}
