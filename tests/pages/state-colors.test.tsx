import { Button, Form, Input, Tag } from 'antd';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AntdProvider } from '@/settings/antd-provider';
import { DEFAULTS } from '@/settings/settings-shape';
import { showTheme, useSettings } from '@/settings/settings-store';
import { themeStylesheet, themeTokens } from '@/settings/theme';
import { SiteForm } from '@/ui/form/site-form';

afterEach(() => {
  useSettings.getState().change({ theme: DEFAULTS.theme });
});

/** Converts `#rrggbb` to the format of computed styles. */
function computed(hex: string): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

it.each(['light', 'night'] as const)(
  'antd components use the site’s state colors in %s mode',
  async (mode) => {
    const theme = { ...DEFAULTS.theme, mode };
    const tokens = themeTokens(mode, theme.color);
    useSettings.getState().change({ theme });
    showTheme(theme);
    await render(
      <IntlProvider locale="zh-CN" onError={() => undefined}>
        <style>{themeStylesheet()}</style>
        <AntdProvider>
          <Button danger>outlined</Button>
          <Button danger type="primary">
            solid
          </Button>
          <Tag color="success">tag</Tag>
          <SiteForm name="states">
            <Form.Item label="name" required validateStatus="error" help="refused">
              <Input aria-label="field" />
            </Form.Item>
          </SiteForm>
        </AntdProvider>
      </IntlProvider>,
    );
    // Moves the pointer away from buttons, which would otherwise have their hover colors.
    await page.getByText('refused').hover();
    const outlined = page.getByRole('button', { name: 'outlined' });
    const solid = page.getByRole('button', { name: 'solid' });
    const field = page.getByRole('textbox', { name: 'field' });
    await expect.element(outlined).toHaveStyle({ color: computed(tokens['error-text']) });
    await expect.element(outlined).toHaveStyle({ borderColor: computed(tokens.error) });
    await expect.element(solid).toHaveStyle({ color: computed(tokens['on-error']) });
    await expect.element(solid).toHaveStyle({ backgroundColor: computed(tokens.error) });
    await expect.element(field).toHaveStyle({ borderColor: computed(tokens.error) });
    const refusal = page.getByText('refused');
    await expect.element(refusal).toHaveStyle({ color: computed(tokens['error-text']) });
    const tag = page.getByText('tag', { exact: true });
    await expect.element(tag).toHaveStyle({ color: computed(tokens['success-text']) });
    await expect.element(tag).toHaveStyle({ backgroundColor: computed(tokens['success-tint']) });
  },
);
