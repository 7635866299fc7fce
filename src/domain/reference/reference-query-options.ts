/**
 * How reference data is kept: asked for once however many use it, kept for the visit, and asked for
 * again after ten minutes; the browser then sends the ETag it has, and an unchanged answer is empty.
 */
export const REFERENCE_QUERY_OPTIONS = { staleTime: 10 * 60_000, gcTime: Infinity };
