import { expect, it } from 'vitest';
import { foldersOf } from '../../scripts/vite/first-screen/first-screens.ts';

it('pages are named by the highest folders that hold none of the others', () => {
  const staff = ['/a/home', '/a/site/menu', '/a/site/links', '/workplace'];
  expect(foldersOf(staff, ['/a', '/home', '/'])).toEqual(['/a', '/workplace']);
  expect(foldersOf(staff, ['/a/site/guide'])).toEqual([
    '/a/home',
    '/a/site/links',
    '/a/site/menu',
    '/workplace',
  ]);
});
