import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Sheet, sheetXml, toCellXml } from './sheet-xml.ts';

export interface WorkbookFacts {
  title: string;
  creator: string;
  /** ISO date and time, in place of the moment of writing, so that the same figures give the same bytes. */
  created: string;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;

/** Fonts and formats, in the order of `cellFormats`: plain, header, text that would begin a formula, broken into lines. */
const styles =
  `${head}<styleSheet xmlns="${main}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** Most characters of a sheet's name, and those that it cannot have. */
const longestName = 31;
const sheetName = (name: string): string =>
  toCellXml(name.replace(/[\\/?*[\]:']/g, ' ').slice(0, longestName));

function parts(sheets: readonly Sheet[], { title, creator, created }: WorkbookFacts): [string, string][] {
  const paths = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`);
  const overrides = [
    ['/xl/workbook.xml', `${types}.sheet.main+xml`],
    ...paths.map((path) => [`/xl/${path}`, `${types}.worksheet+xml`]),
    ['/xl/styles.xml', `${types}.styles+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ];
  const when = `${created.slice(0, 19)}Z`;
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
        `${overrides.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${relation(1, `${documents}/officeDocument`, 'xl/workbook.xml')}` +
        `${relation(2, `${packages}/relationships/metadata/core-properties`, 'docProps/core.xml')}</Relationships>`,
    ],
    [
      'docProps/core.xml',
      `${head}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
        `<dc:title>${toCellXml(title)}</dc:title><dc:creator>${toCellXml(creator)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${when}</dcterms:created></cp:coreProperties>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>` +
        `${sheets.map(({ name }, at) => `<sheet name="${sheetName(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${paths.map((path, at) => relation(at + 1, `${documents}/worksheet`, path)).join('')}` +
        `${relation(paths.length + 1, `${documents}/styles`, 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', styles],
  ];
}

/**
 * A workbook as a stream: rows are read as fast as the file is downloaded, and are compressed in the thread pool. An error
 * of a row ends the stream.
 */
export function writeWorkbook(sheets: readonly Sheet[], facts: WorkbookFacts): Readable {
  const zip = new ZipFile();
  const options = { mtime: new Date(facts.created), mode: 0o100644, compressionLevel: 3 };
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  for (const [path, text] of parts(sheets, facts)) zip.addBuffer(Buffer.from(text), path, options);
  for (const [at, sheet] of sheets.entries()) {
    const rows = Readable.from(sheetXml(sheet), { objectMode: false });
    // A client may leave: then the remaining rows are not computed.
    output.once('close', () => rows.destroy());
    rows.once('error', (error) => output.destroy(error));
    zip.addReadStream(rows, `xl/worksheets/sheet${at + 1}.xml`, options);
  }
  zip.end();
  return output;
}

/** The same in one piece, for workbooks that are kept. */
export function toWorkbook(sheets: readonly Sheet[], facts: WorkbookFacts): Promise<Buffer> {
  return buffer(writeWorkbook(sheets, facts));
}
