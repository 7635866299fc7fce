import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './support/browser.ts';
import { runCommand, rejectArguments } from './support/command-line.ts';

// Creates the six demo videos with Chromium: node scripts/draw-demo-videos.ts. The repository contains
// them, because starting the site must not require a browser.

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

/** Runs in the page. Records a rocket over moving stars as WebM. */
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

await runCommand('node scripts/draw-demo-videos.ts', async () => {
  rejectArguments();
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    for (const [index, [dark, bright]] of COLORS.entries()) {
      const bytes = await page.evaluate(record, {
        dark,
        bright,
        seconds: SECONDS,
        seed: index + 3,
      });
      const file = Buffer.from(bytes);
      writeFileSync(join(FOLDER, `video-${String(index + 1)}.webm`), file);
      console.log(`video-${String(index + 1)}.webm: ${(file.length / 1000).toFixed(0)} KB`);
    }
  } finally {
    await browser.close();
  }
});
