/** How an image is looked at. */
export interface View {
  /** 1 is the whole image. */
  zoom: number;
  /** Degrees, clockwise; may pass 360, so that turning on never spins back. */
  rotation: number;
  /** Pixels by which the image was dragged. */
  x: number;
  y: number;
}

const STEP = 0.25;
const MIN = 0.5;
const MAX = 3;

export const initialView: View = { zoom: 1, rotation: 0, x: 0, y: 0 };

const between = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** @param room the longer side of the stage: the image may be dragged as far as it stands out, no further */
export const moveBy = (view: View, x: number, y: number, room: number): View => {
  const limit = (room * Math.max(0, view.zoom - 1)) / 2;
  return { ...view, x: between(view.x + x, limit), y: between(view.y + y, limit) };
};

export const zoomTo = (view: View, zoom: number, room: number): View =>
  moveBy({ ...view, zoom: Math.min(MAX, Math.max(MIN, zoom)) }, 0, 0, room);

/** @param steps of 25 %; negative: out */
export const zoomBy = (view: View, steps: number, room: number): View =>
  zoomTo(view, (Math.round(view.zoom / STEP) + steps) * STEP, room);

export const turn = (view: View): View => ({ ...view, rotation: view.rotation + 90 });

export const canZoomIn = ({ zoom }: View) => zoom < MAX;
export const canZoomOut = ({ zoom }: View) => zoom > MIN;
/** Lying on its side: width and height have changed places. */
export const isOnItsSide = ({ rotation }: View) => rotation % 180 !== 0;
export const zoomLabel = ({ zoom }: View) => `Zoom: ${Math.round(zoom * 100)}%`;
