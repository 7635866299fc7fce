/**
 * Prefix of judging tokens. Session tokens have 43 characters at most, so none can start with it by chance.
 */
export const JUDGING_PREFIX = 'judge-';
