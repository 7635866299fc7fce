import type { LegalKind, LegalVersions } from '@/api/generated/model';
import { useGetIdentity } from '@/api/generated/config/config';

/** The page of each legal text, in the order of the site's foot. */
export const LEGAL_PAGES = [
  { kind: 'privacy', to: '/privacy', title: 'route.Privacy' },
  { kind: 'terms', to: '/terms', title: 'route.Terms' },
  { kind: 'accessibility', to: '/accessibility', title: 'route.Accessibility' },
] as const satisfies readonly { kind: LegalKind; to: string; title: string }[];

/** The page of a text. */
export function legalPage(kind: LegalKind): (typeof LEGAL_PAGES)[number] {
  return LEGAL_PAGES.find((page) => page.kind === kind) ?? LEGAL_PAGES[0];
}

/** A text that people agree to. */
export type AgreedKind = 'privacy' | 'terms';

/** Those of the texts that people agree to. */
export function agreedKinds(versions: LegalVersions | undefined): AgreedKind[] {
  return (['privacy', 'terms'] as const).filter((kind) => versions?.[kind] !== undefined);
}

/** What was read holds for so long, milliseconds. */
const FRESH = 60_000;

/** The legal texts that are on the site, asked for where they aren't known. */
export function useLegalVersions() {
  const { data, isPending, refetch } = useGetIdentity({
    query: { staleTime: FRESH },
    request: { quiet: true },
  });
  return {
    versions: data?.legal,
    isPending,
    readAgain: async (): Promise<LegalVersions | undefined> => (await refetch()).data?.legal,
  };
}
