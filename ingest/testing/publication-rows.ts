import {
  carobDataSets,
  carobPapers,
  geneticsPapers,
  publicationFileNames,
  seenPublications,
} from './publication-files.ts';

/**
 * A paper that two sources have under one DOI in two spellings, one without a DOI that is another's by title and year, titles in three
 * languages, one with markup, one without any, a year of five digits, a data set with a handle and one that has the title of a paper.
 */
export const publicationFiles: Readonly<Record<string, string>> = {
  [publicationFileNames.seen]: seenPublications([
    [
      ...[
        'Bean yield and economic response to fertilizer in eastern and southern Africa',
        'Kaizzi, K. C.; et al.',
      ],
      ...[
        2018,
        'Nutrient Cycling in Agroecosystems 111(1):47-60',
        'https://doi.org/10.1007/S10705-018-9915-9',
      ],
      ...['https://example.org/bean-yield', 'journal article', 'agronomy', 'beans'],
    ],
    [
      ...[
        'Evaluación participativa de cultivares de frijol en la costa',
        'Díaz, S.',
        20211,
        'Agronomía Costarricense',
      ],
      ...['', 'https://example.org/evaluacion', 'journal article', 'variety selection', 'beans'],
    ],
    [
      ...[
        'Novel bean varieties reach farmers',
        'CIAT',
        2010,
        'CIAT',
        '',
        'https://hdl.handle.net/10568/70524',
      ],
      ...['brief', 'seed systems', 'beans'],
    ],
  ]),
  [publicationFileNames.genetics]: geneticsPapers([
    [
      ...[
        '10.1038/ng.3008',
        'A reference genome for common bean and <i>genome-wide</i> analysis of dual domestications',
      ],
      ...[
        'Schmutz J, McClean PE. A reference genome for common bean and genome-wide analysis of dual domestications. Nat Genet 2014.',
      ],
      ...[2014, 'Phaseolus vulgaris'],
    ],
    ['10.1093/nar/gkr944', '', '', '', 'Phaseolus vulgaris'],
  ]),
  [publicationFileNames.references]: carobPapers([
    [
      ...[
        'JOUR',
        'Bean yield and economic response to fertilizer',
        'Kaizzi, K. C.; Cyamweshi, A. R.',
        2018,
        'NCA',
      ],
      ...['10.1007/s10705-018-9915-9', '', 'fertilizer; yield', 'beans; maize'],
    ],
    [
      ...[
        'JOUR',
        'A Reference Genome for Common Bean and Genome-Wide Analysis of Dual Domestications.',
        '',
        2014,
      ],
      ...['Nature Genetics', '', '', 'genome', 'beans'],
    ],
    ['JOUR', 'Sorghum yield and water use in the Sahel', 'Ajeigbe, H.', 2018, 'GARJAS', 'no doi', '', '', ''],
  ]),
  [publicationFileNames.datasets]: carobDataSets([
    ['hdl:11529/10548162', '=Maize and bean trials in Central America', 'CIMMYT', 'agronomy', 'beans'],
    [
      ...[
        'doi:10.5061/dryad.q8p95mg',
        'Bean yield and economic response to fertilizer in eastern and southern Africa',
      ],
      ...['UNL', 'agronomy', 'beans'],
    ],
    [
      'doi:10.25502/5QX6-WD06',
      'Assessment of varieties of cassava in Ibadan',
      'IITA',
      'varieties_cassava',
      'cassava',
    ],
    ['doi:10.25502/f46k-yh57', 'Survey of households', 'IITA; WUR', 'survey', 'beans'],
  ]),
};
