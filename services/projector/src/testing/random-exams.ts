import type { MatrazEvent } from '@matraz/contracts/events';
import { examAreas, skills } from '@matraz/contracts/syllabus';
import type { Decider } from '@matraz/domain/decider';
import { DomainError } from '@matraz/domain/errors';
import { answerKeyOf } from '@matraz/domain/exams/answer-key';
import type { ExamAttempt } from '@matraz/domain/exams/attempt-state';
import type { Decision } from '@matraz/domain/exams/corrections';
import { type ExamCommand, exam } from '@matraz/domain/exams/exam';
import { type ExamAttemptCommand, examAttempt } from '@matraz/domain/exams/exam-attempt';
import { examReview, type ReviewExamQuestion, reviewedQuestion } from '@matraz/domain/exams/exam-review';
import type { Exam } from '@matraz/domain/exams/exam-state';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { id, timeOf } from './events.ts';

interface Stream<State> {
  state: State;
  version: number;
}

/**
 * A random log of exams that are created, changed, taken, voided and deleted. The deciders make the events, so the log contains
 * attempts on old versions, corrected and removed questions, changed scores, mistakes that students review, and attempts whose time
 * staff changes or that it reopens, and attempts on paper.
 *
 * @param options `hasCorrections`: false gives a log of release 1.0.0, which only voids questions, and has no reviews, no staff in
 *   the room, no exams of teachers and no paper
 */
