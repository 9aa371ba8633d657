import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { antonia, atoms } from '../../shared/testing/examples.ts';
import { renderFor } from '../../shared/testing/render.tsx';
import { TopicCard, tierLabel } from './topic-card.tsx';

const card = (changes: Partial<typeof atoms> = {}, isPremium = false) =>
  renderFor(<TopicCard topic={{ ...atoms, ...changes }} />, { user: { ...antonia, isPremium } });

const progress = (questionsAnswered: number, questionsCorrect: number, isCompleted = false) => ({
  totalQuestions: 10,
  progress: { questionsAnswered, questionsCorrect, isCompleted },
});

const bar = () => screen.getByRole('progressbar').firstElementChild?.className ?? '';

describe('the state', () => {
  test('a topic that was not started says so', () => {
    const { container } = card(progress(0, 0));
    expect(screen.getByText('Sin comenzar')).toBeTruthy();
    // A closed lock would say that the topic is not available.
    expect(container.querySelector('svg.lucide-lock-open')).not.toBeNull();
    expect(container.querySelector('svg.lucide-lock')).toBeNull();
    expect(bar()).toContain('bg-bar-grey');
  });

  test('a topic in progress shows how many questions are answered', () => {
    const { container } = card(progress(3, 1));
    expect(screen.getByText('3/10 preguntas respondidas')).toBeTruthy();
    expect(container.querySelector('svg.animate-pulse')).not.toBeNull();
    expect(bar()).toContain('bg-bar-blue');
  });

  test('from 60 % the bar is orange', () => {
    card(progress(6, 1));
    expect(bar()).toContain('bg-bar-orange');
  });

  test('a completed topic has a badge by accuracy', () => {
    card(progress(10, 9, true));
    expect(screen.getByText('¡Completado! 10/10 preguntas')).toBeTruthy();
    expect(screen.getByText('Excelente')).toBeTruthy();
    expect(screen.getByText('Acertaste 9 de 10')).toBeTruthy();
    expect(bar()).toContain('bg-bar-green');
  });
});

describe('the tier label', () => {
  test.each([
    [1, false, 'Gratis'],
    [2, false, 'Gratis'],
    [3, false, 'Limitado'],
    [3, true, 'Premium'],
  ])('topic %i shows with premium %s the label %s', (place, isPremium, label) => {
    card({ place }, isPremium);
    expect(screen.getByText(label)).toBeTruthy();
  });
});

describe('the card opens its topic', () => {
  const link = () => screen.getByRole('link', { name: 'El átomo Sin comenzar' });

  test('by a click', () => {
    const { history } = card();
    fireEvent.click(link());
    expect(history.at(-1)).toBe(`/topic/${atoms.id}`);
  });

  test('by the space bar', () => {
    const { history } = card();
    fireEvent.keyDown(link(), { key: ' ' });
    expect(history.at(-1)).toBe(`/topic/${atoms.id}`);
  });
});

test.each([
  [1, false, 'Gratis'],
  [2, false, 'Gratis'],
  [3, false, 'Limitado'],
  [40, false, 'Limitado'],
  [2, true, 'Gratis'],
  [3, true, 'Premium'],
])('topic %i has with premium %s the label %s', (place, isPremium, label) => {
  expect(tierLabel({ place, isPremium })).toBe(label);
});
