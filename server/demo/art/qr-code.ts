import QRCode from 'qrcode';

/** Width of the quiet zone in modules, as the standard requires. */
const QUIET = 4;

/** Returns a QR code of `text` as an SVG with one path. */
export function qrCode(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size * modules.size }, (_, at) => at)
    .filter((at) => modules.data[at] === 1)
    .map((at) => `M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z`)
    .join('');
  const size = modules.size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark}"/></svg>`;
}
