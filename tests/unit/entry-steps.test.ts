import { describe, expect, it } from 'vitest';
import { isStepFilled } from '@/features/entry/form/entry-steps';

const PROJECT = {
  name: 'n',
  domain: 'ai',
  city: '440300',
  stage: 'idea' as const,
  summary: 's',
  description: 'd',
};

describe('a step of the entry form', () => {
  it.each([
    [0, {}, false],
    [0, { agreed: false }, false],
    [0, { agreed: true }, true],
    [1, PROJECT, true],
    [1, { ...PROJECT, summary: '' }, false],
    [2, { team: { leader: 'x' } }, false],
    [3, { logo: [], attachments: [], video: [] }, false],
    [3, { logo: [{ id: 'a', name: '', size: 1, mime: 'image/png', shared: true }] }, true],
    [4, PROJECT, false],
  ])('%i with %o is filled in: %s', (step, entry, filled) => {
    expect(isStepFilled(step, entry)).toBe(filled);
  });
});
