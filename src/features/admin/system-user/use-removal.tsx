import { useDeleteSystemUser } from '@/api/generated/system-user/system-user';
import { Button, message } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { notify } from '@/lib/notices';
import { callFailure, type CallFailure } from '@/ui/feedback/call-failure';

/** Returns the message of a failed request for a toast. */
function failureWords(intl: IntlShape, error: unknown): string {
  const words: CallFailure['words'] = callFailure(error)?.words ?? { id: 'error.general' };
  return 'id' in words ? intl.formatMessage({ id: words.id }, words.values) : words.words;
}

/** Time to undo a removal, in seconds. */
export const UNDO_SECONDS = 5;

/**
 * Removes users with undo: the row disappears immediately, and the user is deleted when the undo time is over
 * or the page is left. If the deletion fails, the row reappears.
 */
export function useRemoval() {
  const intl = useIntl();
  const names = useRef(new Map<string, string>());
  const { mutate } = useDeleteSystemUser({
    // `onError` shows a toast that names the user, even after the page was left.
    request: { suppressToast: true },
    mutation: {
      onError: (error, { id }) => {
        const values = { name: names.current.get(id), reason: failureWords(intl, error) };
        notify('error', intl.formatMessage({ id: 'sysUser.notRemoved' }, values), 5);
      },
    },
  });
  const [messages, holder] = message.useMessage();
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

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
    names.current.set(id, name);
    setRemoving((ids) => [...ids, id]);
    waiting.current.set(
      id,
      setTimeout(() => latest.current(id), UNDO_SECONDS * 1000),
    );
    // antd passes the undeclared `role` on, so the message is a status instead of an alert.
    const announced: Parameters<typeof messages.open>[0] & { role: 'status' } = {
      key: id,
      duration: UNDO_SECONDS,
      role: 'status',
      content: (
        <>
          <FormattedMessage id="sysUser.removed" values={{ name }} />{' '}
          <Button type="link" size="small" onClick={() => undo(id)}>
            <FormattedMessage id="sysUser.undo" />
          </Button>
        </>
      ),
    };
    void messages.open(announced);
  };

  return { removing, remove, holder };
}
