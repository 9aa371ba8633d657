export interface PlantedTest {
  fault: string;
  source: string;
  /** The output must contain these texts. They prove that this fault caused the failure. */
  expectedOutput: string[];
}

export const passingTest = `import { expect, test } from 'vitest';

test('planted', () => {
  expect('as planted').toBe('as planted');
});
`;

const failing: PlantedTest = {
  fault: 'a failing test',
  source: `import { expect, test } from 'vitest';

test('planted', () => {
  expect('as planted').toBe('as it should be');
});
`,
  expectedOutput: ["expected 'as planted' to be 'as it should be'", '1 failed'],
};

const unloadable: PlantedTest = {
  fault: 'a test file that cannot be loaded',
  source: `import { test } from 'vitest';

const load = (): void => {
  throw new Error('planted while loading');
};
load();

test('planted', () => {});
`,
  expectedOutput: ['planted while loading', 'no tests'],
};

const rejectedPromise: PlantedTest = {
  fault: 'a rejected promise beside passing tests',
  source: `import { test } from 'vitest';

test('leaves a rejected promise behind', () => {
  void Promise.reject(new Error('planted in a promise'));
});

test('ends after it', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
});
`,
  expectedOutput: ['planted in a promise', '2 passed'],
};

const throwingTimer: PlantedTest = {
  fault: 'a timer that throws beside passing tests',
  source: `import { test } from 'vitest';

test('leaves a timer behind', () => {
  setTimeout(() => {
    throw new Error('planted in a timer');
  });
});

test('ends after it', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
});
`,
  expectedOutput: ['planted in a timer', '2 passed'],
};

export const passesLater: PlantedTest = {
  fault: 'a test that passes at its second try',
  source: `import { expect, test } from 'vitest';

let tries = 0;
test('planted', () => {
  tries += 1;
  expect(\`try \${tries}\`).toBe('try 2');
});
`,
  expectedOutput: ["expected 'try 1' to be 'try 2'", '1 failed'],
};

/** Faults that are planted in every part. */
export const plantedTests = [failing, unloadable, rejectedPromise, throwingTimer];

export const onlyLeftBehind: PlantedTest = {
  fault: '.only left behind',
  source: passingTest.replace("test('planted'", "test.only('planted'"),
  expectedOutput: ['Unexpected .only modifier'],
};

export const noTests: PlantedTest = {
  fault: 'a test file without tests',
  source: `import { expect } from 'vitest';

expect('as planted').toBe('as planted');
`,
  expectedOutput: ['No test suite found in file'],
};

const browserTest = (assertion: string) => `import { expect, test } from '@playwright/test';

test('planted', async ({ page }) => {
  await page.goto('/');
  ${assertion}
});
`;
export const passingBrowserTest = browserTest("expect(await page.title()).not.toBe('as planted');");
export const failingBrowserTest: PlantedTest = {
  fault: 'a failing browser test',
  source: browserTest("expect(await page.title()).toBe('as planted');"),
  expectedOutput: ['planted.spec.ts', 'Expected: "as planted"'],
};
export const passesLaterInBrowser: PlantedTest = {
  fault: 'a browser test that passes at its second try',
  source: `import { expect, test } from '@playwright/test';

test('planted', () => {
  expect(test.info().retry).toBe(1);
});
`,
  expectedOutput: ['planted.spec.ts', 'Expected: 1', '1 failed'],
};
