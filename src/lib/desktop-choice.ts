import { readText, writeText } from './storage';

const KEY = 'desktopVersion';

/** Whether this browser's user asked for the desktop site on a phone. */
export function prefersDesktop(): boolean {
  return readText(KEY) === '1';
}

/** Remembers or forgets that the user wants the desktop site. */
export function chooseDesktop(wanted: boolean): void {
  writeText(KEY, wanted ? '1' : undefined);
}
