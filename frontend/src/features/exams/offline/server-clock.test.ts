import { describe, expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

const noon = Date.parse('2026-11-20T15:00:00.000Z');
const serverSays = (seconds: number) => new Date(noon + seconds * 1000).toISOString();

/** A device whose time of day is wrong by `offset` seconds. */
const device = (offset = 0) => {
  const at = { wall: noon + offset * 1000, steady: 5_000 };
  const clock = createServerClock({ wall: () => at.wall, steady: () => at.steady });
  return {
    clock,
    pass: (seconds: number) => {
      at.wall += seconds * 1000;
      at.steady += seconds * 1000;
    },
    sleep: (seconds: number) => {
      at.wall += seconds * 1000;
    },
    setClock: (seconds: number) => {
      at.wall += seconds * 1000;
    },
    seconds: () => (clock.now() - noon) / 1000,
  };
};

test.each([0, 7_200, -7_200])('a device whose clock is %s seconds off shows the server’s time', (offset) => {
  const { clock, pass, seconds } = device(offset);
  clock.record(serverSays(10), 0);
  pass(90);
  expect(seconds()).toBe(100);
  expect(clock.isUncertain()).toBe(false);
});

test('half of the round trip is added to the server’s time', () => {
  const { clock, seconds } = device();
  clock.record(serverSays(10), 400);
  expect(seconds()).toBe(10.2);
});

describe('after sleep', () => {
  test('the time asleep has passed, and the clock is uncertain until the next reply', () => {
    const { clock, pass, sleep, seconds } = device();
    clock.record(serverSays(0), 0);
    pass(10);
    sleep(600);
    expect(seconds()).toBe(610);
    expect(clock.isUncertain()).toBe(true);
    clock.record(serverSays(610), 5_000);
    expect(clock.isUncertain()).toBe(false);
  });
});

describe('a device clock that is set during the exam', () => {
  test('back does not give more time', () => {
    const { clock, pass, setClock, seconds } = device();
    clock.record(serverSays(0), 0);
    pass(60);
    setClock(-7_200);
    expect(seconds()).toBe(60);
    expect(clock.isUncertain()).toBe(true);
  });

  test('forward is corrected by the next reply', () => {
    const { clock, pass, setClock, seconds } = device();
    clock.record(serverSays(0), 0);
    pass(60);
    setClock(7_200);
    expect(clock.isUncertain()).toBe(true);
    clock.record(serverSays(61), 0);
    expect(seconds()).toBe(61);
    expect(clock.isUncertain()).toBe(false);
  });
});

test('a slow reply does not replace a good sample that is less than a minute old', () => {
  const { clock, pass, seconds } = device();
  clock.record(serverSays(0), 20);
  pass(10);
  clock.record(serverSays(8), 6_000);
  expect(seconds()).toBeCloseTo(10.01);
  pass(60);
  clock.record(serverSays(68), 6_000);
  expect(seconds()).toBe(71);
});

test('a slow reply that contradicts the sample replaces it', () => {
  const { clock, seconds } = device();
  clock.record(serverSays(0), 20);
  clock.record(serverSays(100), 6_000);
  expect(seconds()).toBe(103);
});

test('after a reload without a network it continues from the last sample', () => {
  const before = device(7_200);
  before.clock.record(serverSays(0), 0);
  before.pass(30);
  const sample = before.clock.sample();
  const after = device(7_200);
  after.pass(90);
  after.clock.resume(sample);
  expect(after.seconds()).toBe(90);
  // The device's clock may have been set since, so the exam is not submitted before a reply.
  expect(after.clock.isUncertain()).toBe(true);
  after.clock.record(serverSays(95), 40);
  expect(after.clock.isUncertain()).toBe(false);
});

test('without a reply it is uncertain', () => {
  expect(device().clock.isUncertain()).toBe(true);
});

test.each([
  [400, 200],
  [5_000, 1_000],
])('after a round trip of %i ms the clock may be %i ms ahead', (roundTrip, maxError) => {
  const { clock } = device();
  clock.record(serverSays(10), roundTrip);
  expect(clock.maxError()).toBe(maxError);
});
