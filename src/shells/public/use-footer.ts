import { useCompanies } from '@/domain/reference/use-companies';
import { useLinks } from '@/domain/reference/use-links';
import { useSiteIdentity } from '@/domain/site/site-identity';

/** In the order of the footer (spec section 2). */
const CODES = ['consulting', 'miniProgram', 'institute', 'shortVideo'] as const;

/** All that the footer tells, which is drawn at once: what came later would push the rest down. */
export function useFooter() {
  const companies = useCompanies();
  const links = useLinks();
  const { name, copyright = name, filing, contactHours: hours, qrCodes = {} } = useSiteIdentity();
  const queries = [companies, links];
  return {
    isPending: queries.some(({ isPending }) => isPending),
    companies: companies.data ?? [],
    isError: companies.isError && companies.data === undefined,
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
    links: links.data ?? [],
    copyright,
    filing,
    hours,
    /** Those that are set. */
    codes: CODES.flatMap((code) => {
      const picture = qrCodes[code];
      return picture === undefined ? [] : [{ name: code, picture }];
    }),
  };
}
