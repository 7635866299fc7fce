import { useRouter } from '@tanstack/react-router';
import { message, Modal } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { closableKeys, nextActive, shownKey, type Side } from './tab-list';
import { useTabs } from './tabs-store';
import { useTabTitle } from './use-tab-title';

export interface TabActions {
  open: (fullPath: string) => void;
  close: (keyPath: string) => void;
  closeOthers: (keyPath: string, side: Side) => void;
}

/** Returns the actions, which confirm the loss of unsaved changes, and their dialogs. */
export function useTabActions(): [actions: TabActions, holder: ReactNode] {
  const intl = useIntl();
  const router = useRouter();
  const titleOf = useTabTitle();
  const [messages, messageHolder] = message.useMessage();
  const [modal, modalHolder] = Modal.useModal();

  const actions = useMemo((): TabActions => {
    const open = (fullPath: string) => {
      void router.navigate({ href: fullPath });
    };

    const leave = async (keys: readonly string[]) => {
      const list = useTabs.getState();
      const dirty = list.tabs.filter((tab) => tab.dirty && keys.includes(tab.keyPath));
      for (const tab of dirty) {
        const sure = await modal.confirm({
          title: intl.formatMessage({ id: 'tabs.closeQuestion' }, { title: titleOf(tab) }),
          okText: intl.formatMessage({ id: 'tabs.closeAnyway' }),
          cancelText: intl.formatMessage({ id: 'tabs.keep' }),
        });
        if (!sure) return;
      }
      const now = useTabs.getState();
      const active = shownKey(now);
      const next = nextActive(now, keys, active);
      // Navigates before closing: the visible page would reopen its tab.
      if (keys.includes(active) && next) await router.navigate({ href: next.fullPath });
      now.close(keys);
    };

    const close = (keyPath: string) => {
      const { tabs } = useTabs.getState();
      if (tabs.length > 1) {
        if (tabs.some((tab) => tab.keyPath === keyPath && !tab.unclose)) void leave([keyPath]);
        return;
      }
      const words = intl.formatMessage({ id: 'tabs.last' });
      void messages.open({
        key: 'last',
        type: 'warning',
        content: <span role="alert">{words}</span>,
      });
    };

    const closeOthers = (keyPath: string, side: Side) => {
      const list = useTabs.getState();
      const keys = closableKeys(list, keyPath, side);
      const target = list.tabs.find((tab) => tab.keyPath === keyPath);
      if (keys.includes(shownKey(list)) && target) {
        void router.navigate({ href: target.fullPath }).then(() => leave(keys));
      } else void leave(keys);
    };

    return { open, close, closeOthers };
  }, [intl, router, titleOf, messages, modal]);

  return [
    actions,
    <>
      {messageHolder}
      {modalHolder}
    </>,
  ];
}
