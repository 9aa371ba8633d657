import { expect, test } from 'vitest';
import { canZoomIn, canZoomOut, initialView, isOnItsSide, moveBy, turn, zoomBy, zoomLabel, zoomTo } from './view.ts';

const ROOM = 1000;
const zoomed = (steps: number) => zoomBy(initialView, steps, ROOM);

test.each([
  [0, 'Zoom: 100%'],
  [1, 'Zoom: 125%'],
  [-1, 'Zoom: 75%'],
  [-2, 'Zoom: 50%'],
  [-3, 'Zoom: 50%'],
  [8, 'Zoom: 300%'],
  [9, 'Zoom: 300%'],
])('%i steps of zoom: %s', (steps, label) => {
  expect(zoomLabel(zoomed(steps))).toBe(label);
});

test('at the ends there is no further', () => {
  expect([canZoomOut(zoomed(-1)), canZoomOut(zoomed(-2))]).toEqual([true, false]);
  expect([canZoomIn(zoomed(7)), canZoomIn(zoomed(8))]).toEqual([true, false]);
});

test('a step after a pinch lands on the steps again', () => {
  expect(zoomBy(zoomTo(initialView, 1.37, ROOM), 1, ROOM).zoom).toBe(1.5);
});

test('it turns by quarters', () => {
  const once = turn(initialView);
  expect([once.rotation, isOnItsSide(once)]).toEqual([90, true]);
  expect([turn(once).rotation, isOnItsSide(turn(once))]).toEqual([180, false]);
});

test('it is dragged only when zoomed, and only as far as it stands out', () => {
  expect(moveBy(initialView, 50, 50, ROOM)).toEqual(initialView);
  expect(moveBy(zoomed(4), 120, -700, ROOM)).toMatchObject({ x: 120, y: -500 });
});

test('zooming out brings it back to the middle', () => {
  const aside = moveBy(zoomed(4), 400, 400, ROOM);
  expect(zoomTo(aside, 1, ROOM)).toEqual(initialView);
});
