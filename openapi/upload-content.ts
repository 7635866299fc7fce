/** Which files may be uploaded, judged by their content. Server and site import this module. */

/** A type that may be stored. */
export interface FileType {
  mime: string;
  /** Extensions that its name may have; the first one is given to a name without any of them. */
  extensions: readonly [string, ...string[]];
}

/** What one kind of upload takes. */
export interface UploadRules {
  /** Bytes. */
  limit: number;
  types: readonly FileType[];
}

/** Why a file is refused for its content. */
export type ContentProblem = 'type' | 'encrypted' | 'macros';

const MEGABYTE = 1_048_576;
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PDF = 'application/pdf';
/** The container of Office files before 2007, and of every encrypted one. */
const COMPOUND = 'application/x-cfb';

const PICTURES: readonly FileType[] = [
  { mime: 'image/png', extensions: ['png'] },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jfif'] },
  { mime: 'image/webp', extensions: ['webp'] },
  { mime: 'image/gif', extensions: ['gif'] },
];

/** Office files before 2007, each with the stream of the container that holds its text. */
const LEGACY_OFFICE: readonly (FileType & { streams: readonly string[] })[] = [
  { mime: 'application/msword', extensions: ['doc'], streams: ['WordDocument'] },
  { mime: 'application/vnd.ms-excel', extensions: ['xls'], streams: ['Workbook', 'Book'] },
  {
    mime: 'application/vnd.ms-powerpoint',
    extensions: ['ppt'],
    streams: ['PowerPoint Document'],
  },
];

/** Whether the type is a picture's. */
export function isPicture({ mime }: FileType): boolean {
  return PICTURES.some((type) => type.mime === mime);
}

/** Documents and pictures. */
export const DOCUMENTS: UploadRules = {
  limit: 50 * MEGABYTE,
  types: [
    ...PICTURES,
    ...LEGACY_OFFICE.map(({ mime, extensions }) => ({ mime, extensions })),
    { mime: PDF, extensions: ['pdf'] },
    { mime: `${OFFICE}.wordprocessingml.document`, extensions: ['docx'] },
    { mime: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'] },
    { mime: `${OFFICE}.presentationml.presentation`, extensions: ['pptx'] },
  ],
};

/** Videos and their captions. */
export const VIDEOS: UploadRules = {
  limit: 500 * MEGABYTE,
  types: [
    { mime: 'video/mp4', extensions: ['mp4', 'm4v'] },
    { mime: 'video/webm', extensions: ['webm'] },
    { mime: 'video/quicktime', extensions: ['mov'] },
    { mime: 'text/vtt', extensions: ['vtt'] },
  ],
};

/** The extension of a name in lower case; empty for a name without one. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** An ASCII text in UTF-16, as characters of one byte. */
const utf16 = (text: string) => text.replace(/./g, '$&\0');

/** The name of a stream in the directory of a compound file, with its end. */
const streamName = (name: string) => `${utf16(name)}\0\0`;
/** Entries of that directory start at multiples of this size. */
const ENTRY = 128;
const SECTOR = 512;

/** Names of parts of an Office file that hold a program. */
const MACROS = ['vbaProject.bin', 'vbaData.xml', utf16('_VBA_PROJECT')];

/** The reference of a PDF to its encryption, in a trailer or a cross-reference stream. */
const PDF_ENCRYPTION = /\/Encrypt\s{0,9}(?:\d{1,9}\s{1,9}\d{1,5}\s{1,9}R|<<)/;

/** The start of a Word document with the flag of its encryption; of Excel, with the record of it. */
const WORD = /\xec\xa5[^]{9}([^])[\xbf\xc1]\0/y;
const EXCEL = [
  ['\x09\x08\x10\0\0\x06', 20],
  ['\x09\x08\x08\0\0\x05', 12],
] as const;
const EXCEL_ENCRYPTION = '\x2f\0';
/** The token of an encrypted presentation. */
const POWERPOINT = '\x14\0\0\0\xdf\xc4\xd1\xf3';

const startsAligned = (text: string, offset: number, name: string): boolean => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if ((offset + at) % ENTRY === 0) return true;
  return false;
};

