import { describe, expect, it } from 'vitest';
import { entryTexts } from '../../server/competition/entry/present.ts';

const written = {
  name: '低温电池',
  summary: '零下四十度也能用。',
  englishName: 'Cold battery',
  englishSummary: 'Works at 40 degrees below zero.',
};

describe('name and summary of an entry', () => {
  it.each(['zh-CN', 'zh-HK'] as const)('are those of the form for a reader of %s', (reader) => {
    const { name, summary } = written;
    expect(entryTexts(written, reader)).toEqual({ name, summary, language: 'CN' });
  });

  it('are in English for an English reader', () => {
    const { englishName: name, englishSummary: summary } = written;
    expect(entryTexts(written, 'en-US')).toEqual({ name, summary, language: 'US' });
  });

  it('are marked as Chinese for an English reader while one of them is', () => {
    const { name, language } = entryTexts({ ...written, englishSummary: null }, 'en-US');
    expect([name, language]).toEqual(['Cold battery', 'CN']);
  });

  it('are marked as English if they contain no Chinese characters', () => {
    const own = { name: 'Cold battery', summary: '', englishName: null, englishSummary: null };
    expect(entryTexts(own, 'zh-CN').language).toBe('US');
  });
});
