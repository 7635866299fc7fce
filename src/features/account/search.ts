import { loginMode, type LoginMode } from '@/session/login-mode';

export interface LoginSearch {
  status?: 'reset';
  mode?: LoginMode;
  invitation?: string;
}

/** Parses the token of an invitation; undefined if it is malformed. */
function invitationToken(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Search parameters of /403: the requested URL. */
export const forbiddenSearchOptions = {
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({
    ...(typeof from === 'string' && { from }),
  }),
};

/** Search parameters of /login: reason, first form, or invitation. */
export const loginSearchOptions = {
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const mode = loginMode(search['mode']);
    const invitation = invitationToken(search['invitation']);
    return {
      ...(search['status'] === 'reset' && { status: 'reset' }),
      ...(mode && { mode }),
      ...(invitation !== undefined && { invitation }),
    };
  },
};
