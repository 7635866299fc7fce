import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { Bundle } from '@/i18n/bundles';

/** Router context for guards and loaders. */
export interface RouterContext {
  queryClient: QueryClient;
  /**
   * Throws a redirect to the mobile site if a phone requests this page of the desktop site; with
   * `twinOnly`, only if the mobile site has a page of the same name.
   */
  redirectToMobile: (href: string, options?: { twinOnly?: boolean }) => void;
  /** Loads the messages of a bundle before the page renders. */
  loadTexts: (bundle: Bundle) => Promise<void>;
}

export const Route = createRootRouteWithContext<RouterContext>()();