/** Whether a sector of a compound file starts an encrypted Word or Excel file. */
function startsEncrypted(text: string, offset: number): boolean {
  const first = (SECTOR - (offset % SECTOR)) % SECTOR;
  for (let at = first; at < text.length; at += SECTOR) {
    WORD.lastIndex = at;
    const [, flags = '\0'] = WORD.exec(text) ?? [];
    if ((flags.charCodeAt(0) & 1) === 1) return true;
    const isExcel = EXCEL.some(
      ([start, length]) =>
        text.startsWith(start, at) && text.startsWith(EXCEL_ENCRYPTION, at + length),
    );
    if (isExcel) return true;
  }
  return false;
}

interface Details {
  encrypted: boolean;
  macros: boolean;
  /** Types of Office before 2007 that the file contains. */
  legacy: Set<FileType>;
}

/** The bytes as characters of the same codes. */
function characters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Every mark is shorter; a multiple of the sectors. */
const OVERLAP = 2 * SECTOR;

/** Collects what the bytes of an Office file or PDF show. Reads it in pieces. */
async function readDetails(
  pieces: AsyncIterable<Uint8Array>,
  isCompound: boolean,
): Promise<Details> {
  const details: Details = { encrypted: false, macros: false, legacy: new Set() };
  let rest = '';
  let offset = 0;
  for await (const piece of pieces) {
    // A mark may lie across two pieces.
    const text = rest + characters(piece);
    details.macros ||= MACROS.some((mark) => text.includes(mark));
    details.encrypted ||= isCompound
      ? startsAligned(text, offset, streamName('EncryptionInfo')) ||
        startsEncrypted(text, offset) ||
        text.includes(POWERPOINT)
      : PDF_ENCRYPTION.test(text);
    if (isCompound)
      for (const type of LEGACY_OFFICE)
        if (type.streams.some((name) => startsAligned(text, offset, streamName(name))))
          details.legacy.add(type);
    rest = text.slice(-OVERLAP);
    offset += text.length - rest.length;
  }
  return details;
}

/** Whether a compound file is an Office file that a password protects. */
export async function isEncryptedOffice(pieces: AsyncIterable<Uint8Array>): Promise<boolean> {
  return (await readDetails(pieces, true)).encrypted;
}

interface Content {
  /** The type that the bytes start like, as the package `file-type` names it. */
  detected: string | undefined;
  /** Distinguishes a file that contains several old Office types; never decides alone. */
  name: string;
  pieces: () => AsyncIterable<Uint8Array>;
}

/** The type of a file by its content, or why it is refused. */
export async function judgeContent(
  { detected, name, pieces }: Content,
  types: readonly FileType[],
): Promise<FileType | ContentProblem> {
  const isCompound = detected === COMPOUND;
  // "video/x-m4v" is MP4 by another name.
  const mime = detected === 'video/x-m4v' ? 'video/mp4' : detected;
  const type = types.find((one) => one.mime === mime);
  const takesOffice = types.some(({ mime: one }) => one.startsWith(OFFICE));
  if (isCompound ? !takesOffice : type === undefined) return 'type';
  const hasParts = isCompound || mime === PDF || (mime?.startsWith(OFFICE) ?? false);
  if (!hasParts) return type ?? 'type';
  const details = await readDetails(pieces(), isCompound);
  if (mime !== PDF && details.macros) return 'macros';
  if ((isCompound || mime === PDF) && details.encrypted) return 'encrypted';
  if (!isCompound) return type ?? 'type';
  const legacy = types.filter((one) => [...details.legacy].some(({ mime: of }) => of === one.mime));
  return (
    legacy.find(({ extensions }) => extensions[0] === extensionOf(name)) ?? legacy[0] ?? 'type'
  );
}
