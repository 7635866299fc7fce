import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import type { MessageId } from '@/i18n/message-ids';

/** A part of the texts whose languages are asked for one by one. */
function part(texts: Record<string, string>) {
  const load = (language: string) =>
    vi.fn(() =>
      Promise.resolve({
        default: Object.fromEntries(
          Object.entries(texts).map(([id, text]) => [id, [{ type: 0, value: text + language }]]),
        ) as never,
      }),
    );
  return { CN: load('CN'), US: load('US'), HK: load('HK') };
}

async function freshTexts() {
  vi.resetModules();
  const { requirementsLoaded } = await import('@/lib/before-render');
  return { ...(await import('@/i18n/messages')), requirementsLoaded };
}

describe('texts that come with their page', () => {
  it('are there once the page is, in the language shown', async () => {
    const { addTexts, loadedMessages, loadMessages, requirementsLoaded } = await freshTexts();
    const shown = await loadMessages('US');
    const entry = part({ 'entry.title': 'Title ' });
    addTexts(entry);
    await requirementsLoaded();
    expect(loadedMessages('US')).toBe(shown);
    expect(shown['entry.title']).toEqual([{ type: 0, value: 'Title US' }]);
    expect(entry.CN).not.toHaveBeenCalled();
  });

  it('follow to a language that is chosen later', async () => {
    const { addTexts, loadMessages, requirementsLoaded } = await freshTexts();
    await loadMessages('US');
    addTexts(part({ 'entry.title': 'Title ' }));
    await requirementsLoaded();
    const chinese = await loadMessages('CN');
    expect(chinese['entry.title']).toEqual([{ type: 0, value: 'Title CN' }]);
    expect(chinese['common.toHome']).toBeDefined();
  });

  it('are not lost when the page comes while the language still loads', async () => {
    const { addTexts, loadMessages, requirementsLoaded } = await freshTexts();
    const shown = loadMessages('HK');
    addTexts(part({ 'entry.title': 'Title ' }));
    await requirementsLoaded();
    expect((await shown)['entry.title']).toEqual([{ type: 0, value: 'Title HK' }]);
  });

  it('are asked for again after a failed fetch', async () => {
    const { addTexts, loadMessages, requirementsLoaded } = await freshTexts();
    const broken = part({ 'entry.title': 'Title ' });
    broken.US.mockRejectedValueOnce(new Error('offline'));
    addTexts(broken);
    await requirementsLoaded();
    await expect(loadMessages('US')).rejects.toThrow('offline');
    expect((await loadMessages('US'))['entry.title']).toBeDefined();
  });

  it('fail who shows one of them when they did not come', async () => {
    const { addTexts, loadMessages } = await freshTexts();
    const { I18nProvider } = await import('@/i18n/i18n-provider');
    await loadMessages('US');
    const broken = part({});
    broken.US.mockRejectedValue(new Error('offline'));
    addTexts(broken);
    const show = (id: MessageId) =>
      renderToStaticMarkup(
        createElement(I18nProvider, {
          language: 'US',
          children: createElement(FormattedMessage, { id }),
        }),
      );
    expect(show('common.toHome')).toBe('Back to home');
    expect(() => show('signUp.lead')).toThrow('a text did not come');
  });
});
