import { eq } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { normalEmail, normalPhone } from '../../http/normal-forms.ts';
import { PATTERNS } from '../../http/specification.ts';
import { dropSecondFactor } from '../second-factor/queries.ts';
import { isCommonPassword } from '../session/common-passwords.ts';
import { ADMINISTRATOR } from '../staff-right/rules.ts';
import { isTaken } from '../session/queries.ts';
import { hashPassword } from '../session/passwords.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { withdrawCode } from '../session/verification-codes.ts';
import { StartFailure } from '../../base/start-failure.ts';

/** Whom to make an administrator. */
export interface Person {
  phone: string;
  email: string;
  password: string;
}

const GRANTED = { id: ADMINISTRATOR, name: ADMINISTRATOR };
const SHORTEST = 6;

/** Throws a `StartFailure` that names what is wrong; the password is never printed. */
function check({ phone, email, password }: Person): void {
  if (!PATTERNS.mobile.test(phone)) {
    throw new StartFailure(`ADMIN_PHONE="${phone}": must be 10 to 16 digits, with + or without.`);
  }
  if (!PATTERNS.email.test(normalEmail(email))) {
    throw new StartFailure(`ADMIN_EMAIL="${email}": must look like name@example.org.`);
  }
  if (password.length < SHORTEST) {
    throw new StartFailure(`ADMIN_PASSWORD: must have at least ${SHORTEST} characters.`);
  }
  if (isCommonPassword(password)) {
    throw new StartFailure('ADMIN_PASSWORD: is among those that are tried first; choose another.');
  }
}

/** What the command did, for the operator; no contact is printed in full. */
export interface AdministratorMade {
  /** Whether the account is new. */
  fresh: boolean;
  /** The e-mail address that was replaced, masked. */
  replacedEmail?: string;
  endedSessions: number;
  /** The account had a second factor, which is gone. */
  removedSecondFactor?: true;
}

/** An e-mail address that only who knows it recognises. */
function masked(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}

/** Withdraws the codes on their way to an account: each would open it. */
async function withdrawCodes(tx: Transaction, phone: string, emails: (string | null)[]) {
  await withdrawCode(tx, 'login', phone);
  for (const email of emails) {
    if (email !== null) await withdrawCode(tx, 'reset', email);
  }
}

/**
 * Makes the account of a known number the operator's: whoever registered it first verified nothing,
 * so their e-mail address, password, second factor and sessions open it no more.
 */
async function handOver(
  tx: Transaction,
  known: typeof users.$inferSelect,
  contact: { email: string; passwordHash: string },
): Promise<AdministratorMade> {
  const others = known.roles.filter(({ id }) => id !== ADMINISTRATOR);
  await tx
    .update(users)
    .set({
      ...contact,
      ...verifiedNow(),
      roles: [...others, GRANTED],
      disabled: false,
      mustResetPassword: false,
      updateDate: new Date(),
    })
    .where(eq(users.id, known.id));
  await withdrawCodes(tx, known.phone ?? '', [known.email, contact.email]);
  const removedSecondFactor = await dropSecondFactor(tx, known.id);
  const endedSessions = await endSessionsOf(tx, known.id);
  const replaced = known.email !== null && known.email.toLowerCase() !== contact.email;
  return {
    fresh: false,
    endedSessions,
    ...(removedSecondFactor && { removedSecondFactor }),
    ...(replaced && known.email !== null && { replacedEmail: masked(known.email) }),
  };
}

/** Both contacts are the operator's own word. */
function verifiedNow() {
  return { phoneVerifiedAt: new Date(), emailVerifiedAt: new Date() };
}

/**
 * Gives a person the back office: makes their account, or makes the one with this phone theirs, with
 * their e-mail address and password, enables it and adds the built-in role. Throws a `StartFailure` for
 * what can't be.
 */
export async function makeAdministrator(db: Database, person: Person): Promise<AdministratorMade> {
  check(person);
  const phone = normalPhone(person.phone);
  const email = normalEmail(person.email);
  const passwordHash = await hashPassword(person.password);
  return await db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.phone, phone)).for('update');
    if (await isTaken(tx, 'email', email, known?.id ?? ''))
      throw new StartFailure(`ADMIN_EMAIL="${person.email}": belongs to another account.`);
    if (known !== undefined) return await handOver(tx, known, { email, passwordHash });
    await tx.insert(users).values({
      id: newIdentifier(),
      phone,
      email,
      passwordHash,
      ...verifiedNow(),
      firstName: '',
      lastName: '',
      chineseName: '',
      permissions: [],
      roles: [GRANTED],
    });
    return { fresh: true, endedSessions: 0 };
  });
}
