import { extname } from 'node:path';

/** Returns a template's download name: its identifier with the extension of its file. */
export function templateName(id: string, fileName: string): string {
  return id + extname(fileName);
}

/** Extracts the identifier from a template's name. */
export function templateId(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
