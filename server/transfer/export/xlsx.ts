import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell } from './cells.ts';
import { workbookText } from './formula-guard.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The fixed parts of a workbook with one sheet (ECMA-376, part 1). */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Maximum length of a cell's text in spreadsheet programs. */
export const LONGEST_CELL = 32_767;
/** Characters that XML 1.0 excludes. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const INVALID_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escape(text: string): string {
  const whole = text.slice(0, LONGEST_CELL).toWellFormed().replace(INVALID_IN_XML, '');
  return whole.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}

/** Formats a cell. Texts are inline strings, which can't be formulas. */
function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${String(cell)}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escape(workbookText(cell))}</t></is></c>`;
}

/** Streams rows as a workbook of one sheet with a frozen first row. */
export function xlsxFile(rows: AsyncIterable<readonly Cell[]>): Readable {
  async function* sheet() {
    yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
    for await (const row of rows) yield `<row>${row.map(cellXml).join('')}</row>`;
    yield '</sheetData></worksheet>';
  }
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + xml), name);
  const bytes = Readable.from(sheet(), { objectMode: false });
  zip.addReadStream(bytes, 'xl/worksheets/sheet1.xml');
  zip.end();
  const output = Readable.from(zip.outputStream);
  // The archive doesn't forward errors of its parts.
  bytes.once('error', (error) => output.destroy(error));
  zip.once('error', (error: Error) => output.destroy(error));
  return output;
}
