import { create } from 'qrcode';
import { useMemo } from 'react';

/** Blank modules around the code, as the standard asks for. */
const QUIET = 4;

interface Props {
  text: string;
  /** What it leads to, for who can't scan it. */
  label: string;
  size: number;
}

/** A QR code, dark on white in every mode: readers expect it so. */
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
