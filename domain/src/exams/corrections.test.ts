import type { ExamEvent } from '@matraz/contracts/exams/events';
import { describe, expect, test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { answerKeyOf } from './answer-key.ts';
import type { Decision } from './corrections.ts';
import { exam } from './exam.ts';
import { examAt, openExam } from './exam-state.ts';
import { scoreAttempt } from './score.ts';

const given = deciderSpec(exam);
const examId = 'quimica';
const question = (questionId: string, isPilot = false) => ({
  questionId,
  question: '<p>¿Cuál?</p>',
  options: ['uno', 'dos', 'tres'],
  correctAnswer: 0,
  explanation: '',
  orderIndex: 1,
  isPilot,
});
const details = {
  examId,
  title: 'Ensayo',
  description: '',
  subject: 'Chemistry',
  duration: 60,
  totalQuestions: 2,
} as const;
const written: ExamEvent[] = [
  { type: 'ExamCreated', data: details },
  { type: 'ExamQuestionsAdded', data: { examId, questions: [question('q1'), question('q2'), question('p1', true)] } },
];
const ids = { examId, questionId: 'q1', correctionId: 'c1', reason: 'La clave estaba mal.' };
const correct = (decision: Decision, more: object = {}) =>
  ({ type: 'CorrectExamQuestion', data: { ...ids, ...more, decision } }) as const;
const accept = (...accepted: number[]): Decision => ({ kind: 'accept', accepted, question: question('q1') });
const everyone: Decision = { kind: 'everyone', question: question('q1') };
const rekeyed = (accepted: number[] | null, more: object = {}): ExamEvent => ({
  type: 'ExamQuestionRekeyed',
  data: { ...ids, options: ['uno', 'dos', 'tres'], correctAnswer: 0, accepted, ...more },
});
const voided: ExamEvent = { type: 'ExamQuestionVoided', data: ids };
const voidedInSilence: ExamEvent = { type: 'ExamQuestionVoided', data: { examId, questionId: 'q1' } };
const reinstated: ExamEvent = { type: 'ExamQuestionReinstated', data: ids };

describe('a teacher decides about a question', () => {
  test('another key', () =>
    given(written)
      .when(correct(accept(1)))
      .then([rekeyed([1])]));
  test('two keys, in order and each once', () =>
    given(written)
      .when(correct(accept(2, 0, 2)))
      .then([rekeyed([0, 2])]));
  test('the point for everybody', () =>
    given(written)
      .when(correct(everyone))
      .then([rekeyed(null)]));
  test('voided, with the reason', () =>
    given(written)
      .when(correct({ kind: 'void' }))
      .then([voided]));
  test('its own key again', () =>
    given([...written, rekeyed([1])])
      .when(correct({ kind: 'reinstate' }))
      .then([reinstated]));
  test('to accept only its own key is the same', () => {
    given([...written, rekeyed([1])])
      .when(correct(accept(0)))
      .then([reinstated]);
    given(written)
      .when(correct(accept(0)))
      .thenNothing();
  });
  test('a voided question gets another key', () =>
    given([...written, voided])
      .when(correct(accept(1)))
      .then([rekeyed([1])]));

  test.each([
    ['the same key', [rekeyed([1])], accept(1)],
    ['the point for everybody', [rekeyed(null)], everyone],
    ['voided', [voided], { kind: 'void' }],
    ['its own key, which it has', [], { kind: 'reinstate' }],
    ['its own key, which it has again', [rekeyed([1]), reinstated], { kind: 'reinstate' }],
  ] as [string, ExamEvent[], Decision][])('again %s: nothing happens', (_, before, decision) =>
    given([...written, ...before])
      .when(correct(decision))
      .thenNothing(),
  );

  const why = { correctionId: 'c2', reason: 'El motivo, con más detalle.' };
  const again = (event: ExamEvent): ExamEvent => ({ ...event, data: { ...event.data, ...why } }) as ExamEvent;
  test.each([
    ['the same key', [rekeyed([1])], accept(1), rekeyed([1])],
    ['the point for everybody', [rekeyed(null)], everyone, rekeyed(null)],
    ['voided', [voided], { kind: 'void' }, voided],
    ['voided, at first without a reason', [voidedInSilence], { kind: 'void' }, voided],
    ['its own key again', [rekeyed([1]), reinstated], { kind: 'reinstate' }, reinstated],
    ['its own key again, chosen', [rekeyed([1]), reinstated], accept(0), reinstated],
  ] as [string, ExamEvent[], Decision, ExamEvent][])(
    '%s with another reason: the reason',
    (_, before, decision, event) => {
      given([...written, ...before])
        .when(correct(decision, why))
        .then([again(event)]);
      given([...written, ...before])
        .when(correct(decision, { reason: '' }))
        .thenNothing();
    },
  );
  test('a reason alone moves no score, and students read it', () => {
    const once = scored({ q1: 1 }, [rekeyed([1])]);
    const twice = scored({ q1: 1 }, [rekeyed([1]), again(rekeyed([1]))]);
    expect(twice).toEqual({ ...once, corrections: once.corrections.map((one) => ({ ...one, ...why })) });
  });

  test('a removed question is corrected too, because attempts have it', () =>
    given([...written, { type: 'ExamQuestionRemoved', data: { examId, questionId: 'q1' } }])
      .when(correct(accept(1)))
      .then([rekeyed([1])]));
  test('an option that the question does not have is refused', () =>
    given(written)
      .when(correct(accept(3)))
      .thenRefused('answer_out_of_range'));
  test('a question that the exam never had is refused', () =>
    given(written)
      .when(correct(accept(1), { questionId: 'q9' }))
      .thenRefused('question_not_found'));
});

describe('a question that was edited since students answered it', () => {
  const edited = (change: object): ExamEvent => ({
    type: 'ExamQuestionUpdated',
    data: { examId, ...question('q1'), ...change },
  });
  const seen = (change: object) => ({ ...question('q1'), ...change });

  test('is corrected in the version with the wrong key too, also by the key that it has now', () =>
    given([...written, edited({ correctAnswer: 1 })])
      .when(correct({ kind: 'accept', accepted: [1], question: seen({ correctAnswer: 1 }) }))
      .then([rekeyed([1])]));
  test('gives the point for all in every version', () =>
    given([...written, edited({ correctAnswer: 1 })])
      .when(correct({ kind: 'everyone', question: seen({ correctAnswer: 1 }) }))
      .then([rekeyed(null), rekeyed(null, { correctAnswer: 1 })]));
  test('is corrected by the text of the option where the options were in another order', () => {
    const other = { options: ['tres', 'uno', 'dos'], correctAnswer: 1 };
    given([...written, edited(other)])
      .when(correct({ kind: 'accept', accepted: [2], question: seen(other) }))
      .then([rekeyed([1]), rekeyed([2], other)]);
  });
  test('keeps the key of a version that does not have the accepted option', () => {
    const other = { options: ['uno', 'dos y medio', 'tres'] };
    given([...written, edited(other)])
      .when(correct({ kind: 'accept', accepted: [1], question: seen(other) }))
      .then([rekeyed([1], other)]);
  });
  test('keeps the correction of another version when its own key is accepted', () => {
    const other = { options: ['cero', 'uno y medio', 'cuatro'] };
    const both = [rekeyed([1]), edited(other), rekeyed([0, 1], other)];
    given([...written, ...both])
      .when(correct({ kind: 'accept', accepted: [0], question: seen(other) }))
      .then([rekeyed([0], other)]);
  });
});

/** The result of a student who answered like this, by the exam of the first events and the corrections of all. */
const scored = (answers: Record<string, number>, after: ExamEvent[], before: ExamEvent[] = written) => {
  const now = openExam(examAt([...before, ...after]), { isAdmin: true });
  return scoreAttempt(answerKeyOf(examAt(before), before.length), new Map(Object.entries(answers)), now);
};
const applied = { questionId: 'q1', correctionId: 'c1', reason: ids.reason, accepted: [] };

describe('a corrected question in the result', () => {
  test('counts by its new key only', () => {
    expect(scored({ q1: 1 }, [rekeyed([1])])).toMatchObject({
      correct: 1,
      scored: 2,
      corrections: [{ ...applied, outcome: 'accepted', accepted: [1] }],
    });
    expect(scored({ q1: 0 }, [rekeyed([1])])).toMatchObject({ correct: 0, scored: 2 });
  });
  test('counts by each of two keys', () => {
    for (const answer of [0, 1]) expect(scored({ q1: answer }, [rekeyed([0, 1])])).toMatchObject({ correct: 1 });
    expect(scored({ q1: 2 }, [rekeyed([0, 1])])).toMatchObject({ correct: 0 });
  });
  test('gives the point to all, also without an answer', () => {
    for (const answers of [{}, { q1: 2 }] as Record<string, number>[]) {
      expect(scored(answers, [rekeyed(null)])).toMatchObject({
        correct: 1,
        scored: 2,
        corrections: [{ ...applied, outcome: 'everyone' }],
      });
    }
  });
  test('a pilot for all is right only for those who answered it', () => {
    const pilot = rekeyed(null, { questionId: 'p1' });
    expect(scored({ p1: 2 }, [pilot])).toMatchObject({ pilotCorrect: 1, pilotAnswered: 1 });
    expect(scored({}, [pilot])).toMatchObject({ pilotCorrect: 0, pilotAnswered: 0 });
  });
  test('does not count when it is voided', () =>
    expect(scored({ q1: 0 }, [voided])).toMatchObject({
      correct: 0,
      scored: 1,
      voided: ['q1'],
      corrections: [{ ...applied, outcome: 'voided' }],
    }));
  test('counts by its own key when the decision was taken back', () => {
    for (const before of [voided, rekeyed([1]), rekeyed(null)]) {
      expect(scored({ q1: 0 }, [before, reinstated])).toMatchObject({
        correct: 1,
        scored: 2,
        voided: [],
        corrections: [{ ...applied, outcome: 'own-key' }],
      });
    }
  });

  const changed: ExamEvent = {
    type: 'ExamQuestionUpdated',
    data: { examId, ...question('q1'), options: ['otra', 'dos', 'tres'] },
  };
  test('is corrected only for students who had these options', () => {
    expect(scored({ q1: 0 }, [rekeyed([1])], [...written, changed])).toMatchObject({
      correct: 1,
      corrections: [{ ...applied, outcome: 'own-key' }],
    });
  });
  test('keeps the correction of each version', () => {
    const both = [rekeyed([1]), rekeyed([2], { correctionId: 'c2', options: ['otra', 'dos', 'tres'] })];
    expect(scored({ q1: 1 }, both)).toMatchObject({ correct: 1 });
    expect(scored({ q1: 2 }, both, [...written, changed])).toMatchObject({ correct: 1 });
  });
  test('an edit of the key afterwards counts for those who start after it', () => {
    const edited: ExamEvent = { type: 'ExamQuestionUpdated', data: { examId, ...question('q1'), correctAnswer: 2 } };
    expect(scored({ q1: 2 }, [], [...written, rekeyed([1]), edited])).toMatchObject({ correct: 1 });
    expect(scored({ q1: 1 }, [rekeyed([1]), edited])).toMatchObject({ correct: 1 });
  });
});
