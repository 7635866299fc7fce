import { businessRule } from '../base/failure.ts';
import { fullName, namesOf } from '../base/full-name.ts';
import type { Database, Transaction } from '../database/open.ts';
import type { Schemas } from '../http/types.ts';
import { changeOwnAccount, findUser } from '../identity/session/queries.ts';
import { limitRepeats } from '../identity/session/rate-limit.ts';
import { activityValues } from '../notices/activity-values.ts';
import { deleteWaiting, queueNotice } from '../notices/queue.ts';
import { signUpOf } from './present.ts';
import { checkSignUp } from './rules.ts';
import {
  changeSeats,
  lockActivity,
  markCancelled,
  publishedActivity,
  signUpRow,
  writeSignUp,
  type SignUpKey,
} from './sign-up-queries.ts';

interface OwnSignUp extends SignUpKey {
  now: Date;
}

interface NewSignUp extends OwnSignUp {
  /** Name to store for an account without a name. */
  name?: string;
}

/** Returns the topic of the notice that confirms a sign-up. */
const signUpTopic = (activityId: string) => `sign-up ${activityId}`;

/** Reads the user's sign-up to an activity. Throws 404 for a non-public activity. */
export async function findSignUp(db: Database, key: SignUpKey): Promise<Schemas['ActivitySignUp']> {
  const { id: activityId } = await publishedActivity(db, key.activityId);
  const row = await signUpRow(db, key);
  return row === undefined ? { activityId, status: 'none' } : signUpOf(row);
}

/** Stores the request's name for a user without a name. Throws a business rule if both lack a name. */
async function ensureName(tx: Transaction, { userId, name = '', now }: NewSignUp) {
  const user = await findUser(tx, userId);
  if (user === undefined || fullName(user) !== '') return;
  if (name === '') throw businessRule('signUpNameNeeded');
  await changeOwnAccount(tx, userId, { ...namesOf(name), updateDate: now, updateBy: userId });
}

/** Signs the user up. Throws the business rule that forbids the sign-up. */
export async function signUp(db: Database, request: NewSignUp): Promise<Schemas['ActivitySignUp']> {
  const { activityId, userId, now } = request;
  return await db.transaction(async (tx) => {
    const activity = await lockActivity(tx, activityId);
    const existing = await signUpRow(tx, request);
    checkSignUp(activity, existing, now);
    await ensureName(tx, request);
    if (existing !== undefined)
      await limitRepeats(tx, ['sign-ups', activityId, userId], 'signUpTooOften', now);
    const written = await writeSignUp(tx, request, now);
    await changeSeats(tx, activityId, 1);
    await queueNotice(tx, {
      event: 'activitySignedUp',
      about: `${activityId} ${now.toISOString()}`,
      topic: signUpTopic(activityId),
      userIds: [userId],
      values: activityValues(activity),
      now,
    });
    return signUpOf(written);
  });
}

/** Cancels the user's sign-up and frees the seat. Throws the business rule that forbids the cancellation. */
export async function cancelSignUp(
  db: Database,
  { activityId, userId, now }: OwnSignUp,
): Promise<Schemas['ActivitySignUp']> {
  return await db.transaction(async (tx) => {
    const activity = await lockActivity(tx, activityId);
    const existing = await signUpRow(tx, { activityId, userId });
    if (existing === undefined || existing.status === 'cancelled') {
      throw businessRule('notSignedUp');
    }
    if (existing.status === 'signedIn' || now >= activity.start) {
      throw businessRule('cancelTooLate');
    }
    await markCancelled(tx, { activityId, userId });
    await changeSeats(tx, activityId, -1);
    await deleteWaiting(tx, signUpTopic(activityId), userId);
    return signUpOf({ ...existing, status: 'cancelled' });
  });
}
