/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ContentLanguage } from './contentLanguage.zod.ts';




export const RequiredDocument = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "name": /*#__PURE__*/ zod.string(),
  "language": /*#__PURE__*/ zod.exactOptional(ContentLanguage)
});

export type RequiredDocument = zod.input<typeof RequiredDocument>;
export type RequiredDocumentOutput = zod.output<typeof RequiredDocument>;
