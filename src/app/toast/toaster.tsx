import { ConfigProvider, message } from 'antd';
import { Suspense } from 'react';
import type { ArgsProps } from 'antd/es/message';
import type { NoticeLevel } from '@/lib/notices';
import { AntdProvider } from '@/settings/antd-provider';

ConfigProvider.config({
  holderRender: (children) => (
    <Suspense>
      <AntdProvider>{children}</AntdProvider>
    </Suspense>
  ),
});

/** antd passes `role` to the element without declaring it. */
interface Announced extends ArgsProps {
  role: 'status' | 'alert';
}

/** Shows a toast. Its notice is the live region: polite for success, assertive for failures. */
export function showToast(level: NoticeLevel, words: string, seconds: number): void {
  const announced: Announced = {
    // One toast for concurrent failures with the same text.
    key: words,
    type: level,
    role: level === 'success' ? 'status' : 'alert',
    content: words,
    duration: seconds,
    // Long text wraps instead of covering the buttons at the ends of the header.
    style: { maxWidth: 'min(560px, 100vw - 16px)', marginInline: 'auto' },
    // A click closes the toast, which may cover controls.
    onClick: () => message.destroy(words),
  };
  void message.open(announced);
}
