import { expect, test } from 'vitest';
import { checkModel } from './check-model.ts';

const { logLoss, calibration, score } = checkModel({ seed: 7, students: 15, crowd: 20 });

test('the model predicts the next answer better than shares of right answers do', () => {
  expect(logLoss.model).toBeLessThan(logLoss.shareSoFar - 0.01);
  expect(logLoss.model).toBeLessThan(logLoss.shareOfTopic - 0.01);
});

test('what it predicts happens about as often', () => {
  const known = calibration.filter(({ answers }) => answers > 500);
  expect(known.length).toBeGreaterThan(4);
  for (const { predicted, right } of known) expect(Math.abs(predicted - right)).toBeLessThan(0.08);
});

test('most score ranges contain the score of the test', () => {
  expect(score.shown).toBeGreaterThan(score.tests / 2);
  expect(score.covered / score.shown).toBeGreaterThan(0.7);
});
