/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MappingDetail } from './mappingDetail.zod.ts';

export const MappingEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": MappingDetail
});

export type MappingEnvelope = zod.input<typeof MappingEnvelope>;
export type MappingEnvelopeOutput = zod.output<typeof MappingEnvelope>;
