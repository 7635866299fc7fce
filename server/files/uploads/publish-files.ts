import { and, eq, inArray, or } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { files } from '../../database/schema.ts';

/** Expected kind of a file. `text`: captions. `document`: any type except videos. */
type Kind = 'image' | 'video' | 'text' | 'document';

function isOfKind(kind: Kind, mime: string | undefined): boolean {
  if (kind === 'document') return mime?.startsWith('video/') === false;
  return mime?.startsWith(`${kind}/`) === true;
}

/**
 * Makes files of published content public: pictures, videos, captions and documents that this staff member
 * uploaded, or that are public already. Throws a business rule for any other file, because knowing the id
 * of a private document must not suffice to publish it, and for a file of the wrong kind.
 */
export async function publishFiles(
  tx: Transaction,
  session: Session,
  wanted: { kind: Kind; id: string | undefined }[],
): Promise<void> {
  const ids = wanted.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return;
  const allowed = or(eq(files.public, true), eq(files.ownerId, session.userId));
  const published = await tx
    .update(files)
    .set({ public: true })
    .where(and(inArray(files.id, ids), allowed))
    .returning({ id: files.id, mime: files.mime });
  const mimes = new Map(published.map(({ id, mime }) => [id, mime]));
  for (const { kind, id } of wanted) {
    if (id === undefined || isOfKind(kind, mimes.get(id))) continue;
    throw businessRule(kind === 'document' ? 'documentInvalid' : 'pictureInvalid');
  }
}
