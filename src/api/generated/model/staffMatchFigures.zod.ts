/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const staffMatchFiguresProjectsMin = 0;
export const staffMatchFiguresProjectsMax = 1000000;

export const staffMatchFiguresCitiesMin = 0;
export const staffMatchFiguresCitiesMax = 100000;

export const staffMatchFiguresPrizePoolMin = 0;
export const staffMatchFiguresPrizePoolMax = 1000000000000;

export const staffMatchFiguresFinanceMin = 0;
export const staffMatchFiguresFinanceMax = 100000000000000;



export const StaffMatchFigures = /*#__PURE__*/ zod.object({
  "projects": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchFiguresProjectsMin)).check(/*#__PURE__*/ zod.lte(staffMatchFiguresProjectsMax))),
  "cities": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchFiguresCitiesMin)).check(/*#__PURE__*/ zod.lte(staffMatchFiguresCitiesMax))),
  "prizePool": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchFiguresPrizePoolMin)).check(/*#__PURE__*/ zod.lte(staffMatchFiguresPrizePoolMax)),
  "finance": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(staffMatchFiguresFinanceMin)).check(/*#__PURE__*/ zod.lte(staffMatchFiguresFinanceMax))
});

export type StaffMatchFigures = zod.input<typeof StaffMatchFigures>;
export type StaffMatchFiguresOutput = zod.output<typeof StaffMatchFigures>;
