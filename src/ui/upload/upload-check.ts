import {
  DOCUMENTS,
  judgeContent,
  VIDEOS,
  type ContentProblem,
} from '../../../openapi/upload-content';
import { piecesOf } from '@/lib/file-pieces';

/** Reason why a file isn't uploaded. */
export type Refusal = ContentProblem | 'size' | 'empty';

interface Rules {
  extensions: readonly string[];
  limit: number;
}

const TYPES = [...DOCUMENTS.types, ...VIDEOS.types];

const typesOf = (extensions: readonly string[]) =>
  TYPES.filter((type) => type.extensions.some((one) => extensions.includes(one)));

/**
 * Returns the `accept` attribute of a file picker; only for pictures and videos. Documents may have any file
 * extension or none, and a picker would hide those.
 */
export function acceptOf(extensions: readonly string[]): { accept?: string } {
  const types = typesOf(extensions).map(({ mime }) => mime);
  const isMedia = types.every((mime) => /^(?:image|video)\//.test(mime));
  return isMedia ? { accept: types.join(',') } : {};
}

/**
 * Checks size and content of a file with the server's rules before the upload; returns the problem, if any.
 * If the check can't run, it accepts the file and leaves the decision to the server.
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
