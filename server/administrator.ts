import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { brokenConstraint } from './database/constraints.ts';
import type { Database } from './database/open.ts';
import { users } from './database/schema.ts';
import { normalEmail, normalPhone } from './session/addresses.ts';
import { hashPassword } from './session/passwords.ts';
import { endSessionsOf } from './session/sessions.ts';
import { StartFailure } from './start-failure.ts';

/** Whom to make an administrator. */
export interface Person {
  phone: string;
  email: string;
  password: string;
}

const BACK_OFFICE = 'system:login';
const PHONE = /^\+?\d{10,16}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SHORTEST = 6;

/** Throws a `StartFailure` that names what is wrong; the password is never told. */
function check({ phone, email, password }: Person): void {
  if (!PHONE.test(phone)) {
    throw new StartFailure(`ADMIN_PHONE="${phone}": must be 10 to 16 digits, with + or without.`);
  }
  if (!EMAIL.test(email)) {
    throw new StartFailure(`ADMIN_EMAIL="${email}": must look like name@example.org.`);
  }
  if (password.length < SHORTEST) {
    throw new StartFailure(`ADMIN_PASSWORD: must have at least ${SHORTEST} characters.`);
  }
}

/**
 * Gives a person the back office: makes their account, or sets the password of the one with this
 * phone, enables it and adds the permission. Answers whether the account is new. Throws a
 * `StartFailure` for what can't be.
 */
export async function makeAdministrator(db: Database, person: Person): Promise<boolean> {
  check(person);
  const phone = normalPhone(person.phone);
  const passwordHash = await hashPassword(person.password);
  const [known] = await db.select().from(users).where(eq(users.phone, phone));
  const granted = { id: BACK_OFFICE, name: BACK_OFFICE };
  if (known !== undefined) {
    const others = known.permissions.filter(({ id }) => id !== BACK_OFFICE);
    const permissions = [...others, granted];
    await db
      .update(users)
      .set({ passwordHash, permissions, disabled: false, mustResetPassword: false })
      .where(eq(users.id, known.id));
    await endSessionsOf(db, known.id);
    return false;
  }
  try {
    await db.insert(users).values({
      ...{ id: `user-${randomUUID()}`, phone, email: normalEmail(person.email), passwordHash },
      ...{ firstName: '', lastName: '', chineseName: '', permissions: [granted], roles: [] },
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'unique') throw error;
    throw new StartFailure(`ADMIN_EMAIL="${person.email}": belongs to another account.`);
  }
  return true;
}
