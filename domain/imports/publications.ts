import { crops } from '#catalog/crops/index.ts';
import { pageTypes, publicationTypes } from '#catalog/publications/publications.ts';
import { searchable } from '../germplasm/variety-name.ts';
import { normaliseDoi, normaliseHandle } from '../publications/identifiers.ts';
import { type CheckedRow, type ImportColumn, type ImportFormat, provenanceColumns } from './import-format.ts';

const columns: readonly ImportColumn[] = [
  {
    name: 'page_type',
    type: 'text',
    oneOf: pageTypes,
    description:
      'conceptual where the subject is the crop, its science or its methods; social where it is people: households, markets, adoption, seed systems, nutrition, policy; empty where it is both or unknown',
    example: 'conceptual',
  },
  {
    name: 'type',
    required: true,
    type: 'text',
    oneOf: publicationTypes,
    description: 'What kind of publication it is',
    example: 'article',
  },
  {
    name: 'title',
    required: true,
    type: 'text',
    longest: 600,
    description: 'Title in its own language, without markup',
    example: 'Bean yield and economic response to fertilizer in eastern and southern Africa',
  },
  {
    name: 'authors',
    type: 'text',
    longest: 4000,
    list: true,
    description: 'Surname, Given names; with semicolons between people; an institution as it is called',
    example: 'Kaizzi, K. C.; Cyamweshi, A. R.; Wortmann, C. S.',
  },
  {
    name: 'year',
    type: 'integer',
    minimum: 1500,
    maximum: 2100,
    past: true,
    description: 'Year of publication; empty where unknown, never 0',
    example: '2018',
  },
  {
    name: 'journal',
    type: 'text',
    description: 'Journal, or the book of a chapter',
    example: 'Nutrient Cycling in Agroecosystems',
  },
  { name: 'publisher', type: 'text', description: 'Publisher, institution or repository', example: '' },
  {
    name: 'volume',
    type: 'text',
    named: true,
    longest: 40,
    description: 'Volume of the journal',
    example: '111',
  },
  { name: 'issue', type: 'text', named: true, longest: 40, description: 'Issue of the volume', example: '' },
  {
    name: 'pages',
    type: 'text',
    named: true,
    longest: 40,
    description: 'First and last page, or article number',
    example: '',
  },
  {
    name: 'doi',
    type: 'text',
    longest: 300,
    description: 'DOI, as a number or as an address',
    example: '10.1007/s10705-018-9915-9',
  },
  {
    name: 'handle',
    type: 'text',
    longest: 300,
    description: 'Handle of what has no DOI: hdl:10568/70524',
    example: '',
  },
  { name: 'url', type: 'url', longest: 500, description: 'Page where it can be read', example: '' },
  {
    name: 'language',
    type: 'text',
    letters: 'small',
    longest: 3,
    description: 'Language of the title, two or three small letters: en, es, pt, fr, sw',
    example: 'en',
  },
  {
    name: 'crops',
    type: 'text',
    list: true,
    oneOf: crops.map(({ id }) => id),
    description: `Crops of the observatory, with semicolons between them: ${crops.map(({ id }) => id).join(', ')}`,
    example: 'beans',
  },
  {
    name: 'topics',
    type: 'text',
    longest: 2000,
    list: true,
    description: 'What it is about, in any words, with semicolons between them',
    example: 'fertilizer; yield',
  },
  {
    name: 'open_access',
    type: 'text',
    oneOf: ['yes', 'no'],
    description: 'yes where anyone may read it without paying; empty where unknown',
    example: '',
  },
  ...provenanceColumns,
];

const cell = (row: CheckedRow, column: string): string => row[column] ?? '';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Whether it can be a code of ISO 639: those of two letters are all known, of the thousands with three a machine knows some. */
const isLanguageCode = (code: string): boolean =>
  /^[a-z]{3}$/.test(code) || (/^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined);

export const publicationsFormat: ImportFormat = {
  id: 'publications',
  title: 'Publications',
  columns,
  primaryKey: [],
  keyOf: (row) => {
    const doi = normaliseDoi(cell(row, 'doi'));
    if (doi !== null) return `doi ${doi}`;
    const handle = normaliseHandle(cell(row, 'handle'));
    if (handle !== null) return `handle ${handle}`;
    return [cell(row, 'type'), searchable(cell(row, 'title')), cell(row, 'year')].join(' ').trim();
  },
  faultsOf: (row) => {
    const faults: [column: string, reason: string][] = [];
    const [doi, handle, language] = [cell(row, 'doi'), cell(row, 'handle'), cell(row, 'language')];
    if (doi !== '' && normaliseDoi(doi) === null)
      faults.push(['doi', 'is no DOI such as 10.1007/s10705-018-9915-9']);
    if (handle !== '' && normaliseHandle(handle) === null)
      faults.push(['handle', 'is no handle such as hdl:10568/70524']);
    if (language !== '' && !isLanguageCode(language))
      faults.push(['language', 'is no code of a language such as es']);
    if (!/[\p{L}\p{N}]/u.test(cell(row, 'title'))) faults.push(['title', 'has no letter and no digit']);
    return faults;
  },
};
