/** Why a file isn't sent at all. */
export type Refusal = 'type' | 'size' | 'empty';

interface Rules {
  extensions: readonly string[];
  limit: number;
}

/** Checks a file before it is sent; the server checks its content once more. */
export function refusedFile(file: File, { extensions, limit }: Rules): Refusal | undefined {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return 'type';
  if (file.size > limit) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}
