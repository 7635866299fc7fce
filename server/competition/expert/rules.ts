import { businessRule, conflict, withField } from '../../base/failure.ts';
import type { experts } from '../../database/schema.ts';
import type { Schemas } from '../../http/types.ts';
import { expertProblem } from '../entry/submission-rules.ts';

export type ExpertRow = typeof experts.$inferSelect;
type Body = Schemas['SaveExpertBody'];

/** Status of a submitted registration; lower values are drafts, which staff don't see. */
export const PENDING = 1;
export const APPROVED = 2;
export const DECLINED = 3;

/** Returns the content columns of a registration; absent fields are cleared. */
export function contentOf(body: Body) {
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

/** Throws a business rule or 409 if the registration can't be saved. */
export function checkSave(stored: ExpertRow | undefined, body: Body): void {
  if (stored?.status === APPROVED) throw businessRule('expertApproved');
  if (stored?.revision !== body.revision) throw conflict();
  const problem = body.status === PENDING ? expertProblem(body) : undefined;
  if (problem !== undefined)
    throw withField(businessRule('expertIncomplete'), problem, 'incomplete');
}
