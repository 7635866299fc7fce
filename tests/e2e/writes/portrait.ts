import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Write } from './write';

export const PNG = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
    'base64',
  ),
};

/** Selects, crops and uploads a portrait, which belongs to the record once it is saved. */
export function portrait(
  page: Page,
  place: Locator,
  { stored, once }: Pick<Write, 'stored' | 'once'>,
): Write {
  const crop = page.getByRole('dialog', { name: 'Crop the photo' });
  return {
    name: 'send a portrait',
    call: '**/api/client/upload/file',
    fill: async () => {
      await place.locator('input[type=file]').setInputFiles(PNG);
      await expect(crop.getByRole('button', { name: 'Use' })).toBeEnabled();
    },
    click: () => crop.getByRole('button', { name: 'Use' }).click(),
    done: place.getByRole('img', { name: 'Photo' }),
    unsure: crop.getByText(/The photo couldn’t be uploaded/),
    stored,
    once,
  };
}
