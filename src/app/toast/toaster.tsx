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

/** A message as antd shows it, and its role, which antd hands on without declaring it. */
interface Announced extends ArgsProps {
  role: 'status' | 'alert';
}

/**
 * A message at the top of the page, announced once: the notice itself is the live region, and
 * nothing in it is one. A success waits for its turn, a failure doesn't.
 */
export function showToast(level: NoticeLevel, words: string, seconds: number): void {
  const announced: Announced = {
    // One toast for the same words, however many calls fail at once.
    key: words,
    type: level,
    role: level === 'success' ? 'status' : 'alert',
    content: words,
    duration: seconds,
    // Long words take a second line rather than the buttons at the ends of the header.
    style: { maxWidth: 'min(560px, 100vw - 16px)', marginInline: 'auto' },
    // Whoever has read it needs what lies under it.
    onClick: () => message.destroy(words),
  };
  void message.open(announced);
}
