import { crops } from '#catalog/crops/index.ts';
import { listSections } from '#catalog/sections/index.ts';
import { sectionPath } from '#catalog/sections/section-facts.ts';

/** A workbook of this site: a page's path with its language, and the ending. It leads nowhere else. */
const workbook = /^\/(?:en|es|pt)(?:\/[\w-]+)*\.xlsx(?:\?[^#\s\\]*)?$/;

/** The workbook that the address of the form's page names; `null` where it names none of this site. */
export function readWorkbook(search: string): string | null {
  const file = new URLSearchParams(search).get('file');
  return file !== null && workbook.test(file) ? file : null;
}

/** The workbook of all figures of the section that one of them stands in; `null` on a page that is none of a section. */
export function wholeOf(file: string): string | null {
  const [path = ''] = file.split('?', 1);
  const page = path.replace(/\.xlsx$/, '').slice('/en'.length);
  const isSection = crops.some((crop) => listSections(crop).some((one) => sectionPath(crop, one) === page));
  return isSection ? `${path}?rows=all` : null;
}

/** The page that a workbook stands beside. */
export function pageOf(file: string): string {
  const [path = '', search = ''] = file.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  for (const name of ['figure', 'rows']) query.delete(name);
  const text = query.toString();
  return path.replace(/\.xlsx$/, '') + (text === '' ? '' : `?${text}`);
}
