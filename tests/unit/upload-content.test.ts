import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedFile } from '@/ui/upload/upload-check';
import { DOCUMENTS } from '../../openapi/upload-content.ts';
import { checkFileType } from '../../server/files/uploads/file-types.ts';

const INPUTS = join(import.meta.dirname, '../support/inputs');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const EXTENSIONS = DOCUMENTS.types.flatMap(({ extensions }) => extensions);

/**
 * Returns a compound file with streams of these names and with bytes at the start of its second
 * sector.
 */
function compound(names: readonly string[], sector = ''): Buffer {
  const bytes = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  Buffer.from(sector, 'hex').copy(bytes, 1024);
  for (const [at, name] of names.entries()) bytes.write(name, 2048 + at * 128, 'utf16le');
  return bytes;
}

const WORD = 'eca5c10000000000000000';
const EXCEL = `09081000000605000000000000000000${'00'.repeat(4)}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-content-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  [
    'on the site',
    async (name: string, bytes: Buffer) => {
      const file = new File([new Uint8Array(bytes)], name);
      return await refusedFile(file, { extensions: EXTENSIONS, limit: DOCUMENTS.limit });
    },
  ],
  [
    'on the server',
    async (name: string, bytes: Buffer) => {
      const path = join(folder, 'file');
      await writeFile(path, bytes);
      const judged = await checkFileType(path, name, DOCUMENTS);
      return typeof judged === 'string' ? judged : undefined;
    },
  ],
])('file checks %s', (_side, refusal) => {
  it.each([
    ['photo.jfif', JPEG, undefined],
    ['计划.pdf(1)', PDF, undefined],
    ['计划.pdf.1', PDF, undefined],
    ['计划', PDF, undefined],
    ['1000012345', JPEG, undefined],
    ['他说"好".pdf', PDF, undefined],
    ['plan.pdf', Buffer.from('just words'), 'type'],
    ['plan.doc', compound(['WordDocument'], `${WORD}00c1000000`), undefined],
    ['计划', compound(['WordDocument'], `${WORD}00c1000000`), undefined],
    ['plan.doc', compound(['Something']), 'type'],
    ['plan.doc', compound(['WordDocument'], `${WORD}01bf000000`), 'encrypted'],
    ['plan.xls', compound(['Workbook'], `${EXCEL}e1000200`), undefined],
    ['plan.xls', compound(['Workbook'], `${EXCEL}2f003600`), 'encrypted'],
    [
      'plan.ppt',
      compound(['PowerPoint Document'], '0000f60f1c00000014000000dfc4d1f3'),
      'encrypted',
    ],
    ['plan.ppt', compound(['PowerPoint Document'], '0000f60f1c000000140000005fc091e3'), undefined],
    ['plan.docx', compound(['EncryptionInfo', 'EncryptedPackage']), 'encrypted'],
    ['plan.doc', compound(['WordDocument', '_VBA_PROJECT']), 'macros'],
    ['plan.pdf', Buffer.from('%PDF-1.5\n5 0 obj<</Type/XRef/Encrypt 4 0 R>>stream'), 'encrypted'],
    ['plan.pdf', Buffer.from('%PDF-1.5\ntrailer<</EncryptMetadata false>>'), undefined],
  ] as const)('accept or reject %s', async (name, bytes, expected) => {
    expect(await refusal(name, bytes)).toBe(expected);
  });

  it.each(['encrypted-by-password.docx', 'encrypted.pdf'])(
    'recognize %s as encrypted',
    async (name) => {
      expect(await refusal(name, await readFile(join(INPUTS, name)))).toBe('encrypted');
    },
  );

  it('find a mark that spans two chunks', async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(65_536 - PDF.length - 4, 32)]);
    const encrypted = Buffer.concat([bytes, Buffer.from('/Encrypt 4 0 R')]);
    expect(await refusal('plan.pdf', encrypted)).toBe('encrypted');
  });
});
