import { exportChoicesPath } from '#contract/export-addresses.ts';
import {
  type ExportChoices,
  type ExportFormSettings,
  type ExportFormState,
  exportChoices,
  type SumQuestion,
} from '#contract/export-form.ts';
import { type Loaded, valueOr } from '../../api/loaded.ts';
import { askFor } from '../../api/queries.ts';
import type { LoadedPage, PageContext } from '../page.ts';

/** A workbook of this site: a page's path with its language, and the ending. It leads nowhere else. */
const workbook = /^\/(?:en|es|pt)(?:\/[\w-]+)*\.xlsx(?:\?[^#\s\\]*)?$/;

/** The workbook that the address of the form's page names; `null` where it names none of this site. */
export function readWorkbook(search: string): string | null {
  const file = new URLSearchParams(search).get('file');
  return file !== null && workbook.test(file) ? file : null;
}

export function pageOf(file: string): string {
  const [path = '', search = ''] = file.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  for (const name of ['figure', 'rows']) query.delete(name);
  const text = query.toString();
  return path.replace(/\.xlsx$/, '') + (text === '' ? '' : `?${text}`);
}

export interface ExportPageData {
  /** Address of the workbook; `null` where the page's address names none. */
  file: string | null;
  page: string | null;
  /** The workbooks that there are beside the figure; `null` where there is no such figure. */
  offered: Loaded<ExportChoices | null>;
  /** ISO3 codes of the form's list. */
  countries: Loaded<readonly string[]>;
  settings: Pick<ExportFormSettings, 'months' | 'needsScripts'> | null;
  again: ExportFormState | null;
}

/** The export form as a page of its own: browsers without scripts are sent there. The sum's question is in the document, not in its payload. */
export async function loadExportPage(
  context: PageContext,
): Promise<LoadedPage<ExportPageData> & { unsent: SumQuestion | null }> {
  const { words, search, getJson, loadPart, form, exportForm } = context;
  const file = readWorkbook(search);
  const [offered, countries, question] = await Promise.all([
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
    loadPart(exportForm?.askSum() ?? Promise.resolve(null)),
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
      settings: exportForm && { months: exportForm.months, needsScripts: exportForm.needsScripts },
      again: form,
    },
    unsent: valueOr(question, null),
  };
}
