import type { FigureSource } from '#contract/page-figures.ts';
import { columnDefinition, elementAbout } from './definitions.ts';
import type { FigureFile } from './figure-file.ts';
import { type Field, figureFields, sourceList } from './figure-table.ts';
import { sheetsAbout } from './figure-workbook.ts';

/** SPDX expression of the licences of sources; `null` without sources. */
const licenceExpression = (sources: readonly Pick<FigureSource, 'licence'>[]): string | null =>
  [...new Set(sources.map(({ licence }) => licence))].sort().join(' AND ') || null;

/** What a column of a file is. */
export interface FieldAbout extends Pick<Field, 'name' | 'head' | 'type' | 'part'> {
  label: string;
  unit: string | null;
  decimals: number | null;
  element: number | null;
  definition: string | null;
  /** How its figures are computed. */
  processing: string | null;
}

/** What the columns of a file are. Marks beside a column are only named. */
export function describeFields(
  fields: readonly Field[],
  { figure, page, context: { words } }: Pick<FigureFile, 'figure' | 'page' | 'context'>,
): readonly FieldAbout[] {
  const { language, section } = page;
  return fields.map(({ head, name, type, part, column }): FieldAbout => {
    const own = { name, head, label: part === 'value' ? column.label : head, type, part };
    const none = { unit: null, decimals: null, element: null, definition: null, processing: null };
    if (part !== 'value') return { ...own, ...none };
    const { unit, decimals = null, element } = column;
    const of = element === null ? null : elementAbout(element, words, language);
    const definition = columnDefinition(column, { section, figure: figure.id, words, language });
    return {
      ...{ ...own, unit, decimals, element },
      definition: definition ?? of?.definition ?? null,
      processing: of?.method ?? null,
    };
  });
}

/** What a figure's files have no place for: what its columns are, where they are from, how to cite them, and when they change. */
export function toMetadata(file: FigureFile): Record<string, unknown> {
  const { figure, page, context, address, beside } = file;
  const { release, words, nextUpdate } = context;
  const { language, section, crop } = page;
  const rights = { source: sourceList(figure.sources), licence: licenceExpression(figure.sources) };
  const fields = figureFields(figure, words, language);
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

/** What a figure's table is, for people: the sheets behind a workbook's figures as text, with how to cite it. */
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
