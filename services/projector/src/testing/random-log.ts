import { resultRules } from '@matraz/contracts/assignments/limits';
import { breakMinutes, extraTimes } from '@matraz/contracts/classes/accommodations';
import type { MatrazEvent } from '@matraz/contracts/events';
import { skills } from '@matraz/contracts/syllabus';
import { seededRandom } from '@matraz/domain/exams/seeded-random';
import { answered, id, lessonData, questionData, topicData, videoData } from './events.ts';

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => id(`${prefix}${index}`));

/**
 * A random log of a small school. It also contains events that only a race can cause: answers to a deleted question and content of a
 * deleted topic.
 *
 * @param options `hasErasures`, `hasGoals`, `hasClasses`, `hasAccommodations`, `hasAssignments`: false for the log of a release without them
 */
export const randomLog = (
  seed: number,
  length: number,
  {
    hasConsent = true,
    hasErasures = true,
    hasGoals = true,
    hasClasses = true,
    hasAccommodations = true,
    hasAssignments = true,
  } = {},
): MatrazEvent[] => {
  const random = seededRandom(seed);
  const consents = seededRandom(seed + 1);
  const skillOf = seededRandom(seed + 2);
  const goals = seededRandom(seed + 3);
  const classes = seededRandom(seed + 4);
  const needs = seededRandom(seed + 5);
  const given = seededRandom(seed + 6);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const [users, topics, lessons, questions, videos] = [
    names('u', 4),
    names('t', 3),
    names('l', 4),
    names('q', 6),
    names('v', 2),
  ] as [string[], string[], string[], string[], string[]];
  /** Some questions have no skill, as those of release 1.0.0. */
  const question = (of: string) => {
    const skill = skills[Math.floor(skillOf() * 6)];
    return { ...questionData(of, pick(topics)), ...(skill !== undefined && { skill }) };
  };
  const asked = new Set<string>();
  const read = new Set<string>();
  const written = new Set<string>();
  const gone = new Set<string>();

  const answer = (): MatrazEvent[] => {
    const [user, question] = [pick(users), pick(questions)];
    if (!written.has(question)) return [];
    const firstAttempt = !asked.has(user + question);
    asked.add(user + question);
    return [answered(user, question, pick(topics), { correct: random() < 0.6, firstAttempt })];
  };
  const complete = (): MatrazEvent[] => {
    const [userId, lessonId] = [pick(users), pick(lessons)];
    if (read.has(userId + lessonId)) return [];
    read.add(userId + lessonId);
    return [{ type: 'LessonCompleted', data: { userId, lessonId, topicId: pick(topics) } }];
  };
  /** Created once, then changed, and sometimes deleted. */
  const content = (): MatrazEvent[] => {
    const kinds = [
      {
        kind: 'Topic',
        of: pick(topics),
        data: (of: string) => topicData(of, { orderIndex: 1 + Math.floor(random() * 9) }),
      },
      { kind: 'Lesson', of: pick(lessons), data: (of: string) => lessonData(of, pick(topics)) },
      { kind: 'Question', of: pick(questions), data: question },
      { kind: 'Question', of: pick(questions), data: question },
      { kind: 'Video', of: pick(videos), data: (of: string) => videoData(of, pick(topics)) },
    ];
    const { kind, of, data } = pick(kinds);
    if (gone.has(of)) {
      if (kind === 'Topic' || random() < 0.5) return [];
      gone.delete(of);
      return [{ type: `${kind}Restored`, data: { ...data(of), restoredVersion: 1 } } as MatrazEvent];
    }
    if (!written.has(of)) {
      written.add(of);
      return [{ type: `${kind}Created`, data: data(of) } as MatrazEvent];
    }
    if (random() < 0.85) return [{ type: `${kind}Updated`, data: data(of) } as MatrazEvent];
    gone.add(of);
    return [{ type: `${kind}Deleted`, data: { [`${kind.toLowerCase()}Id`]: of } } as MatrazEvent];
  };
  const other = (): MatrazEvent[] => {
    const userId = pick(users);
    return pick<MatrazEvent[]>([
      [{ type: 'AccountOpened', data: { userId } }],
      [{ type: 'AdminGranted', data: { userId } }],
      [{ type: 'AdminRevoked', data: { userId } }],
      ...(hasErasures
        ? [[{ type: 'AccountErased', data: { userId, reason: 'own-request' } } satisfies MatrazEvent]]
        : []),
      [
        {
          type: 'PremiumGranted',
          data: {
            userId,
            startsAt: '2026-03-01T00:00:00.000Z',
            expiresAt: `2026-0${4 + Math.floor(random() * 6)}-01T00:00:00.000Z`,
          },
        },
      ],
      [{ type: 'PremiumRevoked', data: { userId, revokedAt: '2026-03-01T00:00:00.000Z' } }],
      [
        {
          type: 'LessonsReordered',
          data: { topicId: pick(topics), lessons: [{ id: pick(lessons), orderIndex: 1 + Math.floor(random() * 9) }] },
        },
      ],
      [
        {
          type: 'CourseDefined',
          data: { courseId: 1 + Math.floor(random() * 3), title: pick(['A', 'B']), subject: 'Química' },
        },
      ],
    ]);
  };
  const consent = (): MatrazEvent[] => {
    const dice = consents();
    const data = { userId: users[Math.floor(consents() * users.length)] as string, version: '2026-12-01' };
    if (dice < 0.03) return [{ type: 'ConsentGiven', data: { ...data, needsGuardian: dice < 0.02 } }];
    return dice < 0.05 ? [{ type: 'GuardianConsentGiven', data }] : [];
  };

  const goal = (): MatrazEvent[] => {
    if (goals() >= 0.03) return [];
    const userId = users[Math.floor(goals() * users.length)] as string;
    const chosen = <Value>(value: Value) => (goals() < 0.7 ? value : null);
    const data = {
      mention: chosen('Biology' as const),
      examDate: chosen('2026-12-01'),
      goalScore: chosen(500 + Math.floor(goals() * 400)),
      minutesADay: chosen(5 + Math.floor(goals() * 50)),
    };
    return [{ type: 'StudyGoalsSet', data: { userId, ...data } }];
  };

  const classOf = (): MatrazEvent[] => {
    if (classes() >= 0.1) return [];
    const of = <Item>(items: readonly Item[]) => items[Math.floor(classes() * items.length)] as Item;
    const [classId, by, userId] = [of(names('c', 2)), of(users), of(users)];
    return of<MatrazEvent[]>([
      [{ type: 'TeacherGranted', data: { userId } }],
      [{ type: 'TeacherGranted', data: { userId: by } }],
      [{ type: 'TeacherRevoked', data: { userId } }],
      [{ type: 'PublishingAllowed', data: { userId: by } }],
      [{ type: 'PublishingWithdrawn', data: { userId } }],
      [{ type: 'ClassCreated', data: { classId, by, name: '4°B', year: 2026 } }],
      [{ type: 'ClassChanged', data: { classId, by, name: of(['4°A', '4°C']), year: 2027 } }],
      [{ type: 'ClassArchived', data: { classId, by } }],
      [{ type: 'ClassReopened', data: { classId, by } }],
      [{ type: 'ClassTeacherAdded', data: { classId, by, teacherId: userId } }],
      [{ type: 'ClassTeacherRemoved', data: { classId, by, teacherId: userId } }],
      [
        {
          type: 'ClassCodeRenewed',
          data: { classId, by, code: of(['AAAA2222', 'BBBB3333']), expiresAt: '2026-09-01T00:00:00.000Z' },
        },
      ],
      [{ type: 'ClassCodeClosed', data: { classId, by } }],
      [{ type: 'ClassJoined', data: { classId, userId, how: of(['code', 'invitation']) } }],
      [{ type: 'ClassJoined', data: { classId, userId: by, how: 'code' } }],
      [{ type: 'ClassJoined', data: { classId, userId: of(users), how: 'code' } }],
      [{ type: 'ClassLeft', data: { classId, userId } }],
      [{ type: 'ClassStudentRemoved', data: { classId, by, userId } }],
    ]);
  };

  const accommodation = (): MatrazEvent[] => {
    if (needs() >= 0.05) return [];
    const of = <Item>(items: readonly Item[]) => items[Math.floor(needs() * items.length)] as Item;
    const [userId, by, extraTime] = [of(users), of(users), of(extraTimes)];
    const breaks = of(breakMinutes);
    const data = { userId, by, extraTime, largeText: needs() < 0.5, hidesTimer: needs() < 0.5, breaks };
    return [{ type: 'AccommodationsSet', data }];
  };

  const assignmentOf = (): MatrazEvent[] => {
    if (given() >= 0.05) return [];
    const of = <Item>(items: readonly Item[]) => items[Math.floor(given() * items.length)] as Item;
    const ids = { assignmentId: of(names('g', 3)), classId: of(names('c', 2)), by: of(users) };
    const conditions = {
      opensAt: '2026-03-01T12:00:00.000Z',
      closesAt: of(['2026-03-01T14:00:00.000Z', '2026-03-02T14:00:00.000Z']),
      ...(given() < 0.5 && { lastStartAt: '2026-03-01T13:00:00.000Z' }),
      attempts: of([1, 2]),
      results: of(resultRules),
      ...(given() < 0.5 && { accessWord: 'átomo' }),
      form: { questions: given() < 0.5, options: given() < 0.5 },
    };
    const work = of([{ kind: 'exam', examId: id('e0') } as const, { kind: 'topic', topicId: of(topics) } as const]);
    return of<MatrazEvent[]>([
      [{ type: 'AssignmentMade', data: { ...ids, work, ...conditions } }],
      [{ type: 'AssignmentChanged', data: { ...ids, ...conditions } }],
      [{ type: 'AssignmentResultsReleased', data: { ...ids, releasedAt: '2026-03-01T15:00:00.000Z' } }],
      [{ type: 'AssignmentWithdrawn', data: ids }],
    ]);
  };

  const log: MatrazEvent[] = [];
  while (log.length < length) {
    if (hasConsent) log.push(...consent());
    if (hasGoals) log.push(...goal());
    if (hasClasses) log.push(...classOf());
    if (hasAccommodations) log.push(...accommodation());
    if (hasAssignments) log.push(...assignmentOf());
    const dice = random();
    if (dice < 0.6) log.push(...answer());
    else if (dice < 0.7) log.push(...complete());
    else if (dice < 0.9) log.push(...content());
    else log.push(...other());
  }
  return log.slice(0, length);
};
