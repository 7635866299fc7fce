import { readText, writeText } from './storage';

const KEY = 'desktopVersion';

/** Returns whether the user has chosen the desktop site on a phone. */
export function prefersDesktop(): boolean {
  return readText(KEY) === '1';
}

export function chooseDesktop(wanted: boolean): void {
  writeText(KEY, wanted ? '1' : undefined);
}
