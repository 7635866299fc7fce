/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SiteColor = /*#__PURE__*/ zod.enum(['#1890ff', '#f5222d', '#fa541c', '#faad14', '#13c2c2', '#52c41a', '#2f54eb', '#722ed1']);

export type SiteColor = zod.input<typeof SiteColor>;
export type SiteColorOutput = zod.output<typeof SiteColor>;
