import { eq } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import { businessRule, conflict, notFound, withField } from '../../base/failure.ts';
import type { Schemas } from '../../http/types.ts';
import { experts } from '../../database/schema.ts';
import { checkOwnFiles } from '../../files/file/own-queries.ts';
import {
  maskedDocument,
  writeIdentity,
} from '../../identity/identity-document/identity-documents.ts';
import { omitNull, type HandlersOf, type Services } from '../../http/services.ts';
import { expertProblem } from '../project/submission-rules.ts';
import type { WithIdentityKeys } from '../../identity/identity-document/identity-keys.ts';

type ExpertRow = typeof experts.$inferSelect;
type Body = Schemas['SaveExpertBody'];

const APPROVED = 2;

/** A registration as its owner reads it. */
export function expertOf(row: ExpertRow): Schemas['MyExpert'] {
  const { id, status, revision, saveKey, domains, createDate, updateDate, submitDate } = row;
  const { name, gender, mobile, email, identity, organisation, jobTitle, experience, bio } = row;
  return {
    id,
    status,
    revision,
    saveKey,
    domains,
    editable: status !== APPROVED,
    ...omitNull({ name, gender, mobile, email, identity, organisation, jobTitle, experience, bio }),
    ...omitNull({ avatarFileId: row.avatarFileId, reason: row.reason }),
    ...omitNull({ submitDate: submitDate?.toISOString() ?? null }),
    createDate: createDate.toISOString(),
    updateDate: updateDate.toISOString(),
  };
}

/** The content of a registration as a body holds it: what the body lacks is taken out. */
function contentOf(body: Body) {
  return {
    name: body.name ?? null,
    gender: body.gender ?? null,
    mobile: body.mobile ?? null,
    email: body.email ?? null,
    organisation: body.organisation ?? null,
    jobTitle: body.jobTitle ?? null,
    domains: [...new Set(body.domains ?? [])],
    experience: body.experience ?? null,
    bio: body.bio ?? null,
    avatarFileId: body.avatarFileId ?? null,
  };
}

/** Registration of the current user as an expert. */
export function expertHandlers({
  db,
  identityKeys,
  now,
}: Services & WithIdentityKeys): HandlersOf<'getMyExpert' | 'saveExpert'> {
  return {
    getMyExpert: async ({ session }) => {
      const [row] = await db.select().from(experts).where(eq(experts.userId, session.userId));
      return row === undefined ? null : expertOf(row);
    },

    saveExpert: ({ body, session: { userId } }) =>
      db.transaction(async (tx) => {
        const at = now();
        const mine = eq(experts.userId, userId);
        const [stored] = await tx.select().from(experts).where(mine).for('update');
        // First of all: a save whose answer was lost is answered again.
        if (stored?.saveKey === body.saveKey) return expertOf(stored);
        if (stored?.status === APPROVED) throw businessRule('expertApproved');
        if (stored?.revision !== body.revision) throw conflict();
        const problem = body.status === 1 ? expertProblem(body) : undefined;
        if (problem !== undefined)
          throw withField(businessRule('expertIncomplete'), problem, 'incomplete');
        await checkOwnFiles(tx, userId, [
          { id: body.avatarFileId, pointer: '/avatarFileId', kind: 'image' },
        ]);

        const { status, saveKey } = body;
        const written = {
          ...contentOf(body),
          identity: maskedDocument(body.identity, stored?.identity, '/identity/number') ?? null,
          status,
          saveKey,
          updateDate: at,
          revision: (stored?.revision ?? 0) + 1,
          ...(status === 1 && { submitDate: at, reason: null }),
        };
        if (stored === undefined) {
          const id = newIdentifier();
          const made = await tx
            .insert(experts)
            .values({ ...written, id, userId, createDate: at })
            .onConflictDoNothing()
            .returning();
          if (made[0] !== undefined) {
            await writeIdentity(tx, identityKeys, { expertId: id }, body.identity);
            return expertOf(made[0]);
          }
          // Another save of the same account came first, at the same moment: maybe this very one.
          const [first] = await tx.select().from(experts).where(mine);
          if (first?.saveKey === saveKey) return expertOf(first);
          throw conflict();
        }
        const [changed] = await tx.update(experts).set(written).where(mine).returning();
        if (changed === undefined) throw notFound();
        await writeIdentity(tx, identityKeys, { expertId: changed.id }, body.identity);
        return expertOf(changed);
      }),
  };
}
