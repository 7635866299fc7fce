import { describe, expect, it, vi } from 'vitest';

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
});
