/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyProject } from './myProject.zod.ts';

export const MyProjectEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.union([MyProject,/*#__PURE__*/ zod.null()])
});

export type MyProjectEnvelope = zod.input<typeof MyProjectEnvelope>;
export type MyProjectEnvelopeOutput = zod.output<typeof MyProjectEnvelope>;
