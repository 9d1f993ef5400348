import {
  agrofitCropsFile,
  agrofitNamesFile,
  compiledFile,
  earlierFile,
  type LossFileRow,
  laterFile,
  lossFileNames,
  terminagFile,
} from '#ingest/testing/loss-files.ts';

const beans = { cpc: '1701', commodity: 'Beans, dry' } as const;
const rice = { cpc: '113', commodity: 'Rice' } as const;
const modelled = 'Modelled Estimates';

/** Kenya's two figures of one work, one of another; Rwanda's statistics; a range; a price discount; rice by a model. */
const earlier: readonly LossFileRow[] = [
  {
    ...beans,
    m49: 404,
    year: 2007,
    percent: '7.4',
    stage: 'Farm',
    treatment: 'Makueni',
    method: 'Survey',
    reference: 'Rabar (2010)',
  },
  {
    ...beans,
    m49: 404,
    year: 2007,
    percent: '1.5',
    stage: 'Farm',
    treatment: 'Machakos',
    method: 'Survey',
    reference: 'Rabar (2010)',
  },
  {
    ...beans,
    m49: 800,
    year: 2015,
    percent: '14.72',
    original: '9.77-19.67',
    stage: 'Farm',
    method: 'Survey',
    sample: '431',
  },
  {
    ...beans,
    m49: 800,
    year: 2015,
    percent: '2',
    stage: 'Storage',
    method: 'Expert Opinion',
    cause: 'Rodents',
  },
  {
    ...beans,
    m49: 646,
    year: 2010,
    percent: '12',
    stage: 'Whole supply chain',
    method: "FAO's annual Agriculture Production Questionnaires",
    reference: 'FAO Sources',
  },
  {
    ...beans,
    m49: 834,
    year: 2011,
    percent: '2.3',
    stage: 'Whole supply chain',
    cause: 'Price Discount For Every One Bruchid Hole Per 100 Grains',
    method: 'Literature Review',
  },
  {
    ...beans,
    m49: 11,
    country: 'Western Africa',
    year: 2011,
    percent: '5',
    stage: 'Storage',
    method: 'Literature Review',
  },
  {
    m49: 404,
    cpc: '1241.9',
    commodity: 'Other beans, green',
    year: 2011,
    percent: '9',
    stage: 'Farm',
    method: 'Survey',
  },
  {
    ...rice,
    m49: 108,
    year: 2019,
    percent: '3.14',
    activity: 'Shelling, Threshing',
    stage: 'Farm',
    method: modelled,
  },
  { ...rice, m49: 108, year: 2019, percent: '1.2', activity: 'Storage', stage: 'Farm', method: modelled },
];

/** Kenya's two again, without what distinguishes them; a lost stage; a revised modelled figure, and one of a later year; a new study. */
const later: readonly LossFileRow[] = [
  { ...beans, m49: 404, year: 2007, percent: '7.4', stage: 'Farm' },
  { ...beans, m49: 404, year: 2007, percent: '1.5', stage: 'Farm' },
  { ...beans, m49: 404, year: 2018, percent: '8.05', activity: 'Harvesting', stage: 'Harvest' },
  { ...beans, m49: 404, year: 2018, percent: '8.05', activity: 'Harvesting', stage: 'Harvest' },
  { ...rice, m49: 108, year: 2019, percent: '3.13714', activity: 'Shelling, Threshing' },
  { ...rice, m49: 108, year: 2019, percent: '1.35', activity: 'Storage', stage: 'Farm' },
  { ...rice, m49: 108, year: 2021, percent: '1.35', activity: 'Storage', stage: 'Farm' },
];

/** Two pests of beans (AGROFIT has one of them, too, with another name); three diseases; weeds; a potato that is none. */
export const lossFiles: Readonly<Record<string, string>> = {
  [lossFileNames.compiled]: compiledFile([
    [
      'Bean weevil (bruchid)',
      'pest (storage)',
      'insect (Coleoptera)',
      'Acanthoscelides obtectus',
      'stored grain',
      'AGROFIT/MAPA',
    ],
    [
      'Bean leafroller',
      'pest',
      'insect (Lepidoptera)',
      'Hedylepta indicata (syn. Omiodes indicata)',
      'leaves',
      'https://example.org/roller',
    ],
    [
      'Halo blight',
      'disease',
      'bacterium',
      'Pseudomonas syringae pv. phaseolicola',
      'leaves, pods; seed-borne',
      'https://example.org/halo ; doi:10.1/x',
    ],
    [
      'Web blight (mustia hilachosa)',
      'disease',
      'fungus',
      'Thanatephorus cucumeris',
      'foliage',
      'find_string id 12 (Spanish crop notes)',
    ],
    ['Ascochyta blight', 'disease', 'fungus', '(agent not named in source)', 'leaves, pods', 'doi:10.1/x'],
  ]),
  [lossFileNames.agrofitNames]: agrofitNamesFile([
    [582, 'Acanthoscelides obtectus', 'Caruncho-do-feijão', 'beans', 'pest_or_disease'],
    [582, 'Acanthoscelides obtectus', 'Gorgulho-do-feijão', 'beans', 'pest_or_disease'],
    [582, 'Acanthoscelides obtectus', 'Caruncho do feijão', 'beans', 'pest_or_disease'],
    [637, 'Omiodes indicata', 'Lagarta do feijão', 'beans', 'pest_or_disease'],
    [918, 'Callosobruchus maculatus', 'Gorgulho-do-feijão-de-corda', 'beans', 'pest_or_disease'],
    [945, 'Vigna unguiculata', 'feijão-fradinho', 'beans', 'weed_or_volunteer?'],
    [670, 'Paspalum notatum', 'grama-batatais', 'potato', 'pest_or_disease'],
  ]),
  [lossFileNames.agrofitCrops]: agrofitCropsFile([
    ['Insetos', 'Acanthoscelides obtectus', ['Caruncho-do-feijão'], ['Amendoim', 'Feijão']],
    ['Insetos', 'Aceria reyesi', ['Ácaro'], ['Cacau']],
  ]),
  [lossFileNames.terminag]: terminagFile([
    ['halo blight', '', 'common bean'],
    ['cassava mosaic', 'Begomovirus spp', 'cassava'],
    ['tuber rot', '', 'yam'],
  ]),
  [lossFileNames.earlier]: earlierFile(earlier),
  [lossFileNames.later]: laterFile(later),
};
