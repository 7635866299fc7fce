import { useState } from 'react';
import { local, readStored, writeStored } from '@/lib/storage';

const keyOf = (name: string) => `columns:${name}`;

/** Columns that a table doesn't show, as they are stored; anything else counts as none. */
function hiddenColumns(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((key): key is string => typeof key === 'string');
}

/** The columns of a table that this browser's user doesn't want to see; they are kept by its name. */
export function useHiddenColumns(name: string | undefined) {
  const [hidden, setHidden] = useState<readonly string[]>(() =>
    name === undefined ? [] : readStored(local, keyOf(name), hiddenColumns, []),
  );
  const hide = (keys: readonly string[]) => {
    setHidden(keys);
    if (name !== undefined) writeStored(local, keyOf(name), keys.length > 0 ? keys : undefined);
  };
  return { hidden, hide };
}
