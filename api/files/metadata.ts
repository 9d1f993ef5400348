import { licenceExpression } from '#catalog/licences.ts';
import { columnDefinition, elementAbout } from './definitions.ts';
import type { FigureFile } from './figure-file.ts';
import { type Field, figureFields, sourceList } from './figure-table.ts';
import { sheetsAbout } from './figure-workbook.ts';

/** Description of a file's column. */
export interface FieldAbout extends Pick<Field, 'name' | 'head' | 'type' | 'part'> {
  label: string;
  unit: string | null;
  decimals: number | null;
  element: number | null;
  definition: string | null;
  /** How its figures are computed. */
  processing: string | null;
}

/** Descriptions of a file's columns. Marks beside a column are only named. */
export function describeFields(
  fields: readonly Field[],
  { figure, page, context: { words } }: Pick<FigureFile, 'figure' | 'page' | 'context'>,
): readonly FieldAbout[] {
  const { language, section } = page;
  return fields.map(({ head, name, type, part, column }): FieldAbout => {
    const facts = { name, head, label: part === 'value' ? column.label : head, type, part };
    const none = { unit: null, decimals: null, element: null, definition: null, processing: null };
    if (part !== 'value') return { ...facts, ...none };
    const { unit, decimals = null, element } = column;
    const about = element === null ? null : elementAbout(element, words, language);
    const definition = columnDefinition(column, { section, figure: figure.id, words, language });
    return {
      ...{ ...facts, unit, decimals, element },
      definition: definition ?? about?.definition ?? null,
      processing: about?.method ?? null,
    };
  });
}

/** Metadata that a figure's files have no place for: columns, sources, citation and next update. */
export async function toMetadata(file: FigureFile): Promise<Record<string, unknown>> {
  const { figure, page, context, address, beside } = file;
  const { release, words, nextUpdate } = context;
  const { language, section, crop } = page;
  const rights = {
    source: sourceList(figure.sources),
    licence: licenceExpression(figure.sources.map((one) => one.licence)) || null,
  };
  const fields = await figureFields(figure, words, language);
  return {
    ...{ id: figure.id, title: figure.title, finding: figure.finding, address },
    page: { title: page.title, section, crop, address: page.address },
    ...{ language, release: { id: release.id, created: release.info.created } },
    ...{ lastUpdate: release.info.created.slice(0, 10), nextUpdate: nextUpdate ?? null },
    ...{ ...rights, citation: figure.citation ?? null },
    columns: describeFields(fields, file).map((one) => ({ ...one, ...(one.type === 'number' && rights) })),
    elements: figure.elements.map((id) => {
      const { name, definition, method } = elementAbout(id, words, language);
      return { id, name, definition, processing: method };
    }),
    flags: figure.flags,
    notes: [
      ...figure.notes,
      `${words.names('files.empty')[language]}: ${words.names('files.empty.text')[language]}`,
    ],
    sources: figure.sources,
    files: Object.fromEntries((['csv', 'json', 'parquet', 'zip'] as const).map((one) => [one, beside(one)])),
  };
}

/** A figure's table described for people: the sheets behind a workbook's figures as text, with the citation. */
export function toReadme({ figure, page, context, address }: FigureFile): string {
  const { words, release } = context;
  const { language, section } = page;
  const word = (key: string): string => words.names(`files.${key}`)[language];
  const { id, info } = release;
  const sheets = sheetsAbout(figure, {
    ...{ words, language, address, section },
    release: { id, created: info.created },
  });
  const tables = sheets.map(({ name, header, rows }) => {
    const line = (cells: readonly unknown[]): string =>
      `| ${cells
        .map((cell) =>
          String(cell ?? '')
            .replace(/\s+/g, ' ')
            .replaceAll('|', '\\|'),
        )
        .join(' | ')} |`;
    const body = [...(rows as Iterable<readonly unknown[]>)].map(line);
    return [name, [line(header), line(header.map(() => '---')), ...body].join('\n')] as const;
  });
  const parts = [
    ...tables,
    [word('citation'), figure.citation ?? ''] as const,
    [word('changes'), word('changes.text').replace('{release}', id)] as const,
  ];
  const texts = parts.flatMap(([head, text]) => (text === '' ? [] : [`## ${head}\n\n${text}\n`]));
  return [`# ${figure.title}\n`, ...texts].join('\n');
}
