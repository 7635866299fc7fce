/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CountdownPhase } from './countdownPhase.zod.ts';

export const Countdown = /*#__PURE__*/ zod.object({
  "phase": CountdownPhase,
  "target": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Countdown = zod.input<typeof Countdown>;
export type CountdownOutput = zod.output<typeof Countdown>;
