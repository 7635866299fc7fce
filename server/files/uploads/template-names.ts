import { extname } from 'node:path';

/** The name under which a template is downloaded: its identifier with the ending of its file. */
export function templateName(id: string, fileName: string): string {
  return id + extname(fileName);
}

/** The identifier in the name of a template. */
export function templateId(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
