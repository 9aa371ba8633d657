import { parseArgs } from 'node:util';
import { checkModel } from './check-model.ts';

// Predicts every answer of simulated students before it is seen, and compares with plain shares of right answers. docs/diagnosis.md has
// the result.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '49' },
    students: { type: 'string', default: '150' },
    crowd: { type: 'string', default: '100' },
  },
});
const [seed, students, crowd] = [Number(values.seed), Number(values.students), Number(values.crowd)];
const { answers, logLoss, calibration, score } = checkModel({ seed, students, crowd });

const digits = (number: number) => number.toFixed(3);
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
console.log(`${students} students, ${answers} answers, seed ${seed}\n`);
console.log(`| prediction of the next answer | log loss |
|---|---|
| the model | ${digits(logLoss.model)} |
| share of right answers so far | ${digits(logLoss.shareSoFar)} |
| share of right answers in the topic | ${digits(logLoss.shareOfTopic)} |

| predicted | right | answers |
|---|---|---|
${calibration.map(({ predicted, right, answers: count }) => `| ${digits(predicted)} | ${digits(right)} | ${count} |`).join('\n')}

score ranges: shown before ${percent(score.shown, score.tests)} of ${score.tests} tests, contained ${percent(score.covered, score.shown)} of \
the scores, mean width ${Math.round(score.meanWidth)} points`);
process.exitCode = logLoss.model < Math.min(logLoss.shareSoFar, logLoss.shareOfTopic) ? 0 : 1;
