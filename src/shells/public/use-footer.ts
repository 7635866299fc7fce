import { useSettings } from '@/settings/settings-store';
import { useShellIdentity } from '../shared/use-shell-identity';
import { useListCompanies, useListLinks } from '@/api/generated/config/config';
import { REFERENCE_QUERY_OPTIONS } from '@/domain/reference/reference-query-options';

function useLinks() {
  return useListLinks({ query: REFERENCE_QUERY_OPTIONS });
}

function useCompanies() {
  return useListCompanies({ query: REFERENCE_QUERY_OPTIONS });
}

/** Order of the QR codes (spec section 2). */
const CODES = ['consulting', 'miniProgram', 'institute', 'shortVideo'] as const;

/** Returns the footer's content. It renders only when complete, to prevent layout shifts. */
export function useFooter() {
  const companies = useCompanies();
  const links = useLinks();
  const { copyright, filing, contactHours: hours, qrCodes = {} } = useShellIdentity();
  const ownLinks = useSettings((settings) => settings.footerLinks);
  const queries = [companies, links];
  return {
    isPending: queries.some(({ isPending }) => isPending),
    companies: companies.data ?? [],
    isError: companies.isError && companies.data === undefined,
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
    links: [
      ...(links.data ?? []),
      ...ownLinks.map(({ name, link }) => ({
        id: link,
        name,
        url: link,
        img: undefined,
        language: undefined,
      })),
    ],
    copyright,
    filing,
    hours,
    /** Configured QR codes. */
    codes: CODES.flatMap((code) => {
      const picture = qrCodes[code];
      return picture === undefined ? [] : [{ name: code, picture }];
    }),
  };
}
