import { create } from 'qrcode';
import { useMemo } from 'react';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4;

interface Props {
  text: string;
  /** Accessible name; describes the target. */
  label: string;
  size: number;
}

/** QR code; dark on white in every color mode, because scanners expect it. */
export default function QrCode({ text, label, size }: Props) {
  const { path, side } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = [...modules.data.keys()].filter((at) => modules.data[at] === 1);
    const square = (at: number) =>
      `M${String((at % modules.size) + QUIET)} ${String(Math.floor(at / modules.size) + QUIET)}h1v1h-1z`;
    return { path: dark.map(square).join(''), side: modules.size + 2 * QUIET };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${String(side)} ${String(side)}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${String(side)}v${String(side)}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
