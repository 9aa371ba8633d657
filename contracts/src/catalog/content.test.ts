import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lessonOrder, videoContent } from './content.ts';
import { catalogEvents } from './events.ts';

const video = {
  topicId: '0192f3a0-0000-7000-8000-000000000001',
  title: 'Enlaces',
  description: 'En diez minutos',
  youtubeId: 'aqz-KE-bpKQ',
  duration: '10:34',
};
const parse = (youtubeId: string) => videoContent.safeParse({ ...video, youtubeId });

describe('a video is given by its id or by a link', () => {
  test.each([
    'aqz-KE-bpKQ',
    '  aqz-KE-bpKQ ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s',
    'http://youtube.com/watch?v=aqz-KE-bpKQ#t=1',
    'https://m.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
    'youtube.com/watch?v=aqz-KE-bpKQ',
    'www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
    'HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ',
  ])('%s', (pasted) => {
    expect(parse(pasted).data?.youtubeId).toBe('aqz-KE-bpKQ');
  });

  test.each([
    '',
    'aqz-KE-bpK',
    'aqz-KE-bpKQQ',
    'aqz KE bpKQ',
    'aqz-KE-bpK<',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=corto',
    'https://www.youtube.com/channel/aqz-KE-bpKQ',
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'https://',
  ])('%j is neither', (pasted) => {
    expect(parse(pasted).error?.issues).toMatchObject([
      { path: ['youtubeId'], message: 'Debe ser un enlace de YouTube o el id de un video (11 caracteres)' },
    ]);
  });
});

test('in the OpenAPI schema the input is any text and the output is an id', () => {
  const youtubeIdIn = (io: 'input' | 'output') => z.toJSONSchema(videoContent, { io }).properties?.youtubeId;
  expect(youtubeIdIn('input')).toMatchObject({ type: 'string', maxLength: 2000 });
  expect(youtubeIdIn('output')).toMatchObject({ type: 'string', pattern: '^[A-Za-z0-9_-]{11}$' });
});

test('an order of lessons contains each lesson once', () => {
  const [a, b] = [video.topicId, '0192f3a0-0000-7000-8000-000000000002'];
  expect(
    lessonOrder.safeParse([
      { id: a, orderIndex: 1 },
      { id: b, orderIndex: 2 },
    ]).success,
  ).toBe(true);
  expect(
    lessonOrder.safeParse([
      { id: a, orderIndex: 1 },
      { id: a, orderIndex: 2 },
    ]).success,
  ).toBe(false);
});

test('a topic that was stored without a status is published', () => {
  const stored = { topicId: video.topicId, courseId: 1, unit: 'Ondas', title: 'Luz', description: 'La luz.' };
  expect(catalogEvents.TopicCreated.read(1, stored).status).toBe('published');
});
