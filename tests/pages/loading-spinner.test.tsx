import { Button } from 'antd';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AntdProvider } from '@/settings/antd-provider';

function Save({ busy }: { busy: boolean }) {
  return (
    <Suspense>
      <AntdProvider>
        <Button loading={busy}>Save</Button>
      </AntdProvider>
    </Suspense>
  );
}

it('the spinner of a busy button disappears immediately, without a transition', async () => {
  const screen = await render(<Save busy={false} />);
  const button = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(button).toBeVisible();
  const marks = () => button.element().querySelectorAll('[aria-hidden], .ant-btn-loading-icon');
  expect(marks()).toHaveLength(0);
  await screen.rerender(<Save busy />);
  expect(marks()).toHaveLength(1);
  await screen.rerender(<Save busy={false} />);
  // Checked in the same frame, before any transition could run.
  expect(marks()).toHaveLength(0);
});
