import { expect, test } from 'vitest';
import { topicGradient, topicIcon } from './topic-look.tsx';

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

const luminance = (rgb: string) => {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test.each(['#ffffff', '#3B82F6', '#ffd400', '#102030', '#000000'])(
  'white text can be read on %s in every supported browser',
  (color) => {
    const shades = `${topicGradient(color).backgroundImage}`.match(/rgb\([^)]*\)/g) ?? [];
    expect(shades).toHaveLength(2);
    for (const shade of shades) expect(1.05 / (luminance(shade) + 0.05)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour that is dark already stays', () => {
  expect(topicGradient('#102030').backgroundImage).toBe('linear-gradient(135deg, rgb(16, 32, 48), rgb(16, 32, 48))');
});
