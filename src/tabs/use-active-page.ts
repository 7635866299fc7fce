import { useMatches } from '@tanstack/react-router';
import { keyOf } from './tab';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the tab can't be closed. */
    unclose?: boolean;
    /** Whether the page is not cached. */
    uncached?: boolean;
  }
}

interface Leaf {
  pathname: string;
  search: object;
}

function keyOfLeaf(leaf: Leaf | undefined): string {
  return keyOf({ pathname: leaf?.pathname ?? '/', search: { ...leaf?.search } });
}

export function useIsActive(key: string): boolean {
  return useMatches({ select: (matches) => keyOfLeaf(matches.at(-1)) === key });
}

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
