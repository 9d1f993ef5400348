import { findLicence } from '#catalog/licences.ts';
import type { PageLanguage } from '#contract/page.ts';
import type { FigureSource } from '#contract/page-figures.ts';
import type { FieldType } from './figure-table.ts';
import type { FieldAbout } from './metadata.ts';

const csvwTypes: Readonly<Record<FieldType, string>> = {
  text: 'string',
  number: 'number',
  year: 'gYear',
  month: 'gYearMonth',
};

/** What CSV on the Web says of a CSV: its address, where it is from, and its columns in their order. */
export function toCsvw(of: {
  url: string;
  title: string;
  language: PageLanguage;
  modified: string;
  sources: readonly Pick<FigureSource, 'publisher' | 'title' | 'licence' | 'url'>[];
  citation?: string | undefined;
  columns: readonly Pick<FieldAbout, 'name' | 'head' | 'type' | 'definition' | 'unit'>[];
}): string {
  const { url, title, language, modified, sources, citation, columns } = of;
  return JSON.stringify({
    '@context': ['http://www.w3.org/ns/csvw', { '@language': language }],
    ...{ url, 'dc:title': title, 'dc:modified': { '@value': modified, '@type': 'xsd:dateTime' } },
    'dc:source': sources.map(({ publisher, title: name }) => `${publisher}, ${name}`),
    'dc:license': [...new Set(sources.map(({ licence }) => licence))].map((id) => {
      const { text } = findLicence(id);
      return text === null ? id : { '@id': text };
    }),
    ...(citation !== undefined && { 'dc:bibliographicCitation': citation }),
    tableSchema: {
      columns: columns.map(({ name, head, type, definition, unit }) => ({
        ...{ name, titles: head === name ? name : [head, name], datatype: csvwTypes[type] },
        ...(definition !== null && { 'dc:description': definition }),
        ...(unit !== null && { 'schema:unitText': unit }),
      })),
    },
  });
}
