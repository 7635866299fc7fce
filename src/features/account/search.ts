import { loginMode, type LoginMode } from '@/session/login-mode';

export interface LoginSearch {
  status?: 'reset';
  mode?: LoginMode;
  invitation?: string;
}

/** The token of an invitation; undefined for anything that no server has sent. */
function invitationToken(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Search parameters of /403: the address that was asked for. */
export const forbiddenSearchOptions = {
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({
    ...(typeof from === 'string' && { from }),
  }),
};

/** Search parameters of /login: why the visitor landed there, the first form, or an invitation. */
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
