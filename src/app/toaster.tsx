import { ConfigProvider, message } from 'antd';
import { Suspense } from 'react';
import type { NoticeLevel } from '@/lib/notices';
import { AntdProvider } from '@/settings/antd-provider';

ConfigProvider.config({
  holderRender: (children) => (
    <Suspense>
      <AntdProvider>{children}</AntdProvider>
    </Suspense>
  ),
});

/** A message at the top of the page, announced as a live region. */
export function showToast(level: NoticeLevel, words: string, seconds: number): void {
  void message.open({
    // One toast for the same words, however many calls fail at once.
    key: words,
    type: level,
    content: <span role={level === 'success' ? 'status' : 'alert'}>{words}</span>,
    duration: seconds,
  });
}
