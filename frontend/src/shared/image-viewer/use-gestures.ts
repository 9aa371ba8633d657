import { type PointerEvent, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Gestures {
  onDrag: (x: number, y: number) => void;
  /** @param ratio of the present distance of the fingers to the previous one */
  onPinch: (ratio: number) => void;
}

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Dragging with one finger or the mouse, zooming with two fingers. */
export const useGestures = ({ onDrag, onPinch }: Gestures) => {
  const fingers = useRef(new Map<number, Point>());
  const [isActive, setIsActive] = useState(false);
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    setIsActive(fingers.current.size > 0);
  };
  return {
    /** The image is not animated during a gesture, so it follows the finger at once. */
    isActive,
    handlers: {
      onPointerDown: ({ pointerId, clientX, clientY, button, currentTarget }: PointerEvent) => {
        if (button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        setIsActive(true);
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
        const before = fingers.current.get(pointerId);
        if (before === undefined) return;
        const apart = distance([...fingers.current.values()]);
        fingers.current.set(pointerId, { x: clientX, y: clientY });
        if (fingers.current.size === 1) onDrag(clientX - before.x, clientY - before.y);
        else if (apart > 0) onPinch(distance([...fingers.current.values()]) / apart);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
};
