import { expect, test } from 'vitest';
import { topicIcon } from './topic-look.tsx';

const topicIcons = ['atom', 'flask', 'fire', 'leaf', 'water', 'bolt', 'microscope', 'dna', 'balance-scale', 'vial'];

test.each(topicIcons)('%s is known, with and without its prefix', (name) => {
  expect(topicIcon(name)).toBe(name);
  expect(topicIcon(`fas fa-${name}`)).toBe(name);
  expect(topicIcon(` fas fa-${name} `)).toBe(name);
});

test.each([
  '',
  'rocket',
  'fas fa-rocket',
  'fas fa-',
  'far fas fa-flask',
  'Atom2',
  'constructor',
  '__proto__',
  'toString',
])('an unknown name (%j) is an atom', (name) => {
  expect(topicIcon(name)).toBe('atom');
});
