/**
 * The address of an activity for friends. What follows a `#` is never sent to a server: the
 * parameter before it tells the server of the site what the link's card is about.
 */
export function activityShareUrl(id: string): string {
  const { origin, pathname } = window.location;
  const before = String(new URLSearchParams({ activity: id }));
  return `${origin}${pathname}?${before}#/activity/details?${String(new URLSearchParams({ id }))}`;
}
