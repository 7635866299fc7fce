import { useDeleteSystemUser } from '@/api/generated/system-user/system-user';
import { Button, message } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** How long a removal can be taken back. */
export const UNDO_SECONDS = 5;

/**
 * Removes users so that it can be undone: the row goes at once, the user when the time to think
 * again is over, or when the page is left.
 */
export function useRemoval() {
  const removal = useDeleteSystemUser();
  const [messages, holder] = message.useMessage();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const { mutate } = removal;

  const finish = (id: string) => {
    clearTimeout(waiting.current.get(id));
    if (!waiting.current.delete(id)) return;
    mutate({ id }, { onSettled: () => setRemoving((ids) => ids.filter((other) => other !== id)) });
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const all = waiting.current;
    return () => {
      for (const id of [...all.keys()]) latest.current(id);
    };
  }, []);

  const undo = (id: string) => {
    clearTimeout(waiting.current.get(id));
    waiting.current.delete(id);
    setRemoving((ids) => ids.filter((other) => other !== id));
    messages.destroy(id);
  };

  const remove = (id: string, name: string) => {
    setRemoving((ids) => [...ids, id]);
    waiting.current.set(
      id,
      setTimeout(() => latest.current(id), UNDO_SECONDS * 1000),
    );
    void messages.open({
      key: id,
      duration: UNDO_SECONDS,
      content: (
        <span role="status">
          <FormattedMessage id="sysUser.removed" values={{ name }} />{' '}
          <Button type="link" size="small" onClick={() => undo(id)}>
            <FormattedMessage id="sysUser.undo" />
          </Button>
        </span>
      ),
    });
  };

  return { removing, remove, holder };
}
