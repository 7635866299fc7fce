import { businessRule } from '../../base/failure.ts';
import { lockUser } from '../session/queries.ts';
import { createSession } from '../session/begin-login.ts';
import type { HandlersOf, Services } from '../../http/services.ts';
import { tryLoginTicket, consumeLoginTicket } from './login-tickets.ts';
import { consumeSecondFactor, type WithSecondFactor } from './second-factor.ts';

/** Handles the second step of a login. */
export function secondStepHandlers({
  db,
  now,
  secondFactor: { keys },
}: Services & WithSecondFactor): HandlersOf<'confirmLogin'> {
  return {
    confirmLogin: async ({ body, address, userAgent, audit }) => {
      const { loginTicket, code } = body;
      const userId = await tryLoginTicket(db, loginTicket, now());
      audit({ userId });
      audit({ detail: await consumeSecondFactor(db, keys, userId, { code, now: now() }) });
      return await db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        await consumeLoginTicket(tx, loginTicket);
        if (user === undefined || user.disabled) throw businessRule('loginTicketOver');
        return await createSession(tx, user, { from: { address, userAgent }, now: now() });
      });
    },
  };
}
