/** A workbook of this site: a page's path with its language, and the ending. It leads nowhere else. */
const workbook = /^\/(?:en|es|pt)(?:\/[\w-]+)*\.xlsx(?:\?[^#\s\\]*)?$/;

/** The workbook that the address of the form's page names; `null` where it names none of this site. */
export function readWorkbook(search: string): string | null {
  const file = new URLSearchParams(search).get('file');
  return file !== null && workbook.test(file) ? file : null;
}

/** The page of a workbook. */
export function pageOf(file: string): string {
  const [path = '', search = ''] = file.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  for (const name of ['figure', 'rows']) query.delete(name);
  const text = query.toString();
  return path.replace(/\.xlsx$/, '') + (text === '' ? '' : `?${text}`);
}
