/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NoticeEvent = /*#__PURE__*/ zod.enum(['accountVerified', 'entrySubmitted', 'entryResubmitted', 'entryWithdrawn', 'entryAccepted', 'decisionPublished', 'resultsWithdrawn', 'entryNote', 'decisionOutdated', 'publicationRefused', 'changesRequested', 'changesWithdrawn', 'changesAnswered', 'expertApproved', 'expertDeclined', 'activitySignedUp', 'activityChanged', 'activityCancelled', 'activityTomorrow', 'signUpExtended', 'rightsWithdrawn', 'judgeAppointed', 'judgingAssigned', 'judgingReminder', 'assignmentDeclined', 'certificateIssued']);

export type NoticeEvent = zod.input<typeof NoticeEvent>;
export type NoticeEventOutput = zod.output<typeof NoticeEvent>;
