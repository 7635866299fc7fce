import readerAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Why nothing can be scanned: the texts of the page tell it. */
export type ScanProblem = 'denied' | 'noCamera' | 'noReader';

/** Milliseconds between two looks at the picture. */
const SCAN_INTERVAL = 250;
/** A code that stays in the picture is reported once in so many milliseconds. */
const SAME_AGAIN = 5000;

async function openReader() {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // From this site itself, not from the library's own server.
  prepareZXingModule({ overrides: { locateFile: () => readerAddress } });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

async function openCamera(): Promise<MediaStream | ScanProblem> {
  // Browsers offer cameras to pages of https and localhost only.
  if (!('mediaDevices' in navigator)) return 'noCamera';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const denied = error instanceof DOMException && error.name === 'NotAllowedError';
    return denied ? 'denied' : 'noCamera';
  }
}

/**
 * Shows the camera in a video and calls `onText` with what each QR code in the picture says.
 * @returns stops watching and gives the camera back
 */
export function watchForCodes(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  onProblem: (problem: ScanProblem) => void,
): () => void {
  let stopped = false;
  let timer = 0;
  let stream: MediaStream | undefined;
  const seen = new Map<string, number>();

  const take = (text: string) => {
    const now = Date.now();
    if (now - (seen.get(text) ?? 0) < SAME_AGAIN) return;
    seen.set(text, now);
    onText(text);
  };

  const watch = async () => {
    const camera = await openCamera();
    if (typeof camera === 'string') {
      onProblem(camera);
      return;
    }
    stream = camera;
    if (stopped) {
      close();
      return;
    }
    video.srcObject = camera;
    await video.play();
    const reader = await openReader();
    const scan = async () => {
      if (stopped) return;
      for (const { rawValue } of await reader.detect(video)) take(rawValue);
      timer = window.setTimeout(() => void scan().catch(fail), SCAN_INTERVAL);
    };
    await scan();
  };

  const close = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const fail = () => {
    if (!stopped) onProblem('noReader');
  };
  watch().catch(fail);

  return () => {
    stopped = true;
    window.clearTimeout(timer);
    close();
  };
}
