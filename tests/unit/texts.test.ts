import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = vi.fn<(bundle: string) => unknown>();

/** Returns a message bundle whose loading the test observes. */
function bundle(name: string, texts: object) {
  return () => {
    load(name);
    return { default: texts };
  };
}

vi.mock('virtual:messages/US/forms', bundle('US/forms', { 'form.save': 'Save' }));
vi.mock('virtual:messages/CN/forms', bundle('CN/forms', { 'form.save': '保存' }));

async function freshTexts() {
  vi.resetModules();
  return import('@/i18n/messages');
}

beforeEach(() => {
  load.mockReset();
});

describe('a message bundle', () => {
  it('is added to the current language only', async () => {
    const { loadedMessages, loadMessages, loadTexts } = await freshTexts();
    const shown = await loadMessages('US');
    expect(shown['common.toHome']).toBeDefined();
    expect(shown).not.toHaveProperty('form.save');
    await loadTexts('forms');
    expect(loadedMessages('US')).toBe(shown);
    expect(shown['form.save']).toBe('Save');
    expect(load).not.toHaveBeenCalledWith('CN/forms');
  });

  it('is loaded for a language selected later', async () => {
    const { loadMessages, loadTexts } = await freshTexts();
    await loadMessages('US');
    await loadTexts('forms');
    const chinese = await loadMessages('CN');
    expect(chinese['form.save']).toBe('保存');
    expect(chinese['common.toHome']).toBeDefined();
  });

  it('is complete if it is added while the language is loading', async () => {
    const { loadMessages, loadTexts } = await freshTexts();
    const shown = loadMessages('US');
    await loadTexts('forms');
    expect((await shown)['form.save']).toBe('Save');
  });

  it('fails the component that uses it and loads on the next attempt', async () => {
    const { loadMessages, withTexts } = await freshTexts();
    const component = { default: () => null };
    await loadMessages('US');
    vi.doMock('virtual:messages/US/forms', () => {
      throw new Error('offline');
    });
    await expect(withTexts(Promise.resolve(component), 'forms')).rejects.toThrow();
    vi.doMock('virtual:messages/US/forms', () => ({ default: { 'form.save': 'Save' } }));
    await expect(withTexts(Promise.resolve(component), 'forms')).resolves.toBe(component);
  });
});
