import { and, eq, inArray, or } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { files } from '../../database/schema.ts';

type Kind = 'image' | 'video' | 'text' | 'document';

function isOfKind(kind: Kind, mime: string | undefined): boolean {
  if (kind === 'document') return mime?.startsWith('video/') === false;
  return mime?.startsWith(`${kind}/`) === true;
}

/**
 * Lets everyone read files that the site shows from now on: pictures, videos, captions and documents that this
 * member of staff has stored, or that are public already. Throws the business rule against any other, so
 * that nobody's documents become public by their id.
 */
export async function publishFiles(
  tx: Transaction,
  session: Session,
  wanted: { kind: Kind; id: string | undefined }[],
): Promise<void> {
  const ids = wanted.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const mine = or(eq(files.public, true), eq(files.ownerId, session.userId));
  const shown = await tx
    .update(files)
    .set({ public: true })
    .where(and(inArray(files.id, ids), mine))
    .returning({ id: files.id, mime: files.mime });
  const mimes = new Map(shown.map(({ id, mime }) => [id, mime]));
  for (const { kind, id } of wanted) {
    if (id === undefined || isOfKind(kind, mimes.get(id))) continue;
    throw businessRule(kind === 'document' ? 'documentInvalid' : 'pictureInvalid');
  }
}
