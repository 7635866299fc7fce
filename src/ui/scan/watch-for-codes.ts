import readerAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reason why scanning is unavailable; suffix of the message id. */
export type ScanProblem = 'denied' | 'noCamera' | 'noReader';

/** Interval between scans in milliseconds. */
const SCAN_INTERVAL = 250;
/** Minimum time between reports of the same code in milliseconds. */
const REPEAT_INTERVAL = 5000;

async function openReader() {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // Loads the WebAssembly file from this site instead of the library's CDN.
  prepareZXingModule({ overrides: { locateFile: () => readerAddress } });
  return new BarcodeDetector({ formats: ['qr_code'] });
}

async function openCamera(): Promise<MediaStream | ScanProblem> {
  // `mediaDevices` requires a secure context (https or localhost).
  if (!('mediaDevices' in navigator)) return 'noCamera';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  } catch (error) {
    const denied = error instanceof DOMException && error.name === 'NotAllowedError';
    return denied ? 'denied' : 'noCamera';
  }
}

/**
 * Plays the camera's stream in a video element and calls `onText` with the text of each QR code found.
 * @returns a function that stops scanning and releases the camera
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

  const report = (text: string) => {
    const now = Date.now();
    if (now - (seen.get(text) ?? 0) < REPEAT_INTERVAL) return;
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
      for (const { rawValue } of await reader.detect(video)) report(rawValue);
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
