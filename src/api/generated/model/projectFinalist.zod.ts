/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ProjectFinalist = /*#__PURE__*/ zod.boolean();

export type ProjectFinalist = zod.input<typeof ProjectFinalist>;
export type ProjectFinalistOutput = zod.output<typeof ProjectFinalist>;
