/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticeConcern = /*#__PURE__*/ zod.enum(['entry', 'activity', 'expert']);

export type NoticeConcern = zod.input<typeof NoticeConcern>;
export type NoticeConcernOutput = zod.output<typeof NoticeConcern>;
