import { and, eq, notLike } from 'drizzle-orm';
import { isIdentityNumber, isMasked, maskNumber } from '../../../openapi/identity-documents.ts';
import { businessRule, notFound, withField } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { identityDocuments } from '../../database/schema.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { decryptNumber, encryptNumber } from './stored-number.ts';

type Document = Schemas['IdentityDocument'];

/** The record that a document belongs to. */
type Owner = { projectId: string } | { expertId: string };

const idOf = (owner: Owner) => ('projectId' in owner ? owner.projectId : owner.expertId);

/**
 * Returns the document as its record stores it: with the number masked, or without the number if it is
 * invalid for the type. Throws a business rule if a masked number differs from the stored one.
 */
export function maskedDocument(
  document: Document | undefined,
  stored: Document | null | undefined,
  pointer: string,
): Document | undefined {
  const { type, number = '' } = document ?? {};
  if (type === undefined) return undefined;
  if (isIdentityNumber(type, number)) return { type, number: maskNumber(number) };
  if (!isMasked(number)) return { type };
  if (stored?.type === type && stored.number === number) return { type, number };
  throw withField(businessRule('identityMasked'), pointer);
}

/** Stores a document's number encrypted, outside its record; keeps the stored one for a masked number. */
export async function writeIdentity(
  tx: Transaction,
  keys: IdentityKeys,
  owner: Owner,
  document: Document | undefined,
): Promise<void> {
  const { type, number = '' } = document ?? {};
  if (isMasked(number)) return;
  const ownerId = idOf(owner);
  if (type === undefined || !isIdentityNumber(type, number)) {
    await tx.delete(identityDocuments).where(eq(identityDocuments.ownerId, ownerId));
    return;
  }
  const columns = { type, number: encryptNumber(keys, ownerId, number) };
  await tx
    .insert(identityDocuments)
    .values({ ownerId, ...owner, ...columns })
    .onConflictDoUpdate({ target: identityDocuments.ownerId, set: columns });
}

/** Returns a record's document with the unmasked number. Throws 404 if it has none. */
export async function readIdentity(
  db: Database,
  keys: IdentityKeys,
  owner: Owner,
): Promise<Schemas['IdentityNumber']> {
  const ownerId = idOf(owner);
  const [row] = await db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.ownerId, ownerId));
  if (row === undefined) throw notFound();
  const number = decryptNumber(keys, ownerId, row.number);
  if (number === undefined) throw businessRule('identityKeyMissing');
  return { type: row.type, number };
}

/**
 * Encrypts plain numbers and numbers of former keys with the current key.
 * @returns how many numbers no key decrypts
 */
export async function encryptWithCurrentKey(db: Database, keys: IdentityKeys): Promise<number> {
  const isOutdated = notLike(identityDocuments.number, `${keys[0].id}.%`);
  let unreadable = 0;
  for (const { ownerId, number: stored } of await db
    .select()
    .from(identityDocuments)
    .where(isOutdated)) {
    const number = decryptNumber(keys, ownerId, stored);
    if (number === undefined) {
      unreadable += 1;
      continue;
    }
    // A concurrent save takes precedence.
    await db
      .update(identityDocuments)
      .set({ number: encryptNumber(keys, ownerId, number) })
      .where(and(eq(identityDocuments.ownerId, ownerId), eq(identityDocuments.number, stored)));
  }
  return unreadable;
}
