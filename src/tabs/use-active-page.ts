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

interface Leaf {
  pathname: string;
  search: object;
}

/** The key of the innermost match. */
function keyOfLeaf(leaf: Leaf | undefined): string {
  return keyOf({ pathname: leaf?.pathname ?? '/', search: { ...leaf?.search } });
}

/** Whether the live router shows the page of this key. */
export function useIsActive(key: string): boolean {
  return useMatches({ select: (matches) => keyOfLeaf(matches.at(-1)) === key });
}

/** The page that the live router shows, as the tabs know it. */
export function useActivePage() {
  return useMatches({
    select: (matches) => {
      const leaf = matches.at(-1);
      const { routeName = '', unclose = false, uncached = false } = leaf?.staticData ?? {};
      return { keyPath: keyOfLeaf(leaf), routeName, unclose, uncached };
    },
    structuralSharing: true,
  });
}
