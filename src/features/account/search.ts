import { loginMode, type LoginMode } from '@/session/login/login-mode';

export interface LoginSearch {
  status?: 'reset';
  mode?: LoginMode;
}

/** Search parameters of /403: the address that was asked for. */
export const forbiddenSearchOptions = {
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => ({
    ...(typeof from === 'string' && { from }),
  }),
};

/** Search parameters of /login: why the visitor landed there, and the first form. */
export const loginSearchOptions = {
  validateSearch: (search: Record<string, unknown>): LoginSearch => {
    const mode = loginMode(search['mode']);
    return { ...(search['status'] === 'reset' && { status: 'reset' }), ...(mode && { mode }) };
  },
};
