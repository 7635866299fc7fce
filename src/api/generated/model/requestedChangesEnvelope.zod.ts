/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StaffProject } from './staffProject.zod.ts';

export const RequestedChangesEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StaffProject
});

export type RequestedChangesEnvelope = zod.input<typeof RequestedChangesEnvelope>;
export type RequestedChangesEnvelopeOutput = zod.output<typeof RequestedChangesEnvelope>;
