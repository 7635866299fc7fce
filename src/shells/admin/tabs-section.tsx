import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { useSettings } from '@/settings/settings-store';
import { TabBar } from '@/tabs/tab-bar';

/** Spec section 9: the bar takes its new place after this. */
const LOCK_DELAY = 200;

/** The tab bar, with the settings it obeys and the data that a refreshed page asks for again. */
export const TabsSection = memo(function TabsSection() {
  const client = useQueryClient();
  const { fixedTabs, change } = useSettings();
  const toggleLock = useCallback(() => {
    setTimeout(() => change({ fixedTabs: !fixedTabs }), LOCK_DELAY);
  }, [change, fixedTabs]);
  const refresh = useCallback(() => {
    void client.invalidateQueries({ refetchType: 'none' });
  }, [client]);
  return <TabBar locked={fixedTabs} onToggleLock={toggleLock} onRefresh={refresh} />;
});
