/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ContentLanguage = /*#__PURE__*/ zod.enum(['CN', 'US', 'HK']);

export type ContentLanguage = zod.input<typeof ContentLanguage>;
export type ContentLanguageOutput = zod.output<typeof ContentLanguage>;
