import { useMatches } from '@tanstack/react-router';
import { keyOf } from './tab';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its tab can't be closed. */
    unclose?: boolean;
    /** Its page isn't kept alive. */
    uncached?: boolean;
  }
}

/** Whether the live router shows the page of this key. */
export function useIsActive(key: string): boolean {
  return useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const search: Record<string, unknown> = leaf?.search ?? {};
      return keyOf({ pathname: leaf?.pathname ?? '/', search }) === key;
    },
  });
}

/** The page that the live router shows, as the tabs know it. */
export function useActivePage() {
  return useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const { routeName = '', unclose = false, uncached = false } = leaf?.staticData ?? {};
      const place = { pathname: leaf?.pathname ?? '/', search: leaf?.search ?? {} };
      return {
        keyPath: keyOf({ ...place, search: { ...place.search } }),
        routeName,
        unclose,
        uncached,
      };
    },
    structuralSharing: true,
  });
}
