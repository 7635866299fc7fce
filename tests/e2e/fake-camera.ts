import type { Page } from '@playwright/test';
import { create } from 'qrcode';

/** A QR code as rows of dark and light squares. */
function squaresOf(text: string): boolean[][] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const sides = Array.from({ length: modules.size }, (_, at) => at);
  return sides.map((row) => sides.map((column) => Boolean(modules.get(row, column))));
}

/** Gives the page a camera that sees what is held before it. Runs in the page. */
function installCamera(): void {
  let held: boolean[][] = [];
  Object.assign(window, {
    holdBeforeCamera: (squares: boolean[][]) => {
      held = squares;
    },
  });
  navigator.mediaDevices.getUserMedia = () => {
    // One for each stream: a canvas whose stream was stopped gives no further pictures.
    const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
    const ink = canvas.getContext('2d');
    const draw = () => {
      if (!ink) return;
      ink.fillStyle = '#ebebeb';
      ink.fillRect(0, 0, canvas.width, canvas.height);
      ink.fillStyle = '#101010';
      const quiet = 4;
      const scale = Math.floor(canvas.width / (held.length + 2 * quiet));
      for (const [row, squares] of held.entries())
        for (const [column, dark] of squares.entries())
          if (dark) ink.fillRect((column + quiet) * scale, (row + quiet) * scale, scale, scale);
    };
    // A stream has a picture only where something is drawn.
    setInterval(draw, 100);
    draw();
    return Promise.resolve(canvas.captureStream(10));
  };
}

/**
 * A camera that sees what a test holds before it: drawn in the page, since a browser without windows
 * can't read one from a file, and another browser for a test costs as much as the test.
 */
export async function fakeCamera(page: Page): Promise<{ hold: (text: string) => Promise<void> }> {
  await page.addInitScript(installCamera);
  return {
    /** Puts a QR code before the camera of the page that is open. */
    hold: (text) =>
      page.evaluate((squares) => {
        const seen = window as unknown as { holdBeforeCamera: (squares: boolean[][]) => void };
        seen.holdBeforeCamera(squares);
      }, squaresOf(text)),
  };
}
