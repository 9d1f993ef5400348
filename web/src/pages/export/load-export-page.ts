import { exportChallengePath, exportChoicesPath } from '#contract/export-addresses.ts';
import {
  type ExportChoices,
  type ExportFormState,
  exportChallenge,
  exportChoices,
  type SumQuestion,
} from '#contract/export-form.ts';
import type { Loaded } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';
import { pageOf, readWorkbook } from './workbook-address.ts';

export interface ExportPageData {
  /** Address of the workbook; `null` where the page's address names none. */
  file: string | null;
  /** Address of the page that it stands beside. */
  page: string | null;
  /** The workbooks that there are beside the figure; `null` where there is no such figure. */
  offered: Loaded<ExportChoices | null>;
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
  const [offered, countries, captcha] = await Promise.all([
    loadPart(
      file === null
        ? Promise.resolve(null)
        : getJson(`${exportChoicesPath}?${new URLSearchParams({ file })}`).then((all) =>
            exportChoices.parse(all),
          ),
      null,
    ),
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
  const isNone = offered.state === 'loaded' && offered.value === null;
  return {
    status: isNone && file !== null ? 404 : 200,
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
      offered,
      countries,
      captcha,
      again: form,
    },
  };
}
