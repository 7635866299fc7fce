import {
  DOCUMENTS,
  judgeContent,
  VIDEOS,
  type ContentProblem,
} from '../../../openapi/upload-content';
import { piecesOf } from '@/lib/file-pieces';

/** Why a file isn't sent at all. */
export type Refusal = ContentProblem | 'size' | 'empty';

interface Rules {
  extensions: readonly string[];
  limit: number;
}

const TYPES = [...DOCUMENTS.types, ...VIDEOS.types];

const typesOf = (extensions: readonly string[]) =>
  TYPES.filter((type) => type.extensions.some((one) => extensions.includes(one)));

/**
 * The types that a file picker offers: of pictures and videos alone. A document may have any ending,
 * or none, which a picker would hide.
 */
export function acceptOf(extensions: readonly string[]): { accept?: string } {
  const types = typesOf(extensions).map(({ mime }) => mime);
  const isMedia = types.every((mime) => /^(?:image|video)\//.test(mime));
  return isMedia ? { accept: types.join(',') } : {};
}

/**
 * Checks a file before it is sent, by its content and the server's own rule. Where the check can't
 * run, the server decides alone.
 */
export async function refusedFile(
  file: File,
  { extensions, limit }: Rules,
): Promise<Refusal | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > limit) return 'size';
  try {
    const { fileTypeFromBlob } = await import('file-type');
    const detected = (await fileTypeFromBlob(file))?.mime;
    const content = { detected, name: file.name, pieces: () => piecesOf(file) };
    const judged = await judgeContent(content, typesOf(extensions));
    return typeof judged === 'string' ? judged : undefined;
  } catch {
    return undefined;
  }
}
