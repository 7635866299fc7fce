/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeletedRecord } from './deletedRecord.zod.ts';

export const deletedRecordsEnvelopeDataMax = 100;



export const DeletedRecordsEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(DeletedRecord).check(/*#__PURE__*/ zod.maxLength(deletedRecordsEnvelopeDataMax))
});

export type DeletedRecordsEnvelope = zod.input<typeof DeletedRecordsEnvelope>;
export type DeletedRecordsEnvelopeOutput = zod.output<typeof DeletedRecordsEnvelope>;
