/** A row of the trade totals: area code, item, element, year, unit, value, flag. */
export type TotalRow = readonly [
  area: number,
  item: number,
  element: number,
  year: number,
  unit: string,
  value: number,
  flag?: string,
];

/** A row of the trade matrix: reporter and partner code, then as in the totals. */
export type TradeFileRow = readonly [
  reporter: number,
  partner: number,
  item: number,
  element: number,
  year: number,
  unit: string,
  value: number,
  flag?: string,
];

/** FAO's totals as published since 2022: with M49 and CPC codes, quoted. */
export function totals(rows: readonly TotalRow[]): string {
  const header =
    '"Area Code","Area Code (M49)","Area","Item Code","Item Code (CPC)","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag","Note"';
  return lines(
    header,
    rows.map(
      ([area, item, element, year, unit, value, flag = '']) =>
        `"${area}","'${area}","Côte d'Ivoire; ${area}","${item}","'0${item}","Item, ${item}","${element}","Element","${year}","${year}","${unit}","${value}","${flag}",""`,
    ),
  );
}

/** The same as published before 2022: no M49, CPC codes or notes. */
export function olderTotals(rows: readonly TotalRow[]): string {
  return lines(
    'Area Code,Area,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag',
    rows.map(
      ([area, item, element, year, unit, value, flag = '']) =>
        `${area},Area,${item},Item,${element},Element,${year},${year},${unit},${value},${flag}`,
    ),
  );
}

/** FAO's matrix as published since 2022. */
export function matrix(rows: readonly TradeFileRow[]): string {
  return lines(
    'Reporter Country Code,Reporter Country Code (M49),Reporter Countries,Partner Country Code,Partner Country Code (M49),Partner Countries,Item Code,Item Code (CPC),Item,Element Code,Element,Year Code,Year,Unit,Value,Flag',
    rows.map(
      ([reporter, partner, item, element, year, unit, value, flag = '']) =>
        `${reporter},'${reporter},Reporter,${partner},'${partner},Partner,${item},'0${item},Item,${element},Element,${year},${year},${unit},${value},${flag}`,
    ),
  );
}

/** The same as published before 2022. */
export function olderMatrix(rows: readonly TradeFileRow[]): string {
  return lines(
    'Reporter Country Code,Reporter Countries,Partner Country Code,Partner Countries,Item Code,Item,Element Code,Element,Year Code,Year,Unit,Value,Flag',
    rows.map(
      ([reporter, partner, item, element, year, unit, value, flag = '']) =>
        `${reporter},Reporter,${partner},Partner,${item},Item,${element},Element,${year},${year},${unit},${value},${flag}`,
    ),
  );
}

const derivedNote = 'DERIVED lower bound: sum of TM partners each >=5% of the reporter total';

/** Values summed from the matrix, as the computed source has them. */
export function lowerBounds(rows: readonly TotalRow[]): string {
  return totals(rows).replaceAll('""\n', `"${derivedNote}"\n`);
}

function lines(header: string, rows: readonly string[]): string {
  return `${[header, ...rows].join('\n')}\n`;
}
