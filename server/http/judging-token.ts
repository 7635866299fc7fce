/** Prefix that distinguishes judging tokens from session tokens, which are random. */
export const JUDGING_PREFIX = 'judge-';
