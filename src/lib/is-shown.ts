/** Whether an element is shown, not in a page that is kept out of sight. */
export function isShown(element: HTMLElement): boolean {
  // Older browsers have no content that is hidden but laid out (`src/tabs/preserve-layout.ts`).
  return 'checkVisibility' in element
    ? element.checkVisibility()
    : (element as HTMLElement).getClientRects().length > 0;
}
