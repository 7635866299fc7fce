import { and, eq, like, not, or } from 'drizzle-orm';
import { businessRule } from '../../base/failure.ts';
import type { Session } from '../../http/types.ts';
import type { Transaction } from '../../database/open.ts';
import { files } from '../../database/schema.ts';

/**
 * Lets everyone read files that the site shows from now on: pictures, videos, captions and documents that this
 * member of staff has stored, or that are public already. Throws the business rule against any other, so
 * that nobody's documents become public by their id.
 */
export async function publishFiles(
  tx: Transaction,
  session: Session,
  wanted: { kind: 'image' | 'video' | 'text' | 'document'; id: string | undefined }[],
): Promise<void> {
  for (const { kind, id } of wanted) {
    if (id === undefined) continue;
    const [row] = await tx
      .update(files)
      .set({ public: true })
      .where(
        and(
          eq(files.id, id),
          kind === 'document' ? not(like(files.mime, 'video/%')) : like(files.mime, `${kind}/%`),
          or(eq(files.public, true), eq(files.ownerId, session.userId)),
        ),
      )
      .returning();
    if (row === undefined)
      throw businessRule(kind === 'document' ? 'documentInvalid' : 'pictureInvalid');
  }
}
