/**
 * Events with notices (product decisions, "Notices") and the page that each notice links to. The value `id`
 * of the notice replaces `{id}`.
 */
export const EVENTS = {
  accountVerified: '/personal',
  entrySubmitted: '/personal',
  entryResubmitted: '/personal',
  entryWithdrawn: '/personal',
  entryAccepted: '/personal',
  decisionPublished: '/personal',
  resultsWithdrawn: '/personal',
  entryNote: '/personal',
  decisionOutdated: '/a/match/entry?id={id}',
  publicationRefused: '/a/match/results?matchInfoId={id}',
  changesRequested: '/signup',
  changesWithdrawn: '/personal',
  changesAnswered: '/a/match/entry?id={id}',
  expertApproved: '/expert',
  expertDeclined: '/expert',
  activitySignedUp: '/activity/details?id={id}',
  activityChanged: '/activity/details?id={id}',
  activityCancelled: '/activity/details?id={id}',
  activityTomorrow: '/activity/details?id={id}',
  signUpExtended: '/signup',
  rightsWithdrawn: '/a/sys/user?open={id}',
  judgeAppointed: '/score',
  judgingAssigned: '/score',
  judgingReminder: '/score',
  assignmentDeclined: '/a/match/judging?matchInfoId={id}',
  certificateIssued: '/personal',
} as const;

export type NoticeEvent = keyof typeof EVENTS;

/** Events that the recipient can repeat; their notices are rate-limited. */
export const PACED_EVENTS: ReadonlySet<NoticeEvent> = new Set([
  'entrySubmitted',
  'entryResubmitted',
  'entryWithdrawn',
  'activitySignedUp',
]);

/** True if this release supports the stored event. */
export function isNoticeEvent(event: string): event is NoticeEvent {
  return Object.hasOwn(EVENTS, event);
}
