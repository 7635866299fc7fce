import type { QueryClient } from '@tanstack/react-query';
import type { LoginResult } from '@/api/generated/model';
import { loadCurrentUser } from '../current-user';
import { useSession } from '../session-store';

/**
 * After a successful login (spec section 4): token and phone stored, current user loaded, and what
 * was answered to an anonymous visitor asked for again, without a reload.
 */
export async function finishLogin(login: LoginResult, client: QueryClient): Promise<void> {
  useSession.getState().start(login);
  await loadCurrentUser();
  await client.invalidateQueries();
}
