import type { ComponentProps } from 'react';
import { AntdProvider } from '@/settings/antd-provider';
import { DeclineDialog } from './sheet/decline-dialog';

/** Dialog that declines an entry from the judge's list, before its round opens. */
export default function ScheduledEntryDialog(props: ComponentProps<typeof DeclineDialog>) {
  return (
    <AntdProvider touch>
      <DeclineDialog {...props} />
    </AntdProvider>
  );
}
