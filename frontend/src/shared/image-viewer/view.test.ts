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

test('zoom stops at both ends', () => {
  expect([canZoomOut(zoomed(-1)), canZoomOut(zoomed(-2))]).toEqual([true, false]);
  expect([canZoomIn(zoomed(7)), canZoomIn(zoomed(8))]).toEqual([true, false]);
});

test('a step after a pinch goes to the next step', () => {
  expect(zoomBy(zoomTo(initialView, 1.37, ROOM), 1, ROOM).zoom).toBe(1.5);
});

test('it turns by 90 degrees', () => {
  const once = turn(initialView);
  expect([once.rotation, isOnItsSide(once)]).toEqual([90, true]);
  expect([turn(once).rotation, isOnItsSide(turn(once))]).toEqual([180, false]);
});

test('it can be dragged only when zoomed, and only until its edge is visible', () => {
  expect(moveBy(initialView, 50, 50, ROOM)).toEqual(initialView);
  expect(moveBy(zoomed(4), 120, -700, ROOM)).toMatchObject({ x: 120, y: -500 });
});

test('zooming out centres it', () => {
  const aside = moveBy(zoomed(4), 400, 400, ROOM);
  expect(zoomTo(aside, 1, ROOM)).toEqual(initialView);
});
