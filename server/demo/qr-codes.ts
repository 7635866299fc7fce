import { qrCode } from './art/qr-code.ts';
import type { Schemas } from '../http/types.ts';
import type { DemoFile } from './types.ts';

/** The four QR codes of the footer: picture id and target. */
const CODES = {
  consulting: ['qr-consulting', 'https://m.example.org/consulting'],
  miniProgram: ['qr-mini-program', 'https://m.example.org/mini-program'],
  institute: ['qr-institute', 'https://m.example.org/institute'],
  shortVideo: ['qr-short-video', 'https://m.example.org/short-video'],
} as const;

/** Picture ids of the QR codes, as in the site's identity. */
export const demoQrCodes: Schemas['QrCodes'] = Object.fromEntries(
  Object.entries(CODES).map(([key, [id]]) => [key, id]),
);

/** Returns the pictures of the QR codes. */
export function qrFiles(): DemoFile[] {
  return Object.values(CODES).map(([id, address]) => ({
    id,
    name: `${id}.svg`,
    mime: 'image/svg+xml' as const,
    svg: qrCode(address),
  }));
}
