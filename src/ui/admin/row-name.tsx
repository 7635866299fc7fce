import { createContext, use, useId, type ReactNode } from 'react';

/** Id of the element that names the enclosing table row; undefined outside a row. */
const RowNameId = createContext<string | undefined>(undefined);

/** Cell of a row whose buttons and links carry the row's name. */
export function RowNamed({ by, children }: { by: string; children: ReactNode }) {
  return <RowNameId value={by}>{children}</RowNameId>;
}

/**
 * Attributes that add the row's name to the accessible name of a button or link in it: "Edit" becomes
 * "Edit Winners announced". Undefined outside a row.
 */
export function useRowName() {
  const own = useId();
  const row = use(RowNameId);
  return row === undefined ? undefined : { id: own, 'aria-labelledby': `${own} ${row}` };
}
