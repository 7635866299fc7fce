/** Activities on one page of the list. */
const PAGE_SIZE = 9;

/** The query of one page of the list, shared by its loader and the page. */
export function activitiesQuery(page = 1) {
  return { current: page, pageSize: PAGE_SIZE };
}
