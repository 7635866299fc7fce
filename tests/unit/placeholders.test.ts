import { expect, it } from 'vitest';
import { filled, unknownPlaceholders } from '@/features/admin/notice/placeholders';

it('lists each unknown placeholder of a notice once', () => {
  expect(unknownPlaceholders('{name} {seat} {seat} {Name} {}', ['name'])).toEqual(['seat', 'Name']);
});

it('replaces known placeholders and keeps the others', () => {
  expect(filled('{name}: {time}', { name: 'A' })).toBe('A: {time}');
});
