/** Zoom, rotation and position of the image. */
export interface View {
  /** 1: the whole image is visible. */
  zoom: number;
  /** Degrees, clockwise. It may be more than 360, so that the animation never turns back. */
  rotation: number;
  /** Pixels that the image was dragged. */
  x: number;
  y: number;
}

const STEP = 0.25;
const MIN = 0.5;
const MAX = 3;

export const initialView: View = { zoom: 1, rotation: 0, x: 0, y: 0 };

const between = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** @param room the longer side of the stage. The image can be dragged until its edge is visible. */
export const moveBy = (view: View, x: number, y: number, room: number): View => {
  const limit = (room * Math.max(0, view.zoom - 1)) / 2;
  return { ...view, x: between(view.x + x, limit), y: between(view.y + y, limit) };
};

export const zoomTo = (view: View, zoom: number, room: number): View =>
  moveBy({ ...view, zoom: Math.min(MAX, Math.max(MIN, zoom)) }, 0, 0, room);

/** @param steps of 25 %; negative zooms out */
export const zoomBy = (view: View, steps: number, room: number): View =>
  zoomTo(view, (Math.round(view.zoom / STEP) + steps) * STEP, room);

export const turn = (view: View): View => ({ ...view, rotation: view.rotation + 90 });

export const canZoomIn = ({ zoom }: View) => zoom < MAX;
export const canZoomOut = ({ zoom }: View) => zoom > MIN;
/** Whether the rotation exchanges width and height. */
export const isOnItsSide = ({ rotation }: View) => rotation % 180 !== 0;
export const zoomLabel = ({ zoom }: View) => `Zoom: ${Math.round(zoom * 100)}%`;