export const randomExamLog = (seed: number, length: number, { hasCorrections = true } = {}): MatrazEvent[] => {
  const random = seededRandom(seed);
  const syllabus = seededRandom(seed + 1);
  const reviews = seededRandom(seed + 2);
  const staff = seededRandom(seed + 3);
  const papers = seededRandom(seed + 4);
  const reopenings = seededRandom(seed + 5);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const log: MatrazEvent[] = [];
  const exams = new Map<string, Stream<Exam>[]>();
  const attempts = new Map<string, Stream<ExamAttempt>>();
  const reviewed = new Map<string, Stream<ReturnType<typeof examReview.initialState>>>();
  let questions = 0;

  const decide = <State, Command, Event extends MatrazEvent>(
    decider: Decider<State, Command, Event>,
    { state, version }: Stream<State>,
    command: Command,
  ): Stream<State> => {
    try {
      const events = decider.decide(command, state);
      log.push(...events);
      return { state: events.reduce(decider.evolve, state), version: version + events.length };
    } catch (error) {
      if (error instanceof DomainError) return { state, version };
      throw error;
    }
  };

  /** Versions of an exam, the newest last. */
  const versionsOf = (examId: string) => exams.get(examId) ?? [{ state: exam.initialState(), version: 0 }];
  const newest = (examId: string) => versionsOf(examId).at(-1) as Stream<Exam>;

  const correction = (examId: string, questionId: string, state: Exam): ExamCommand => {
    const question = (state.status === 'none' ? undefined : state.added.get(questionId)) ?? {
      options: [],
      correctAnswer: 0,
    };
    const decision = !hasCorrections
      ? ({ kind: 'void' } as const)
      : pick<Decision>([
          { kind: 'void' },
          { kind: 'everyone', question },
          { kind: 'accept', accepted: [below(3), below(3)], question },
          { kind: 'reinstate' },
        ]);
    const reason = hasCorrections ? 'motivo' : '';
    const data = { examId, questionId, correctionId: id(`c${log.length}`), reason, decision };
    return { type: 'CorrectExamQuestion', data };
  };

  const write = () => {
    const examId = id(pick(['e0', 'e1', 'e2']));
    const { state } = newest(examId);
    const known = state.status === 'none' ? [] : [...state.added.keys()];
    /** Some questions have no topic, skill or area, as those of release 1.0.0. */
    const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(syllabus() * (items.length + 2))];
    const draft = (questionId: string) => ({
      questionId,
      question: `<p>${below(100)}</p>`,
      options: ['a', 'b', 'c'],
      correctAnswer: below(3),
      explanation: '',
      isPilot: random() < 0.2,
      topicId: oneOf([id('t0'), id('t1')]),
      skill: oneOf(skills),
      area: oneOf(examAreas),
    });
    const details = {
      examId,
      title: `Ensayo ${below(100)}`,
      description: '',
      subject: 'Biology' as const,
      duration: 60 * (1 + below(300)),
      totalQuestions: 1 + below(80),
      isPublished: random() < 0.7,
    };
    /** A teacher writes two of the exams. */
    const author = hasCorrections && examId !== id('e0') ? { author: id('u0') } : {};
    const questionId = pick(known) ?? id('q');
    const fresh = () => draft(id(`eq${questions++}`));
    const command = pick<ExamCommand>([
      { type: 'CreateExam', data: { ...details, ...author, questions: [fresh(), fresh(), fresh()] } },
      { type: 'UpdateExam', data: { ...details, allowIncomplete: true } },
      { type: 'AddExamQuestions', data: { examId, questions: [fresh(), fresh()] } },
      { type: 'UpdateExamQuestion', data: { examId, ...draft(questionId) } },
      { type: 'ReorderExamQuestions', data: { examId, questions: [{ questionId, orderIndex: below(9) }] } },
      random() < 0.5
        ? { type: 'RemoveExamQuestion', data: { examId, questionId, allowIncomplete: true } }
        : correction(examId, questionId, state),
      random() < 0.1
        ? { type: 'DeleteExam', data: { examId } }
        : { type: 'UpdateExam', data: { ...details, allowIncomplete: true } },
    ]);
    exams.set(examId, [...versionsOf(examId), decide(exam, newest(examId), command)]);
  };

  /** Only an assigned attempt can be reopened. */
  const assigned = () => {
    if (!hasCorrections || reopenings() < 0.5) return {};
    const form = { questions: false, options: false };
    return { assigned: { assignmentId: id('g0'), closesAt: '2027-01-01T00:00:00.000Z', form } };
  };

  const take = () => {
    const attemptId = id(`a${below(8)}`);
    const attempt = attempts.get(attemptId) ?? { state: examAttempt.initialState(), version: 0 };
    const { state } = attempt;
    const now = new Date(timeOf(log.length));
    const command = (): ExamAttemptCommand | null => {
      if (state.status === 'none') {
        const { state: held, version } = newest(id(pick(['e0', 'e1', 'e2'])));
        if (held.status !== 'live') return null;
        const userId = id(`u${below(3)}`);
        const own = { breaks: hasCorrections && staff() < 0.5 ? 10 : 0, ...assigned() } as const;
        const data = {
          attemptId,
          userId,
          ordinal: 1,
          answerKey: answerKeyOf(held, version),
          extraTime: 0,
          ...own,
        } as const;
        return { type: 'StartExamAttempt', data, now };
      }
      const held = versionsOf(state.examId).find(({ version }) => version === state.examVersion);
      const latest = newest(state.examId).state;
      if (!held || latest.status === 'none') throw new Error('an attempt is held by a version of its exam');
      const answerKey = answerKeyOf(held.state, held.version);
      const { userId } = state;
      const [questionId, question] = pick([...answerKey.questions]);
      const selectedAnswer = random() < 0.1 ? null : below(question.options.length);
      const judging = { answerKey, voided: latest.voided, corrected: latest.corrected };
      const dice = random();
      if (state.status === 'completed') return { type: 'RescoreExamAttempt', data: judging, now };
      if (dice < 0.8) return { type: 'SaveExamAnswer', data: { userId, questionId, selectedAnswer, answerKey }, now };
      if (dice < 0.9) return { type: 'SubmitExamAttempt', data: { userId, ...judging }, now };
      return { type: 'ExpireExamAttempt', data: judging, now };
    };
    const chosen = command();
    if (chosen) attempts.set(attemptId, decide(examAttempt, attempt, chosen));
  };

  const review = () => {
    const attemptId = id(`a${Math.floor(reviews() * 8)}`);
    const state = attempts.get(attemptId)?.state;
    if (state?.status !== 'completed') return;
    const { examId, userId } = state;
    const { state: held, version } = newest(examId);
    if (held.status !== 'live') return;
    const questionId = held.questions[Math.floor(reviews() * held.questions.length)]?.questionId;
    const question = questionId && reviewedQuestion(held, version, questionId);
    if (!question) return;
    const place = `${userId} ${questionId}`;
    const command: ReviewExamQuestion = {
      type: 'ReviewExamQuestion',
      data: { userId, attemptId, question, selectedAnswer: Math.floor(reviews() * question.optionCount) },
      now: new Date(timeOf(log.length)),
    };
    reviewed.set(
      place,
      decide(examReview, reviewed.get(place) ?? { state: examReview.initialState(), version: 0 }, command),
    );
  };

  const visitRoom = () => {
    const attemptId = id(`a${Math.floor(staff() * 8)}`);
    const attempt = attempts.get(attemptId);
    if (!attempt || attempt.state.status === 'none') return;
    const { examId, examVersion, userId } = attempt.state;
    const held = versionsOf(examId).find(({ version }) => version === examVersion);
    const latest = newest(examId).state;
    if (!held || latest.status === 'none') return;
    const decision = { examId, by: id('u9'), reason: 'motivo' };
    const judging = { answerKey: answerKeyOf(held.state, held.version), ...latest };
    const commands: ((now: Date) => ExamAttemptCommand)[] = [
      (now) => ({ type: 'ExtendExamTime', data: { ...decision, seconds: 60 + Math.floor(staff() * 600) }, now }),
      (now) => ({ type: 'PauseExamAttempt', data: decision, now }),
      (now) => ({ type: 'ResumeExamAttempt', data: decision, now }),
      (now) => ({ type: staff() < 0.7 ? 'TakeBreak' : 'EndBreak', data: { userId }, now }),
      (now) => ({ type: 'SendExamMessage', data: { examId, by: decision.by, text: 'mensaje' }, now }),
      (now) => ({
        type: staff() < 0.2 ? 'EndExamAttempt' : 'ExpireExamAttempt',
        data: { ...decision, ...judging },
        now,
      }),
    ];
    const command = commands[Math.floor(staff() * commands.length)];
    if (command) attempts.set(attemptId, decide(examAttempt, attempt, command(new Date(timeOf(log.length)))));
  };

  const reopen = () => {
    const attemptId = id(`a${Math.floor(reopenings() * 8)}`);
    const attempt = attempts.get(attemptId);
    if (attempt?.state.status !== 'completed') return;
    const data = {
      examId: attempt.state.examId,
      by: id('u9'),
      reason: 'motivo',
      seconds: 60 + Math.floor(reopenings() * 600),
    };
    const now = new Date(timeOf(log.length));
    attempts.set(attemptId, decide(examAttempt, attempt, { type: 'ReopenExamAttempt', data, now }));
  };

  const recordPaper = () => {
    const attemptId = id(`p${Math.floor(papers() * 4)}`);
    const { state: held, version } = newest(id(`e${Math.floor(papers() * 3)}`));
    if (held.status !== 'live') return;
    const answerKey = answerKeyOf(held, version);
    const answers = new Map(
      [...answerKey.questions.keys()].flatMap((question) =>
        papers() < 0.8 ? [[question, Math.floor(papers() * 3)] as const] : [],
      ),
    );
    const now = new Date(timeOf(log.length));
    const sitting = { by: id('u9'), form: 'A', satAt: new Date(now.getTime() - 3_600_000), seconds: 1_800 } as const;
    const sheet = { attemptId, userId: id(`u${Math.floor(papers() * 3)}`), ordinal: 1, answers, ...sitting };
    const data = { ...sheet, answerKey, voided: held.voided, corrected: held.corrected };
    const before = attempts.get(attemptId) ?? { state: examAttempt.initialState(), version: 0 };
    attempts.set(attemptId, decide(examAttempt, before, { type: 'RecordPaperAttempt', data, now }));
  };

  for (let turn = 0; turn < 20 * length && log.length < length; turn++) {
    if (random() < 0.2) write();
    else take();
    if (hasCorrections && reviews() < 0.1) review();
    if (hasCorrections && staff() < 0.2) visitRoom();
    if (hasCorrections && papers() < 0.03) recordPaper();
    if (hasCorrections && reopenings() < 0.1) reopen();
  }
  return log.slice(0, length);
};
