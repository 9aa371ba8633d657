import { encode } from 'uqr';

/** One square for each dark module, as one path. */
const pathOf = (modules: readonly boolean[][]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

type Qr = ReturnType<typeof encode>;

/** Null: the text has more than the 2,953 bytes of the largest code. */
export const qrOf = (text: string): Qr | null => {
  try {
    return encode(text, { ecc: 'L', border: 4 });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** White also in the dark theme: readers need a dark code on a light ground. */
export const QrCode = ({ code, label, className }: { code: Qr; label: string; className: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${code.size} ${code.size}`}
    shapeRendering="crispEdges"
    className={`rounded-xl bg-white ${className}`}
  >
    <path d={pathOf(code.data)} fill="#000" />
  </svg>
);
