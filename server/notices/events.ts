/**
 * What people are written to about (product decisions, "Notices"): the page of the site that shows
 * it. `{id}` stands for the record's identifier, which is one of the values.
 */
export const EVENTS = {
  accountVerified: '/personal',
  entrySubmitted: '/personal',
  entryResubmitted: '/personal',
  entryWithdrawn: '/personal',
  decisionPublished: '/personal',
  resultsWithdrawn: '/personal',
  entryNote: '/personal',
  decisionOutdated: '/a/match/entry?id={id}',
  expertApproved: '/expert',
  expertDeclined: '/expert',
  activitySignedUp: '/activity/details?id={id}',
  activityChanged: '/activity/details?id={id}',
  activityCancelled: '/activity/details?id={id}',
  activityTomorrow: '/activity/details?id={id}',
  signUpExtended: '/signup',
  rightsWithdrawn: '/a/sys/user?open={id}',
} as const;

export type NoticeEvent = keyof typeof EVENTS;

/** Events that the recipient causes and can repeat: their notices keep a time between each other. */
export const PACED_EVENTS: ReadonlySet<NoticeEvent> = new Set([
  'entrySubmitted',
  'entryResubmitted',
  'entryWithdrawn',
  'activitySignedUp',
]);

/** Whether a stored event is one that this release knows. */
export function isNoticeEvent(event: string): event is NoticeEvent {
  return Object.hasOwn(EVENTS, event);
}
