import { csvText } from './csv-text.ts';

type Row = readonly (string | number)[];

const csv = (header: string, rows: readonly Row[]): string => csvText(rows, header);

/** Names under which the files are known. */
export const publicationFileNames = {
  seen: 'bean_publications_seen_in_public_pages.csv',
  genetics: 'legumeinfo_phaseolus_publications.csv',
  references: 'carob_references.csv',
  datasets: 'carob_open_datasets.csv',
} as const;

/** Publications seen in public pages: title, authors, year, journal, DOI, page, type, topic, crop. */
export const seenPublications = (rows: readonly Row[]): string =>
  csv('title,authors,year,journal_or_publisher,doi,url,type,topic,crop', rows);

/** Papers of the Legume Information System: DOI, title, citation, year, species. */
export const geneticsPapers = (rows: readonly Row[]): string =>
  csv(
    'doi,title,citation,year,species,datasets_synopsis',
    rows.map((row) => [...row, '']),
  );

/** Carob's references: type, title, authors, year, journal, DOI, page, keywords, crops. */
export const carobPapers = (rows: readonly Row[]): string =>
  csv(
    'ris_file,type,title,authors,year,journal_or_publisher,doi,url,keywords,crop_tags',
    rows.map((row) => ['x.ris', ...row]),
  );

/** Carob's data sets: identifier, title, institution, group, crops. */
export const carobDataSets = (rows: readonly Row[]): string =>
  csv(
    'uri,title,description,data_organization,publication,carob_group,crop_tags,carob_script',
    rows.map(([uri = '', title = '', institution = '', group = '', crops = '']) => [
      ...[uri, title, 'not taken over', institution, '', group, crops, 'x.R'],
    ]),
  );
