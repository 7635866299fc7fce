import { useCompanies } from '@/domain/reference/use-companies';
import { textOf, useConfigQuery } from '@/domain/reference/use-config';
import { useLinks } from '@/domain/reference/use-links';

/** All that the footer tells, which is drawn at once: what came later would push the rest down. */
export function useFooter() {
  const companies = useCompanies();
  const links = useLinks();
  const texts = {
    copyright: useConfigQuery('copyright'),
    filing: useConfigQuery('filing'),
    hours: useConfigQuery('footerContacts'),
  };
  // The settings whose content is the id of a QR picture (spec section 2, footer).
  const codes = [
    { name: 'consulting', query: useConfigQuery('qr.consulting') },
    { name: 'miniProgram', query: useConfigQuery('qr.miniProgram') },
    { name: 'institute', query: useConfigQuery('qr.institute') },
    { name: 'shortVideo', query: useConfigQuery('qr.shortVideo') },
  ] as const;
  const queries = [companies, links, ...Object.values(texts), ...codes.map(({ query }) => query)];
  return {
    isPending: queries.some(({ isPending }) => isPending),
    companies: companies.data ?? [],
    isError: companies.isError && companies.data === undefined,
    retry: () => {
      for (const { isError, refetch } of queries) if (isError) void refetch();
    },
    links: links.data ?? [],
    copyright: textOf(texts.copyright),
    filing: textOf(texts.filing),
    hours: textOf(texts.hours),
    /** Those that are set. */
    codes: codes.flatMap(({ name, query }) => {
      const picture = textOf(query);
      return picture === undefined ? [] : [{ name, picture }];
    }),
  };
}
