import { Ban } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../shared/ui/cx.ts';
import { Bar } from './bar.tsx';

interface Color {
  name: string;
  value: string;
}

/** Readable on white paper; on a dark page they are made lighter. */
export const textColors: Color[] = [
  { name: 'Rojo', value: '#b3231b' },
  { name: 'Naranjo', value: '#b5470f' },
  { name: 'Café', value: '#8a5a00' },
  { name: 'Verde', value: '#1a7340' },
  { name: 'Turquesa', value: '#0b6862' },
  { name: 'Azul', value: '#1d5fa8' },
  { name: 'Morado', value: '#7a3c9e' },
  { name: 'Gris', value: '#5a6566' },
];

export const markerColors: Color[] = [
  { name: 'Amarillo', value: '#ffec99' },
  { name: 'Naranjo', value: '#ffc078' },
  { name: 'Rosado', value: '#fcc2d7' },
  { name: 'Verde', value: '#b2f2bb' },
  { name: 'Celeste', value: '#a5d8ff' },
  { name: 'Lila', value: '#d0bfff' },
];

interface Props {
  label: string;
  colors: Color[];
  current: string | null;
  /** Null removes the colour. */
  onChoose: (color: string | null) => void;
  onClose: () => void;
}

const swatch =
  'grid size-9 shrink-0 place-items-center rounded-full border-2 border-line transition hover:scale-110 aria-pressed:border-ink aria-pressed:ring-2 aria-pressed:ring-brand';

/** A row of colours, and a free one. Escape closes it. */
export const Colors = ({ label, colors, current, onChoose, onClose }: Props) => {
  const first = useRef<HTMLDivElement>(null);
  /** Chromium sends `blur` also when the chosen colour closes this, so the free colour would replace it. */
  const isOver = useRef(false);
  const choose = (color: string | null) => {
    isOver.current = true;
    onChoose(color);
  };
  const close = useEffectEvent(() => {
    isOver.current = true;
    onClose();
  });
  useEffect(() => {
    first.current?.querySelector('button')?.focus();
    // A dialog around the editor listens on the document, in the capture phase. This handler runs before it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return (
    <div ref={first}>
      <Bar label={label} className="gap-2 px-3">
        {colors.map(({ name, value }) => (
          <button
            key={value}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={current?.toLowerCase() === value}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(value)}
            style={{ background: value }}
            className={swatch}
          />
        ))}
        <label className={cx(swatch, 'relative overflow-hidden bg-surface font-bold text-sm')} title="Otro color">
          <input
            type="color"
            aria-label="Otro color"
            defaultValue={/^#[0-9a-f]{6}$/i.test(current ?? '') ? (current ?? '') : '#0b6862'}
            onBlur={({ target }) => !isOver.current && target.value !== target.defaultValue && onChoose(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          +
        </label>
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(null)}
          className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-xl px-2 font-semibold text-sm hover:bg-brand-soft"
        >
          <Ban className="size-4" aria-hidden="true" />
          Sin color
        </button>
      </Bar>
    </div>
  );
};
