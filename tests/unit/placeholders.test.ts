import { expect, it } from 'vitest';
import { filled, unknownPlaceholders } from '@/features/admin/notice/placeholders';

it('finds the placeholders that a notice doesn’t have, each once', () => {
  expect(unknownPlaceholders('{name} {seat} {seat} {Name} {}', ['name'])).toEqual(['seat', 'Name']);
});

it('fills what is known and leaves the rest', () => {
  expect(filled('{name}: {time}', { name: 'A' })).toBe('A: {time}');
});
