import { describe, test } from 'vitest';
import type { Decider } from '../decider.ts';
import type { DomainErrorCode } from '../errors.ts';
import { deciderSpec } from '../testing/decider-spec.ts';
import { type ContentEvent, lesson, question, video } from './content.ts';

interface Restorable<Command, Event> {
  created: Event;
  updated: Event;
  deleted: Event;
  restored: Event;
  update: Command;
  restore: Command;
  /** The refusal of a command for content that is not there. */
  missing: DomainErrorCode;
}

/** The rules of restoring, which all contents of a topic share. */
const describeRestoration = <State, Command, Event>(
  decider: Decider<State, Command, Event>,
  { created, updated, deleted, restored, update, restore, missing }: Restorable<Command, Event>,
) => {
  const given = deciderSpec(decider);
  test('gets the data of an earlier version back', () => given([created, updated]).when(restore).then([restored]));
  test('is restored after its deletion', () => {
    given([created, deleted]).when(restore).then([restored]);
    given([created, deleted, restored]).when(update).then([updated]);
  });
  test('the same restoration again changes nothing', () => {
    given([created, restored]).when(restore).thenNothing();
    given([created, updated, restored]).when(restore).thenNothing();
  });
  test('is not restored when missing', () => {
    given([]).when(restore).thenRefused(missing);
    given([restored]).when(restore).thenRefused(missing);
  });
  test('stays deleted when a change comes after its deletion', () =>
    given([created, deleted, updated]).when(update).thenRefused(missing));
};

describe('a lesson', () => {
  const given = deciderSpec(lesson);
  const data = { lessonId: 'l1', topicId: 't1', title: 'El átomo', content: '<p>…</p>', orderIndex: 1 };
  const edited = { ...data, topicId: 't2' };
  const created: ContentEvent<'lesson'> = { type: 'LessonCreated', data };
  const updated: ContentEvent<'lesson'> = { type: 'LessonUpdated', data: edited };
  const deleted: ContentEvent<'lesson'> = { type: 'LessonDeleted', data: { lessonId: 'l1' } };
  const create = { type: 'CreateLesson', data } as const;
  const update = { type: 'UpdateLesson', data: edited } as const;
  const remove = { type: 'DeleteLesson', data: { lessonId: 'l1' } } as const;
  const restore = { type: 'RestoreLesson', data: { content: data, restoredVersion: 1 } } as const;
  const restored: ContentEvent<'lesson'> = { type: 'LessonRestored', data: { ...data, restoredVersion: 1 } };

  test('is created', () => given([]).when(create).then([created]));
  test('the same creation again changes nothing', () => given([created]).when(create).thenNothing());
  test('moves to another topic', () => given([created]).when(update).then([updated]));
  test('the same move again changes nothing', () => given([created, updated]).when(update).thenNothing());
  test('that sorting has moved goes back to its own place when it is saved there', () =>
    given([created, updated])
      .when({ ...update, shown: { orderIndex: 3 } })
      .then([updated]));
  test('that is saved as it is shown stays the same', () => {
    const atThree = { ...update, data: { ...edited, orderIndex: 3 } };
    given([created, updated])
      .when({ ...atThree, shown: { orderIndex: 3 } })
      .thenNothing();
  });
  test('is deleted', () => given([created]).when(remove).then([deleted]));
  test('the same deletion again changes nothing', () => given([created, deleted]).when(remove).thenNothing());
  test('is not changed when missing', () => given([]).when(update).thenRefused('lesson_not_found'));
  test('is not changed when deleted', () => given([created, deleted]).when(update).thenRefused('lesson_not_found'));
  test('is not deleted when missing', () => given([]).when(remove).thenRefused('lesson_not_found'));
  describeRestoration(lesson, { created, updated, deleted, restored, update, restore, missing: 'lesson_not_found' });
  test('is created also after a refused change or deletion', () => {
    given([updated]).when(create).then([created]);
    given([deleted]).when(create).then([created]);
  });
  test('its id cannot be used again', () =>
    given([created]).when({ type: 'CreateLesson', data: edited }).thenRefused('already_exists'));
});

