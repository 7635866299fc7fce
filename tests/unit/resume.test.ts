import { expect, it } from 'vitest';
import { resumeAt } from '@/features/news/resume';

it.each([
  [0, 60, 0],
  [30, 60, 30],
  [58, 60, 0],
  [70, 60, 0],
])('a video stopped at %d of %d seconds resumes at %d', (position, duration, from) => {
  expect(resumeAt(position, duration)).toBe(from);
});
