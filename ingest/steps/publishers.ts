import type { Download, FileLayout, Source } from './source.ts';

/** The Food and Agriculture Organization of the United Nations, as releases, tables and citations name it. */
export const fao = 'FAO';

/** Layout of FAO's bulk files, with the column names of the older releases. */
export const faostatLayout: FileLayout = {
  area: ['Area Code', 'Country Code', 'AreaCode'],
  areaCode: 'fao',
  item: ['Item Code', 'ItemCode'],
  element: ['Element Code', 'ElementCode'],
  year: ['Year', 'Year Code'],
  unit: ['Unit'],
  value: ['Value'],
  optional: { flag: ['Flag'], partner: [], months: ['Months Code'], note: ['Note'] },
};

/** Common facts of the data sets of FAOSTAT; `domain` is FAO's code, which leads to the page. */
export function faostat(domain: string): Pick<Source, 'publisher' | 'url' | 'licence' | 'layout'> {
  return {
    publisher: fao,
    url: `https://www.fao.org/faostat/en/#data/${domain}`,
    licence: 'CC-BY-4.0',
    layout: faostatLayout,
  };
}

export function faostatFile(name: string): Download {
  const file = `${name}_E_All_Data_(Normalized).zip`;
  return { url: `https://bulks-faostat.fao.org/production/${file}`, file };
}
