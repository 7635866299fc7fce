import { useBlocker } from '@tanstack/react-router';
import { Button, Flex, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';

interface Props {
  /** Whether the form has changes that the server hasn't stored. */
  isUnsent: () => boolean;
  /** Saves a draft and returns whether that succeeded. Omit if the form has no drafts. */
  onSave?: (() => Promise<boolean>) | undefined;
}

/**
 * Asks for confirmation before a navigation, within the site or to another, leaves a form with
 * unsaved changes. The local draft is kept either way.
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
    // The form shows why a save failed.
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
