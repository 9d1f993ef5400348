import { describe, expect, it } from 'vitest';
import type { Crop } from '#catalog/crop.ts';
import { crops } from '#catalog/crops/index.ts';
import { doubtReasons, eventIds } from '#catalog/doubts.ts';
import { elements } from '#catalog/elements/index.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import type { Block, ScopedElement, Section } from '#catalog/section.ts';
import { sections } from '#catalog/sections/index.ts';
import { listElements } from '#catalog/sections/section-facts.ts';
import type { RecordKind } from '#datasets/engine/handed-in.ts';
import { recordKinds } from '#datasets/record-kinds.ts';
import { readWords, wordFilesOf } from './testing/read-words.ts';
import { missingWords } from './testing/word-problems.ts';
import { languages } from './words.ts';

const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };

interface NeededWord {
  key: string;
  /** What needs it. */
  by: string;
}

/** Why a figure is doubtful, or out of the ordinary. */
const doubtWords: readonly NeededWord[] = [
  ...doubtReasons.map((reason) => ({ key: `figure.doubt.${reason}`, by: `Doubt ${reason}` })),
  ...eventIds.map((event) => ({ key: `figure.event.${event}`, by: `Event ${event}` })),
];

const elementWords: readonly NeededWord[] = elements.flatMap(({ id, unit }) => {
  const parts = ['name', 'short', 'definition', 'method', 'inSentence'].map(
    (part) => `elements.${id}.${part}`,
  );
  return [...parts, `units.${unit}.long`, `units.${unit}.short`].map((key) => ({ key, by: `Element ${id}` }));
});

/** Words of a crop: its name in each form, its caveats, items, and its title in each section of its menu. */
function cropWords(crop: Crop): readonly NeededWord[] {
  const items = [crop.items.production, crop.items.balance].filter((code) => code !== null);
  const keys = [
    ...['name', 'the', 'of', 'from', 'amount', 'ranks'].map((form) => `crops.${crop.id}.${form}`),
    ...crop.caveats.flatMap((key) => [
      `crops.${crop.id}.caveat.${key}`,
      `crops.${crop.id}.caveat.${key}.short`,
    ]),
    ...crop.sections.map((section) => `crops.${crop.id}.title.${section}`),
    ...items.map((code) => `items.${code}`),
  ];
  return keys.map((key) => ({ key, by: `Crop ${crop.id}` }));
}

/** Columns whose codes are crops, licences, and units and terms of trade, which are their own names. */
const codesOfOthers = new Set(['crop', 'licence', 'unit', 'terms']);

/** Words of a section's name. */
function nameWords(section: string): readonly NeededWord[] {
  return [`sections.${section}.name`, `sections.${section}.description`].map((key) => ({
    key,
    by: `Section ${section}`,
  }));
}

/** Keys of a block's own words, below `<section>.<block>.`, or in full where they are every section's. */
function blockKeys(section: string, block: Block): readonly string[] {
  const prefix = `${section}.${block.id}`;
  const ids = (pairs: readonly ScopedElement[]) =>
    pairs.flatMap(({ country, aggregate }) => [`${prefix}.${country}`, `${prefix}.${aggregate}`]);
  switch (block.kind) {
    case 'map':
      return [];
    case 'flow':
      return ['label', '1', '2', 'both'].map((flow) => `${section}.flow.${flow}`);
    case 'countries':
      return ['title', 'info'].map((part) => `chart.options.${block.id}.${part}.ranking`);
    case 'continents':
      return ['title', 'info', 'amounts', 'rates'].map((part) => `chart.${block.id}.${part}`);
    case 'charts':
      return block.charts.flatMap((chart) =>
        ['name', 'title', 'info', 'caption'].map((part) => `${prefix}.${chart.id}.${part}`),
      );
    case 'podium':
      return [`${prefix}.title`, ...ids(block.rankings)];
    case 'glance':
      return block.figures.flatMap((figure) => {
        const key = `${section}.${figure.id}`;
        const says = 'reads' in figure && figure.reads !== 'flow';
        return says ? [key, `${key}.line`] : [key];
      });
    default:
      return [`${prefix}.title`];
  }
}

/** Words of a kind of contributed records: its page, its columns and their codes, and its part of the page for data officers. */
function recordWords({ id, page, format }: RecordKind): readonly NeededWord[] {
  const codes = format.columns.flatMap(({ name, oneOf }) =>
    Array.isArray(oneOf) && !codesOfOthers.has(name)
      ? oneOf.map((code) => `records.value.${name}.${code}`)
      : [],
  );
  const keys = [
    ...['title', 'description'].map((part) => `records.${part}.${id}`),
    ...['what', 'who'].map((part) => `records.room.${id}.${part}`),
    ...['name', 'row', 'count'].map((part) => `contribute.${id}.${part}`),
    ...format.columns.map(({ name }) => `records.column.${name}`),
    ...(page === null ? [] : [`sections.${id}.name`]),
    ...codes,
  ];
  return keys.map((key) => ({ key, by: `Kind of record ${id}` }));
}

/** Words of a section's page. */
function sectionWords(section: Section): readonly NeededWord[] {
  const keys = [
    `frame.menu.data.${section.group}`,
    ...section.sources.map((source) => `sources.${source}`),
    ...listElements(section).map((element) => `elements.${element}.name`),
    ...section.blocks.flatMap((block) => blockKeys(section.id, block)),
  ];
  return keys.map((key) => ({ key, by: `Section ${section.id}` }));
}

describe('what the catalogue needs', () => {
  it('names, defines and explains every element and its unit', () => {
    expect(missingWords([...elementWords, ...doubtWords], words)).toEqual([]);
  });

  it('names every crop in each form, its caveats, items and sections', () => {
    expect(missingWords(crops.flatMap(cropWords), words)).toEqual([]);
    expect(
      missingWords(
        crops.flatMap((crop) => crop.sections.flatMap(nameWords)),
        words,
      ),
    ).toEqual([]);
  });

  it('names every macro region and region', () => {
    const codes = macroRegions.flatMap((macro) => [macro.code, ...macro.regions]);
    const needed = codes.map((code) => `areas.${code}`);
    expect(
      missingWords(
        needed.map((key) => ({ key, by: 'A region' })),
        words,
      ),
    ).toEqual([]);
  });

  it('has the words of every block, podium, box and chart of the built sections', () => {
    expect(missingWords(sections.flatMap(sectionWords), words)).toEqual([]);
  });

  it('has the words of every kind of record that people hand in', () => {
    expect(missingWords(recordKinds.flatMap(recordWords), words)).toEqual([]);
  });

  it.each(sections.map((section) => [section.id, section.words] as const))(
    'has the groups of words that section %s names',
    (id, shared) => {
      for (const language of languages)
        expect(wordFilesOf(language)).toEqual(expect.arrayContaining([id, ...shared]));
    },
  );

  it('ends titles of charts with area and years, which a chart without figures leaves out', () => {
    const titles = sections.flatMap(({ id, blocks }) =>
      (blocks as readonly Block[]).flatMap((block) =>
        block.kind === 'charts' ? block.charts.map((chart) => `${id}.${block.id}.${chart.id}.title`) : [],
      ),
    );
    expect(titles.length).toBeGreaterThan(15);
    for (const title of titles)
      for (const language of languages)
        expect(words[language][title], title).toMatch(/\{area\}, \{firstYear\}[–-]\{lastYear\}$/);
  });
});
