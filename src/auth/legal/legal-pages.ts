import type { LegalKind, LegalVersions } from '@/api/generated/model';
import { useGetIdentity } from '@/api/generated/config/config';

/** Pages of the legal texts, in the footer's order. */
export const LEGAL_PAGES = [
  { kind: 'privacy', to: '/privacy', title: 'route.Privacy' },
  { kind: 'terms', to: '/terms', title: 'route.Terms' },
  { kind: 'accessibility', to: '/accessibility', title: 'route.Accessibility' },
] as const satisfies readonly { kind: LegalKind; to: string; title: string }[];

export function legalPage(kind: LegalKind): (typeof LEGAL_PAGES)[number] {
  return LEGAL_PAGES.find((page) => page.kind === kind) ?? LEGAL_PAGES[0];
}

export type AgreedKind = 'privacy' | 'terms';

/** Returns the published texts that require consent. */
export function agreedKinds(versions: LegalVersions | undefined): AgreedKind[] {
  return (['privacy', 'terms'] as const).filter((kind) => versions?.[kind] !== undefined);
}

/** Time before versions are stale, in milliseconds. */
const FRESH = 60_000;

/** Returns the versions of the published legal texts. */
export function useLegalVersions() {
  const { data, isPending, refetch } = useGetIdentity({
    query: { staleTime: FRESH },
    request: { suppressToast: true },
  });
  return {
    versions: data?.legal,
    isPending,
    readAgain: async (): Promise<LegalVersions | undefined> => (await refetch()).data?.legal,
  };
}
