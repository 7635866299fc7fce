import { useEffect, useRef, useState } from 'react';
import { useGetStatement } from '@/api/generated/match/match';

/** The statement of the competition, and whether it was read to its end in its box. */
export function useStatement() {
  const box = useRef<HTMLDivElement>(null);
  const { data, error, isError, refetch } = useGetStatement();
  const [read, setRead] = useState(false);

  const markReadAtEnd = () => {
    const { current } = box;
    // Nothing to read has been read by nobody.
    if (data === undefined || current === null || current.clientHeight === 0) return;
    if (current.scrollTop + current.clientHeight >= current.scrollHeight - 8) setRead(true);
  };
  // A statement that needs no scrolling has been read when it is shown.
  useEffect(markReadAtEnd, [data]);

  return { box, markReadAtEnd, read, statement: data, error, isError, refetch };
}
