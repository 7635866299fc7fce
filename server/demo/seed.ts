import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoContent } from './content.ts';
import { at } from './time.ts';
import type { DemoFile, DemoUser } from './types.ts';
import { hashPassword } from '../identity/session/passwords.ts';
import { UNFINISHED, type FileStore } from '../store/file-store.ts';
import { DEFAULT_ROLES, writeDefaults } from '../database/defaults.ts';
import type { Database } from '../database/open.ts';
import { files, menuItems, staffRoles, users } from '../database/schema.ts';
import { writeReferenceData } from '../content/reference/seed-reference-data.ts';
import { writeCertificates } from './certificates.ts';
import { writeJudging } from './judging.ts';
import { writeReview } from './review.ts';
import { ROWS_PER_STATEMENT, writeRecords } from './seed-records.ts';

const named = (name: string) => ({ id: name, name });

const roleNames = new Map(DEFAULT_ROLES.map(({ id, name }) => [id, name.CN]));

async function userRow(user: DemoUser, now: Date): Promise<typeof users.$inferInsert> {
  const { password, permissions, roles, daysAgo, ...rest } = user;
  return {
    ...rest,
    createDate: new Date(at(now, -daysAgo)),
    passwordHash: password === null ? null : await hashPassword(password),
    permissions: permissions.map(named),
    roles: roles.map((id) => ({ id, name: roleNames.get(id) ?? id })),
    phoneVerifiedAt: now,
    emailVerifiedAt: now,
  };
}

async function storeFile(
  { incoming, store }: Pick<SeedOptions, 'incoming' | 'store'>,
  file: DemoFile,
): Promise<typeof files.$inferInsert> {
  const bytes = 'svg' in file ? Buffer.from(file.svg) : file.bytes;
  const unfinished = join(incoming, file.id + UNFINISHED);
  await writeFile(unfinished, bytes);
  await store.put(file.id, unfinished);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { id: file.id, name: file.name, mime: file.mime, size: bytes.length, hash, public: true };
}

interface SeedOptions {
  /** Folder of incomplete files. */
  incoming: string;
  store: FileStore;
  /** True for demo content; false for only the records that the site requires. */
  demo: boolean;
  now: Date;
}

/**
 * Seeds an empty database in one transaction. Writes the bytes of files before their rows; without a row
 * they are unreachable.
 */
export async function seed(db: Database, options: SeedOptions): Promise<void> {
  const { demo, now } = options;
  if ((await db.$count(menuItems)) > 0) return;
  if (!demo) {
    await db.transaction(async (tx) => {
      await writeReferenceData(tx);
      await writeDefaults(tx);
    });
    return;
  }
  const content = demoContent(now);
  const people = await Promise.all(content.users.map((user) => userRow(user, now)));
  const stored = await Promise.all(content.files.map((file) => storeFile(options, file)));
  // Users can only download their own picture.
  const owners = new Map(content.users.map(({ id, avatarFileId }) => [avatarFileId, id]));
  const owned = stored.map((file) => ({ ...file, ownerId: owners.get(file.id) ?? null }));
  await db.transaction(async (tx) => {
    await writeReferenceData(tx);
    for (let from = 0; from < people.length; from += ROWS_PER_STATEMENT) {
      await tx.insert(users).values(people.slice(from, from + ROWS_PER_STATEMENT));
    }
    await tx.insert(staffRoles).values([...DEFAULT_ROLES]);
    await tx.insert(files).values(owned);
    await writeRecords(tx, content, now);
    await writeReview(tx, content, now);
    await writeJudging(tx, content, now);
    await writeCertificates(tx, now);
  });
}
