/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MyProjectSummary } from './myProjectSummary.zod.ts';

export const myProjectsEnvelopeDataMax = 1000;



export const MyProjectsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MyProjectSummary).check(/*#__PURE__*/ zod.maxLength(myProjectsEnvelopeDataMax))
});

export type MyProjectsEnvelope = zod.input<typeof MyProjectsEnvelope>;
export type MyProjectsEnvelopeOutput = zod.output<typeof MyProjectsEnvelope>;
