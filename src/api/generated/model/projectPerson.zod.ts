/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProjectPerson = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string(),
  "role": /*#__PURE__*/ zod.string()
});

export type ProjectPerson = zod.input<typeof ProjectPerson>;
export type ProjectPersonOutput = zod.output<typeof ProjectPerson>;
