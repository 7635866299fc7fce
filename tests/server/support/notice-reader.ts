import { randomUUID } from 'node:crypto';
import { users } from '../../../server/database/schema.ts';
import { beginSession } from '../../../server/identity/session/sessions.ts';
import { api } from '../api/context.ts';

/** An account that receives notices. */
export interface Reader {
  id: string;
  token: string;
  email: string;
  phone: string;
}

/** Adds an account whose given contacts are verified, with a session. */
export async function addReader(
  language: string,
  verified: readonly ('mail' | 'phone')[] = ['mail', 'phone'],
): Promise<Reader> {
  const id = `reader-${randomUUID()}`;
  const email = `${id}@example.org`;
  const phone = `133${String(Math.random()).slice(2, 10)}`;
  await api.db.insert(users).values({
    id,
    email,
    emailVerifiedAt: verified.includes('mail') ? api.clock.now : null,
    phone,
    phoneVerifiedAt: verified.includes('phone') ? api.clock.now : null,
    language,
    firstName: 'Rita',
    lastName: 'Reader',
    chineseName: '',
    permissions: [],
    roles: [],
  });
  return { id, email, phone, token: await beginSession(api.db, id, api.clock.now) };
}
