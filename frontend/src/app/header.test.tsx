import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { antonia } from '../shared/testing/examples.ts';
import { renderFor } from '../shared/testing/render.tsx';
import { Header } from './header.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const premium = (days: number) => ({ isPremium: true, premiumExpiresAt: inDays(days) });

const show = (changes: Partial<typeof antonia> = {}) => renderFor(<Header />, { user: { ...antonia, ...changes } });
const leadsTo = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');

test('the header shows the logo, streak, XP, a link to the exams and the avatar', () => {
  show();
  expect(leadsTo('Matraz, inicio')).toBe('/');
  expect(screen.getByRole('button', { name: 'Racha: 5 días' }).textContent).toBe('5');
  expect(screen.getByRole('button', { name: '340 XP' }).textContent).toContain('340');
  expect(leadsTo('Ensayos')).toBe('/exams');
  expect(screen.getByRole('button', { name: 'Tu perfil' })).toBeTruthy();
});

describe('the buttons by kind of user', () => {
  test("a student sees 'Obtener Premium', and no button of an administrator", () => {
    show();
    expect(leadsTo('Obtener Premium')).toBe('/pricing');
    expect(leadsTo('Admin')).toBeUndefined();
    expect(leadsTo('Premium')).toBeUndefined();
  });

  test("a Premium student also sees 'Obtener Premium', to buy more days", () => {
    show(premium(29));
    expect(leadsTo('Obtener Premium')).toBe('/pricing');
  });

  test("an administrator sees 'Admin' and 'Premium', not 'Obtener Premium'", () => {
    show({ isAdmin: true });
    expect(leadsTo('Admin')).toBe('/admin');
    expect(leadsTo('Premium')).toBe('/subscription');
    expect(leadsTo('Obtener Premium')).toBeUndefined();
  });
});

test('during an exam it leads to nothing that is for sale', () => {
  renderFor(<Header isExam />, { user: { ...antonia, ...premium(5) } });
  expect(screen.queryAllByRole('link', { name: /Premium/ })).toEqual([]);
  renderFor(<Header isExam />, { user: { ...antonia, isAdmin: true } });
  expect(screen.queryAllByRole('link', { name: /Premium/ })).toEqual([]);
});

describe('the Premium badge', () => {
  test.each([
    [29.01, /30 días/],
    [1, /1 día/],
    [0.01, /1 día/],
  ])('shows %f days left, rounded up', (days, text) => {
    show(premium(days));
    expect(screen.getByRole('link', { name: /^Premium ·/ }).textContent).toMatch(text);
  });

  test.each([0, -3])('is not shown with %i days left', (days) => {
    show(premium(days));
    expect(screen.queryByRole('link', { name: /^Premium ·/ })).toBeNull();
  });

  test('is not shown without Premium', () => {
    show({ premiumExpiresAt: inDays(9) });
    expect(screen.queryByRole('link', { name: /^Premium ·/ })).toBeNull();
  });
});
