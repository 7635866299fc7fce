import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'qrcode';
import config from '../../playwright.config';
import { findChromium } from '../../scripts/find-chromium.ts';

/** One picture of 480 × 480, grey, with a QR code. */
function picture(text: string): Buffer {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const [side, quiet] = [480, 4];
  const scale = Math.floor(side / (modules.size + 2 * quiet));
  const luma = Buffer.alloc(side * side, 235);
  const at = (pixel: number) => Math.floor(pixel / scale) - quiet;
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [at(y), at(x)];
      const inside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      if (inside && modules.get(row, column)) luma[y * side + x] = 16;
    }
  const chroma = Buffer.alloc((side * side) / 2, 128);
  const head = `YUV4MPEG2 W${String(side)} H${String(side)} F10:1 Ip A1:1 C420jpeg\n`;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  return Buffer.concat([Buffer.from(head), frame, frame, frame]);
}

/** A browser whose camera sees what the test holds before it; for the whole of a file. */
export function fakeCamera(name: string) {
  const file = join(tmpdir(), `${name}-camera-${String(process.pid)}.y4m`);
  const { launchOptions } = config.use ?? {};
  // The one without windows can't read a camera from a file.
  const whole = findChromium();
  return {
    options: {
      permissions: ['camera'],
      launchOptions: {
        ...launchOptions,
        ...(whole !== undefined && { executablePath: whole }),
        args: [
          ...(launchOptions?.args ?? []),
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${file}`,
        ],
      },
    },
    /** Puts a QR code before the camera; one that runs continues showing what it had. */
    hold: (text: string) => {
      writeFileSync(file, picture(text));
    },
  };
}