describe('a question', () => {
  const given = deciderSpec(question);
  const data = {
    questionId: 'q1',
    topicId: 't1',
    question: '¿Qué es un ion?',
    options: ['a', 'b', 'c', 'd'],
    correctAnswer: 1,
    explanation: 'Porque…',
    xpReward: 10,
  };
  const edited = { ...data, options: ['b', 'a', 'c', 'd'], correctAnswer: 0 };
  const created: ContentEvent<'question'> = { type: 'QuestionCreated', data };
  const updated: ContentEvent<'question'> = { type: 'QuestionUpdated', data: edited };
  const deleted: ContentEvent<'question'> = { type: 'QuestionDeleted', data: { questionId: 'q1' } };
  const create = { type: 'CreateQuestion', data } as const;
  const update = { type: 'UpdateQuestion', data: edited } as const;
  const remove = { type: 'DeleteQuestion', data: { questionId: 'q1' } } as const;
  const restore = { type: 'RestoreQuestion', data: { content: data, restoredVersion: 1 } } as const;
  const restored: ContentEvent<'question'> = { type: 'QuestionRestored', data: { ...data, restoredVersion: 1 } };

  test('is created', () => given([]).when(create).then([created]));
  test('the same creation again changes nothing', () => given([created]).when(create).thenNothing());
  test('another order of the options is a change', () => given([created]).when(update).then([updated]));
  test('the same change again changes nothing', () => given([created, updated]).when(update).thenNothing());
  test('is deleted', () => given([created, updated]).when(remove).then([deleted]));
  test('the same deletion again changes nothing', () => given([created, deleted]).when(remove).thenNothing());
  test('is not changed when deleted', () => given([created, deleted]).when(update).thenRefused('question_not_found'));
  test('is not deleted when missing', () => given([]).when(remove).thenRefused('question_not_found'));
  describeRestoration(question, {
    created,
    updated,
    deleted,
    restored,
    update,
    restore,
    missing: 'question_not_found',
  });
});

describe('a video', () => {
  const given = deciderSpec(video);
  const data = {
    videoId: 'v1',
    topicId: 't1',
    title: 'Enlaces',
    description: 'En diez minutos',
    youtubeId: 'aqz-KE-bpKQ',
    duration: '10:34',
  };
  const edited = { ...data, duration: '10:35' };
  const created: ContentEvent<'video'> = { type: 'VideoCreated', data };
  const updated: ContentEvent<'video'> = { type: 'VideoUpdated', data: edited };
  const deleted: ContentEvent<'video'> = { type: 'VideoDeleted', data: { videoId: 'v1' } };
  const create = { type: 'CreateVideo', data } as const;
  const update = { type: 'UpdateVideo', data: edited } as const;
  const remove = { type: 'DeleteVideo', data: { videoId: 'v1' } } as const;
  const restore = { type: 'RestoreVideo', data: { content: data, restoredVersion: 1 } } as const;
  const restored: ContentEvent<'video'> = { type: 'VideoRestored', data: { ...data, restoredVersion: 1 } };

  test('is created', () => given([]).when(create).then([created]));
  test('the same creation again changes nothing', () => given([created]).when(create).thenNothing());
  test('is changed', () => given([created]).when(update).then([updated]));
  test('the same change again changes nothing', () => given([created, updated]).when(update).thenNothing());
  test('is deleted', () => given([created]).when(remove).then([deleted]));
  test('the same deletion again changes nothing', () => given([created, deleted]).when(remove).thenNothing());
  test('is not changed when missing', () => given([]).when(update).thenRefused('video_not_found'));
  test('is not deleted when missing', () => given([]).when(remove).thenRefused('video_not_found'));
  describeRestoration(video, { created, updated, deleted, restored, update, restore, missing: 'video_not_found' });
});
