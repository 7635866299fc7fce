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
  return import('@/i18n/messages');
}

describe('texts that come with their page', () => {
  it('are there once the page is, in the language on show', async () => {
    const { addTexts, loadedMessages, loadMessages } = await freshTexts();
    const shown = await loadMessages('US');
    const entry = part({ 'entry.title': 'Title ' });
    await addTexts(entry);
    expect(loadedMessages('US')).toBe(shown);
    expect(shown['entry.title']).toEqual([{ type: 0, value: 'Title US' }]);
    expect(entry.CN).not.toHaveBeenCalled();
  });

  it('follow to a language that is chosen later', async () => {
    const { addTexts, loadMessages } = await freshTexts();
    await loadMessages('US');
    await addTexts(part({ 'entry.title': 'Title ' }));
    const chinese = await loadMessages('CN');
    expect(chinese['entry.title']).toEqual([{ type: 0, value: 'Title CN' }]);
    expect(chinese['common.toHome']).toBeDefined();
  });

  it('are not lost when the page comes while the language still loads', async () => {
    const { addTexts, loadMessages } = await freshTexts();
    const shown = loadMessages('HK');
    await addTexts(part({ 'entry.title': 'Title ' }));
    expect((await shown)['entry.title']).toEqual([{ type: 0, value: 'Title HK' }]);
  });

  it('are asked for again after a failed fetch', async () => {
    const { addTexts, loadMessages } = await freshTexts();
    const broken = part({ 'entry.title': 'Title ' });
    broken.US.mockRejectedValueOnce(new Error('offline'));
    await addTexts(broken);
    await expect(loadMessages('US')).rejects.toThrow('offline');
    expect((await loadMessages('US'))['entry.title']).toBeDefined();
  });
});
