import type { Page } from '@playwright/test';
import { create } from 'qrcode';

/** Returns a QR code as rows of dark and light modules. */
function squaresOf(text: string): boolean[][] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const sides = Array.from({ length: modules.size }, (_, at) => at);
  return sides.map((row) => sides.map((column) => Boolean(modules.get(row, column))));
}

/** Installs a camera that shows the current code. Runs in the page. */
function installCamera(): void {
  let shown: boolean[][] = [];
  Object.assign(window, {
    showToCamera: (squares: boolean[][]) => {
      shown = squares;
    },
  });
  navigator.mediaDevices.getUserMedia = () => {
    // One canvas per stream: a canvas with a stopped stream delivers no more frames.
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
    const ink = canvas.getContext('2d');
    const draw = () => {
      if (!ink) return;
      ink.fillStyle = '#ebebeb';
      ink.fillRect(0, 0, canvas.width, canvas.height);
      ink.fillStyle = '#101010';
      const quiet = 4;
      const scale = Math.floor(canvas.width / (shown.length + 2 * quiet));
      for (const [row, squares] of shown.entries())
        for (const [column, dark] of squares.entries())
          if (dark) ink.fillRect((column + quiet) * scale, (row + quiet) * scale, scale, scale);
    };
    // A stream has frames only while the canvas is drawn.
    setInterval(draw, 100);
    draw();
    return Promise.resolve(canvas.captureStream(10));
  };
}

/**
 * Installs a camera whose picture the page draws. Headless Chromium cannot read a camera from a file,
 * and a separate browser would be expensive.
 */
export async function fakeCamera(page: Page): Promise<{ show: (text: string) => Promise<void> }> {
  await page.addInitScript(installCamera);
  return {
    /** Shows a QR code to the camera of the open page. */
    show: (text) =>
      page.evaluate((squares) => {
        const seen = window as unknown as { showToCamera: (squares: boolean[][]) => void };
        seen.showToCamera(squares);
      }, squaresOf(text)),
  };
}
