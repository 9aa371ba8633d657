import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { atomsInDetail } from '../../../shared/testing/examples.ts';
import { renderFor } from '../../../shared/testing/render.tsx';
import { openContent, type Video } from '../open-content.ts';
import { VideosTab } from './videos-tab.tsx';

const video: Video = {
  id: 'video-1',
  topicId: atomsInDetail.id,
  title: 'El átomo por dentro',
  description: 'Protones, neutrones y electrones.',
  youtubeId: 'abcdefghijk',
  duration: '15:30',
  locked: false,
};
const topic = { ...atomsInDetail, videos: [video] };

test('a video is embedded by its id when the student presses play', () => {
  renderFor(<VideosTab topic={topic} videos={openContent(topic, false).videos} />);
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reproducir: El átomo por dentro, 15:30' }));
  const { hostname, pathname } = new URL(document.querySelector('iframe')?.src ?? '');
  expect([hostname, pathname]).toEqual(['www.youtube-nocookie.com', '/embed/abcdefghijk']);
});

test('a free student sees no video of a limited topic, but a link to Premium', () => {
  renderFor(<VideosTab topic={{ ...topic, place: 3 }} videos={[]} />);
  expect(screen.getByText('Hay 1 video en Premium')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conocer Premium' }).getAttribute('href')).toBe('/subscription');
  expect(screen.queryByRole('button', { name: /Reproducir/ })).toBeNull();
});
