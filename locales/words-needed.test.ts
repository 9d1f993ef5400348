import { describe, expect, it } from 'vitest';
import { crops } from '#catalog/crops/index.ts';
import { elements } from '#catalog/elements/index.ts';
import { macroRegions } from '#catalog/regions/index.ts';
import { elementsOf, sections } from '#catalog/sections/index.ts';
import { readWords } from './read-words.ts';
import { languages } from './words.ts';

const words = { en: readWords('en'), es: readWords('es'), pt: readWords('pt') };

describe('what the catalogue needs', () => {
  const has = (key: string): void => {
    for (const language of languages) expect(words[language][key], `${language} ${key}`).toBeTypeOf('string');
  };

  it('names, defines and explains every element and its unit', () => {
    for (const { id, unit } of elements) {
      for (const part of ['name', 'short', 'definition', 'method', 'inSentence'])
        has(`elements.${id}.${part}`);
      has(`units.${unit}.long`);
      has(`units.${unit}.short`);
    }
    for (const id of sections.flatMap((section) => elementsOf(section))) has(`elements.${id}.name`);
  });

  it('names every crop in each form, its caveats, items and sections', () => {
    for (const crop of crops) {
      for (const form of ['name', 'of', 'from', 'amount']) has(`crops.${crop.id}.${form}`);
      for (const caveat of crop.caveats) {
        has(`crops.${crop.id}.caveat.${caveat}`);
        has(`crops.${crop.id}.caveat.${caveat}.short`);
      }
      for (const section of crop.sections) {
        has(`crops.${crop.id}.title.${section}`);
        has(`frame.sidebar.${section}`);
        has(`sections.${section}.name`);
        has(`sections.${section}.description`);
      }
      for (const code of [crop.items.production, crop.items.balance]) if (code !== null) has(`items.${code}`);
      if (crop.foodGroup !== null) has(`items.${crop.foodGroup}`);
    }
  });

  it('names every macro region and region, alone and in a sentence', () => {
    for (const code of macroRegions.flatMap((macro) => [macro.code, ...macro.regions])) {
      has(`areas.${code}`);
      has(`areasIn.${code}`);
    }
  });

  it('has the words of every block, podium, box and chart of the built sections', () => {
    for (const section of sections) {
      for (const block of section.blocks) {
        if (block.kind === 'map') continue;
        if (block.kind === 'flow') {
          for (const flow of ['label', '1', '2', 'both']) has(`${section.id}.flow.${flow}`);
          continue;
        }
        if (block.kind === 'countries') {
          for (const view of ['ranking', 'slope', 'facets'])
            for (const part of ['title', 'info']) has(`chart.options.${block.id}.${part}.${view}`);
          continue;
        }
        if (block.kind !== 'charts') has(`${section.id}.${block.id}.title`);
        if (block.kind === 'podium')
          for (const { country, aggregate } of block.rankings)
            for (const id of [country, aggregate]) has(`${section.id}.${block.id}.${id}`);
        if (block.kind === 'percentages')
          for (const { country, aggregate } of block.elements)
            for (const id of [country, aggregate]) has(`${section.id}.${block.id}.${id}`);
        if (block.kind === 'charts')
          for (const chart of block.charts)
            for (const part of ['name', 'title', 'left', 'right', 'info', 'caption'])
              has(`${section.id}.${block.id}.${chart.id}.${part}`);
      }
    }
  });

  it('has the texts that the published catalogue fixes', () => {
    expect(languages.map((language) => words[language]['dataPage.state.noDataYear'])).toEqual([
      'No data for this year',
      'No hay datos para este año',
      'Não há dados para este ano',
    ]);
    expect(languages.map((language) => words[language]['dataPage.state.noData'])).toEqual([
      'No data',
      'No hay datos ',
      'Não há dados',
    ]);
    expect(words.es['dataPage.state.noTranslation']).toBe('Sin traducción');
    expect(words.pt['dataPage.state.noTranslation']).toBe('Sem tradução');
    expect(words.en['dataPage.state.noInfo']).toBe('NO INFO');
    expect(words.en['dataPage.filters.noOption']).toBe('No option');
    expect(words.en['dataPage.export.done']).toBe('Data exported successfully');
    expect(words.en['frame.site.title']).toBe('Common Bean Observatory');
  });
});
