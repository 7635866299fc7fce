import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './support/browser.ts';

// Draws the demo's six videos in Chromium, once: node scripts/draw-demo-videos.ts. They are kept in
// the repository, because a start of the site needs no browser.

const FOLDER = join(import.meta.dirname, '../server/demo/assets');
const SECONDS = 8;
const COLORS = [
  ['#0b2a6b', '#1890ff'],
  ['#3b1360', '#b37feb'],
  ['#06403a', '#36cfc9'],
  ['#5c2b06', '#ffa940'],
  ['#12331a', '#73d13d'],
  ['#20243a', '#85a5ff'],
] as const;

interface Picture {
  dark: string;
  bright: string;
  seconds: number;
  seed: number;
}

/** Runs in the page: a rocket over moving stars, recorded as WebM. */
async function record({ dark, bright, seconds, seed }: Picture) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 360];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const draw = (time: number) => {
    const ground = pen.createLinearGradient(0, 0, 640, 360);
    ground.addColorStop(0, dark);
    ground.addColorStop(1, bright);
    pen.fillStyle = ground;
    pen.fillRect(0, 0, 640, 360);
    pen.fillStyle = 'rgb(255 255 255 / 70%)';
    for (let star = 0; star < 40; star += 1) {
      const x = (star * 97 * seed + time * (20 + (star % 5) * 14)) % 640;
      pen.fillRect(640 - x, (star * 53 * seed) % 360, 3, 3);
    }
    pen.save();
    pen.translate(120 + (time / seconds) * 380, 250 - (time / seconds) * 130);
    pen.rotate(0.9);
    pen.fillStyle = '#ffa940';
    pen.beginPath();
    pen.ellipse(0, 62, 12, 22 + 8 * Math.sin(time * 12), 0, 0, 7);
    pen.fill();
    pen.fillStyle = '#fff';
    pen.beginPath();
    pen.ellipse(0, 0, 22, 56, 0, 0, 7);
    pen.fill();
    pen.fillStyle = dark;
    pen.beginPath();
    pen.arc(0, -14, 9, 0, 7);
    pen.fill();
    pen.restore();
    pen.fillStyle = '#fff';
    pen.fillRect(0, 348, (time / seconds) * 640, 4);
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(15), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 160_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise((resolve) => (recorder.onstop = resolve));
  const began = performance.now();
  recorder.start();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const time = (performance.now() - began) / 1000;
      draw(Math.min(time, seconds));
      if (time < seconds) return;
      clearInterval(timer);
      resolve();
    }, 66);
  });
  recorder.stop();
  await done;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}

/**
 * Puts the duration into the file's Info element, which a recorder that writes as it goes leaves
 * out: without it a player takes the video for a live one. Ids as Matroska's specification has them.
 */
function withDuration(webm: Buffer, milliseconds: number): Buffer {
  const at = webm.indexOf(Buffer.from([0x15, 0x49, 0xa9, 0x66]));
  const sizeByte = webm[at + 4] ?? 0;
  const length = Math.clz32(sizeByte) - 23;
  if (at < 0 || length < 1 || length > 8) throw new Error('This file has no Info element');
  const sizeEnd = at + 4 + length;
  const size = webm.subarray(at + 4, sizeEnd).reduce((sum, byte, i) => {
    return sum * 256 + (i === 0 ? byte & (0xff >> length) : byte);
  }, 0);
  const duration = Buffer.alloc(11);
  duration.set([0x44, 0x89, 0x88]);
  duration.writeDoubleBE(milliseconds, 3);
  const longer = Buffer.alloc(8);
  longer.writeBigUInt64BE(BigInt(size + duration.length));
  longer[0] = 0x01;
  return Buffer.concat([
    ...[webm.subarray(0, at + 4), longer],
    ...[webm.subarray(sizeEnd, sizeEnd + size), duration, webm.subarray(sizeEnd + size)],
  ]);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const [index, [dark, bright]] of COLORS.entries()) {
    const bytes = await page.evaluate(record, {
      ...{ dark, bright, seconds: SECONDS, seed: index + 3 },
    });
    const file = withDuration(Buffer.from(bytes), SECONDS * 1000);
    writeFileSync(join(FOLDER, `video-${String(index + 1)}.webm`), file);
    console.log(`video-${String(index + 1)}.webm: ${(file.length / 1000).toFixed(0)} KB`);
  }
} finally {
  await browser.close();
}
