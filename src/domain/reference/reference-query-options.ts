/**
 * Query options of reference data: shared, cached for the visit, and revalidated after ten minutes
 * by ETag, so that an unchanged response has no body.
 */
export const REFERENCE_QUERY_OPTIONS = { staleTime: 10 * 60_000, gcTime: Infinity };
