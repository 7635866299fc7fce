/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MenuItem } from './menuItem.zod.ts';

export const menuEnvelopeDataMax = 200;



export const MenuEnvelope = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(200),
  "msg": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.string(),
  "data": /*#__PURE__*/ zod.array(MenuItem).check(/*#__PURE__*/ zod.maxLength(menuEnvelopeDataMax))
});

export type MenuEnvelope = zod.input<typeof MenuEnvelope>;
export type MenuEnvelopeOutput = zod.output<typeof MenuEnvelope>;
