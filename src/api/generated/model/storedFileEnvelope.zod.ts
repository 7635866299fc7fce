/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { StoredFile } from './storedFile.zod.ts';

export const StoredFileEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": StoredFile
});

export type StoredFileEnvelope = zod.input<typeof StoredFileEnvelope>;
export type StoredFileEnvelopeOutput = zod.output<typeof StoredFileEnvelope>;
