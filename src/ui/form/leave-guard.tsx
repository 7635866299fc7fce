import { useBlocker } from '@tanstack/react-router';
import { Button, Flex, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Whether something was typed that the server doesn't have. */
  isUnsent: () => boolean;
  /** Saves it as a draft; answers whether the server has it then. Absent where there is no draft. */
  onSave?: (() => Promise<boolean>) | undefined;
}

/**
 * Asks before a form with unsent changes is left, for another page of the site or another site.
 * What is typed is kept on this device either way.
 */
export function LeaveGuard({ isUnsent, onSave }: Props) {
  const [saving, setSaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: useCallback(
      ({ current, next }) => current.pathname !== next.pathname && isUnsent(),
      [isUnsent],
    ),
    enableBeforeUnload: isUnsent,
    withResolver: true,
  });
  const asking = blocker.status === 'blocked';

  const saveAndLeave = async () => {
    if (onSave === undefined || saving) return;
    setSaving(true);
    const saved = await onSave();
    setSaving(false);
    // Where it wasn't saved the form says why.
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  };

  return (
    <Modal
      open={asking}
      title={<FormattedMessage id="form.leave" />}
      mask={{ blur: false }}
      onCancel={() => blocker.reset?.()}
      footer={
        <Flex wrap gap={8} justify="end">
          <Button onClick={() => blocker.reset?.()}>
            <FormattedMessage id="form.leaveStay" />
          </Button>
          <Button onClick={() => blocker.proceed?.()}>
            <FormattedMessage id="form.leaveGo" />
          </Button>
          {onSave !== undefined && (
            <Button type="primary" loading={saving} onClick={() => void saveAndLeave()}>
              <FormattedMessage id="form.leaveSave" />
            </Button>
          )}
        </Flex>
      }
    >
      <FormattedMessage id="form.leaveText" />
    </Modal>
  );
}
