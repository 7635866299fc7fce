/**
 * Returns the URL for sharing an activity. Browsers don't send the fragment, so a parameter before
 * it names the activity for the server's link preview.
 */
export function activityShareUrl(id: string): string {
  const { origin, pathname } = window.location;
  const before = String(new URLSearchParams({ activity: id }));
  return `${origin}${pathname}?${before}#/activity/details?${String(new URLSearchParams({ id }))}`;
}

/** Returns the URL of an entry for colleagues: its page in the back office, which leads judges to their sheet. */
export function entryUrl(id: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#/a/match/entry?${String(new URLSearchParams({ id }))}`;
}
