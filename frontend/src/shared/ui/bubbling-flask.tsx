import { cx } from './cx.ts';

const bubbles = [
  { x: 84, r: 6, delay: '' },
  { x: 104, r: 4, delay: '[animation-delay:1.4s]' },
  { x: 94, r: 5, delay: '[animation-delay:2.6s]' },
  { x: 112, r: 3.4, delay: '[animation-delay:3.7s]' },
];

/** A large flask with moving bubbles. Decorative. */
export const BubblingFlask = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 200 220" className={className} aria-hidden="true" focusable="false">
    <path
      d="M78 18v62L24 168c-9 15 2 34 20 34h112c18 0 29-19 20-34l-54-88V18"
      fill="#ffffff"
      fillOpacity="0.12"
      stroke="#fff6ea"
      strokeWidth="8"
      strokeLinejoin="round"
    />
    <path d="M66 16h68" stroke="#fff6ea" strokeWidth="10" strokeLinecap="round" />
    <path d="M53 137c16-11 31-10 47-1 16 9 31 10 47 1l22 36c6 10-1 21-13 21H44c-12 0-19-11-13-21z" fill="#ff8b45" />
    <path d="M53 137c16-11 31-10 47-1 16 9 31 10 47 1l7 11c-18 10-37 9-54 0s-36-10-54 0z" fill="#ffb27d" />
    {bubbles.map(({ x, r, delay }) => (
      <circle
        key={x}
        cx={x}
        cy="128"
        r={r}
        fill="#ffd9bd"
        className={cx('animate-bubble [transform-box:fill-box]', delay)}
      />
    ))}
  </svg>
);
