import { eq } from 'drizzle-orm';
import { newIdentifier } from '../../http/new-identifier.ts';
import type { Database, Transaction } from '../../database/open.ts';
import { users } from '../../database/schema.ts';
import { normalEmail, normalPhone } from '../../http/normal-forms.ts';
import { PATTERNS } from '../../http/specification.ts';
import { deleteSecondFactor } from '../second-factor/queries.ts';
import { isCommonPassword } from '../session/common-passwords.ts';
import { ADMINISTRATOR } from '../staff-right/rules.ts';
import { isTaken } from '../session/queries.ts';
import { hashPassword } from '../session/passwords.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { withdrawCode } from '../session/verification-codes.ts';
import { StartupError } from '../../base/startup-error.ts';

/** Contacts and password of the new administrator. */
export interface Person {
  phone: string;
  email: string;
  password: string;
}

const GRANTED = { id: ADMINISTRATOR, name: ADMINISTRATOR };
const SHORTEST = 6;

/** Throws a `StartupError` with the invalid variable; never prints the password. */
function check({ phone, email, password }: Person): void {
  if (!PATTERNS.mobile.test(phone)) {
    throw new StartupError(`ADMIN_PHONE="${phone}": must be 10 to 16 digits, with + or without.`);
  }
  if (!PATTERNS.email.test(normalEmail(email))) {
    throw new StartupError(`ADMIN_EMAIL="${email}": must look like name@example.org.`);
  }
  if (password.length < SHORTEST) {
    throw new StartupError(`ADMIN_PASSWORD: must have at least ${SHORTEST} characters.`);
  }
  if (isCommonPassword(password)) {
    throw new StartupError('ADMIN_PASSWORD: is a common password; choose another.');
  }
}

/** Result of the command for the operator, without full contacts. */
export interface AdministratorMade {
  /** Whether the account is new. */
  fresh: boolean;
  /** Replaced email address, masked. */
  replacedEmail?: string;
  endedSessions: number;
  /** Set if the account had a second factor. */
  removedSecondFactor?: true;
}

function masked(email: string): string {
  return email.replace(/^(.).*@/, '$1***@');
}

/** Deletes codes that were sent earlier and would give access to the account. */
async function withdrawCodes(tx: Transaction, phone: string, emails: (string | null)[]) {
  await withdrawCode(tx, 'login', phone);
  for (const email of emails) {
    if (email !== null) await withdrawCode(tx, 'reset', email);
  }
}

/**
 * Transfers the account of a known phone number to the operator. Replaces or removes its email address,
 * password, second factor, codes and sessions, which may belong to another person.
 */
async function transferAccount(
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
  const removedSecondFactor = await deleteSecondFactor(tx, known.id);
  const endedSessions = await endSessionsOf(tx, known.id);
  const replaced = known.email !== null && known.email.toLowerCase() !== contact.email;
  return {
    fresh: false,
    endedSessions,
    ...(removedSecondFactor && { removedSecondFactor }),
    ...(replaced && known.email !== null && { replacedEmail: masked(known.email) }),
  };
}

/** Returns columns that mark both contacts as verified, because the operator has entered them. */
function verifiedNow() {
  return { phoneVerifiedAt: new Date(), emailVerifiedAt: new Date() };
}

/**
 * Creates an administrator's account, or transfers and enables the account with this phone number. Throws a
 * `StartupError` for invalid values and for the email address of another account.
 */
export async function makeAdministrator(db: Database, person: Person): Promise<AdministratorMade> {
  check(person);
  const phone = normalPhone(person.phone);
  const email = normalEmail(person.email);
  const passwordHash = await hashPassword(person.password);
  return await db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.phone, phone)).for('update');
    if (await isTaken(tx, 'email', email, known?.id ?? ''))
      throw new StartupError(`ADMIN_EMAIL="${person.email}": belongs to another account.`);
    if (known !== undefined) return await transferAccount(tx, known, { email, passwordHash });
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
