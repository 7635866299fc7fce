import PDFDocument from 'pdfkit';
import { create as createQrCode } from 'qrcode';
import { fonts, type FontName } from './fonts.ts';
import { balancedLines, type Line } from './line-layout.ts';

/** Texts and pictures of one certificate. */
export interface CertificateContent {
  /** BCP 47 tag of the texts. */
  language: string;
  title: string;
  text: string;
  /** Name of the site, above the title. */
  issuer: string;
  date: string;
  signatory: string;
  signatoryTitle: string;
  number: string;
  /** Labels in the language of the certificate. */
  labels: { number: string; check: string; seal: string };
  /** Address of the public check with the number; undefined if the site's address isn't known. */
  checkUrl: string | undefined;
  /** Logo of the site (PNG). */
  logo: Buffer | undefined;
}

/** A4, landscape, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const GOLD = '#a9822f';
const INK = '#1f2430';
const MUTED = '#5b6270';
const TEXT_WIDTH = 620;
const LINE_HEIGHT = 1.75;

type Doc = PDFKit.PDFDocument;

interface TextStyle {
  size: number;
  color: string;
  preferred: FontName;
  /** Horizontal center. */
  center: number;
}

function drawLine(doc: Doc, { runs, width }: Line, y: number, { size, color, center }: TextStyle) {
  let x = center - width / 2;
  doc.fillColor(color);
  for (const run of runs) {
    if (run.font === undefined) {
      // Space to write the character by hand.
      doc.moveTo(x, y + 2).lineTo(x + run.width, y + 2);
      doc.lineWidth(0.5).stroke(color);
    } else {
      doc.font(run.font).fontSize(size);
      doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    }
    x += run.width;
  }
}

/** Draws a centered text of at most `maxLines` lines, smaller if it is too long; returns the next baseline. */
function drawText(
  doc: Doc,
  text: string,
  y: number,
  style: TextStyle & { maxLines: number; maxWidth: number },
): number {
  const { preferred, maxWidth, maxLines } = style;
  const widthOf = (part: string, font: FontName, size: number) =>
    doc.font(font).fontSize(size).widthOfString(part);
  let { size } = style;
  let lines = balancedLines(text, { size, maxWidth, preferred, widthOf });
  while (lines.length > maxLines && size > 8) {
    size -= 1;
    lines = balancedLines(text, { size, maxWidth, preferred, widthOf });
  }
  for (const [index, line] of lines.entries())
    drawLine(doc, line, y + index * size * LINE_HEIGHT, { ...style, size });
  return y + lines.length * size * LINE_HEIGHT;
}

function drawFrame(doc: Doc): void {
  const frame = (inset: number, width: number) =>
    doc
      .rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
      .lineWidth(width)
      .stroke(GOLD);
  frame(24, 3);
  frame(31, 0.75);
  for (const x of [31, WIDTH - 31])
    for (const y of [31, HEIGHT - 31])
      doc
        .save()
        .rotate(45, { origin: [x, y] })
        .rect(x - 6, y - 6, 12, 12)
        .fillAndStroke('#ffffff', GOLD)
        .rect(x - 2.5, y - 2.5, 5, 5)
        .fill(GOLD)
        .restore();
}

function drawQrCode(doc: Doc, url: string, x: number, y: number, side: number): void {
  const { modules } = createQrCode(url, { errorCorrectionLevel: 'M' });
  const cell = side / modules.size;
  for (const at of modules.data.keys())
    if (modules.data[at] === 1)
      doc.rect(
        x + (at % modules.size) * cell,
        y + Math.floor(at / modules.size) * cell,
        cell,
        cell,
      );
  doc.fill('#000000');
}

function drawFoot(doc: Doc, content: CertificateContent, preferred: FontName): void {
  const { number, labels, checkUrl, signatory, signatoryTitle, date } = content;
  const small = { size: 9, color: MUTED, preferred, maxLines: 1, maxWidth: 260 };
  const left = { ...small, center: 150 };
  if (checkUrl !== undefined) {
    drawQrCode(doc, checkUrl, 116, 424, 68);
    drawText(doc, labels.check, 506, left);
  }
  drawText(doc, `${labels.number} ${number}`, 522, left);
  const center = WIDTH / 2;
  doc.circle(center, 470, 44).dash(3, { space: 3 }).lineWidth(0.5).stroke(MUTED).undash();
  drawText(doc, labels.seal, 473, { ...small, center });
  const right = { ...small, size: 12, color: INK, center: WIDTH - 170 };
  drawText(doc, signatory, 458, { ...right, size: 15 });
  doc.moveTo(WIDTH - 260, 468).lineTo(WIDTH - 80, 468);
  doc.lineWidth(0.5).stroke(MUTED);
  drawText(doc, signatoryTitle, 486, right);
  drawText(doc, date, signatoryTitle === '' ? 488 : 508, right);
}

/** Renders a certificate as a PDF with embedded fonts. The result is a readable stream. */
export function certificatePdf(content: CertificateContent): PDFKit.PDFDocument {
  const { title, text, issuer, logo, language, number } = content;
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: issuer },
  });
  const { chinese, latin } = fonts();
  doc.registerFont('chinese', chinese.bytes);
  doc.registerFont('latin', latin.bytes);
  const preferred = language === 'en-US' ? 'latin' : 'chinese';
  const middle = { preferred, center: WIDTH / 2, maxWidth: TEXT_WIDTH } as const;
  drawFrame(doc);
  if (logo !== undefined)
    doc.image(logo, WIDTH / 2 - 70, 52, { fit: [140, 42], align: 'center', valign: 'center' });
  drawText(doc, issuer, 116, { ...middle, size: 14, color: MUTED, maxLines: 1 });
  drawText(doc, title, 172, { ...middle, size: 42, color: GOLD, maxLines: 1 });
  doc.moveTo(WIDTH / 2 - 60, 196).lineTo(WIDTH / 2 + 60, 196);
  doc.lineWidth(1).stroke(GOLD);
  drawText(doc, text, 248, { ...middle, size: 20, color: INK, maxLines: 5 });
  drawFoot(doc, content, preferred);
  doc.end();
  return doc;
}
