import { qrCode } from './art/qr-code.ts';
import type { DemoContent, DemoFile } from './types.ts';

/** Where the four codes of the footer lead, by the key of their setting. */
const CODES = {
  'qr.consulting': ['qr-consulting', 'https://m.example.org/consulting'],
  'qr.miniProgram': ['qr-mini-program', 'https://m.example.org/mini-program'],
  'qr.institute': ['qr-institute', 'https://m.example.org/institute'],
  'qr.shortVideo': ['qr-short-video', 'https://m.example.org/short-video'],
} as const;

/** The settings: each holds the id of its picture. */
export const demoQrConfigs: DemoContent['configs'] = Object.entries(CODES).map(([key, [id]]) => ({
  key,
  content: id,
}));

/** Their pictures. */
export function qrFiles(): DemoFile[] {
  return Object.values(CODES).map(([id, address]) => ({
    id,
    name: `${id}.svg`,
    mime: 'image/svg+xml' as const,
    svg: qrCode(address),
  }));
}
