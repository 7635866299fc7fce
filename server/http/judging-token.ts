/** What judging tokens begin with. A session's token is never longer than 43 characters, so it can't match. */
export const JUDGING_PREFIX = 'judge-';
