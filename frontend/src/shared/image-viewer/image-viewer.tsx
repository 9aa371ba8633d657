import { RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ComponentPropsWithRef, type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { closeOnEscape } from '../ui/dialog.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';
import { useGestures } from './use-gestures.ts';
import {
  canZoomIn,
  canZoomOut,
  initialView,
  isOnItsSide,
  moveBy,
  turn,
  type View,
  zoomBy,
  zoomLabel,
  zoomTo,
} from './view.ts';

export interface ViewedImage {
  src: string;
  alt: string;
  /** Whether the viewer also shows and announces `alt`. The description of a graph can give the answer away. */
  isDescribed: boolean;
}

/** Pixels that an arrow key moves a zoomed image. */
const ARROW = 60;
/** Size of a drawing without a size of its own. */
const WIDEST = '64rem';
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [ARROW, 0],
  ArrowRight: [-ARROW, 0],
  ArrowUp: [0, ARROW],
  ArrowDown: [0, -ARROW],
};

const Tool = ({ className, ...rest }: ComponentPropsWithRef<'button'>) => (
  <button
    type="button"
    {...rest}
    className={cx(
      'grid h-12 min-w-12 place-items-center rounded-2xl px-3 font-bold hover:bg-white/15 aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent',
      className,
    )}
  />
);

/** One image over the whole page, to zoom, turn and drag. Always dark. */
export default function ImageViewer({ image, onClose }: { image: ViewedImage; onClose: () => void }) {
  const isDescribed = image.isDescribed && image.alt !== '';
  const [view, setView] = useState(initialView);
  const [ratio, setRatio] = useState(1.5);
  const stage = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack();
  const room = () => Math.max(stage.current?.clientWidth ?? 0, stage.current?.clientHeight ?? 0);
  const zoom = (steps: number) => setView((before: View) => zoomBy(before, steps, room()));
  const { isActive, handlers } = useGestures({
    onDrag: (x, y) => setView((before) => moveBy(before, x, y, room())),
    onPinch: (ratio) => setView((before) => zoomTo(before, before.zoom * ratio, room())),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    closeOnEscape(onClose)(event);
    const [x, y] = arrows[key] ?? [0, 0];
    if (key === '+') zoom(1);
    else if (key === '-') zoom(-1);
    else if (key === '0') setView(initialView);
    else if (key === 'r' || key === 'R') setView(turn);
    else if (x !== 0 || y !== 0) setView((before) => moveBy(before, x, y, room()));
  };

  const onItsSide = isOnItsSide(view);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          data-modal
          onCloseAutoFocus={focusBack}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 overflow-hidden flex animate-fade flex-col bg-[#0a1112] text-white outline-none"
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className="sr-only">Imagen ampliada</Radix.Title>
          <div
            ref={stage}
            data-testid="image-stage"
            className={cx(
              '@container-size relative m-3 min-h-0 flex-1 touch-none select-none',
              view.zoom > 1 && (isActive ? 'cursor-grabbing' : 'cursor-grab'),
            )}
            onWheel={({ deltaY }) => zoom(deltaY < 0 ? 1 : -1)}
            {...handlers}
          >
            <img
              src={image.src}
              alt={image.alt}
              draggable={false}
              className={cx(
                'absolute top-1/2 left-1/2 max-w-none -translate-1/2 rounded-2xl bg-white',
                !isActive && 'transition-transform duration-200',
              )}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
              }
              style={{
                aspectRatio: ratio,
                width: onItsSide
                  ? `min(100cqh, ${100 * ratio}cqw, ${WIDEST})`
                  : `min(100cqw, ${100 * ratio}cqh, ${WIDEST})`,
                transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.rotation}deg)`,
              }}
            />
          </div>
          {isDescribed && (
            <Radix.Description className="relative px-4 pt-3 text-center text-sm text-white/85 leading-snug">
              {image.alt}
            </Radix.Description>
          )}
          <div className="relative flex flex-wrap items-center justify-center gap-x-1 px-2 py-2">
            <Tool aria-label="Alejar" aria-disabled={!canZoomOut(view)} onClick={() => zoom(-1)}>
              <ZoomOut className="size-6" aria-hidden="true" />
            </Tool>
            <p role="status" className="min-w-28 text-center font-semibold tabular-nums">
              {zoomLabel(view)}
            </p>
            <Tool aria-label="Acercar" aria-disabled={!canZoomIn(view)} onClick={() => zoom(1)}>
              <ZoomIn className="size-6" aria-hidden="true" />
            </Tool>
            <Tool aria-label="Rotar 90°" onClick={() => setView(turn)}>
              <RotateCw className="size-6" aria-hidden="true" />
            </Tool>
            <Tool onClick={() => setView(initialView)}>Reset</Tool>
          </div>
          <Radix.Close asChild>
            <Tool aria-label="Cerrar imagen" className="absolute top-3 right-3 bg-black/55">
              <X className="size-6" aria-hidden="true" />
            </Tool>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
