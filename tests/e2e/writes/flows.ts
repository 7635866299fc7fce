import { accountFlow } from './account';
import { activityFlow } from './activity';
import { entryFlow } from './entry';
import { expertFlow } from './expert';

/** All writes of participating users. */
export const FLOWS = [
  ['an entry', entryFlow],
  ['a registration as an expert', expertFlow],
  ['an activity', activityFlow],
  ['the account settings', accountFlow],
] as const;
