/** A part of the code that gets mutants, and the tests that must kill them. */
export interface Part {
  name: string;
  /** Globs of the files that are mutated. */
  mutate: string[];
  /** Globs of the tests that run for each mutant. */
  tests: string[];
  /** Set when the tests need PostgreSQL. */
  postgres?: true;
  /** Percentage of the mutants that the tests must kill. */
  threshold: number;
}

export const parts: Part[] = [
  {
    name: 'domain',
    mutate: ['domain/src/**/*.ts', '!domain/src/testing/**', '!domain/src/**/*.test.ts'],
    tests: ['domain/src/**/*.test.ts'],
    threshold: 97,
  },
  {
    name: 'sanitiser',
    mutate: ['infra/src/html/*.ts', '!infra/src/html/*.test.ts'],
    tests: ['infra/src/html/*.test.ts'],
    threshold: 95,
  },
  {
    name: 'group-committer',
    mutate: ['infra/src/event-store/postgres/group-committer.ts'],
    tests: ['infra/src/event-store/postgres/group-committer.test.ts'],
    threshold: 85,
  },
  {
    name: 'command-handler',
    mutate: ['application/src/command-handler/*.ts', 'infra/src/task-queue.ts', '!**/*.test.ts'],
    tests: ['application/src/command-handler/*.test.ts', 'infra/src/task-queue.test.ts'],
    postgres: true,
    threshold: 85,
  },
  {
    name: 'projection-runner',
    mutate: ['services/projector/src/runner/*.ts', '!services/projector/src/runner/*.test.ts'],
    tests: ['services/projector/src/runner/*.test.ts', 'services/projector/src/{projector,versions,rebuild}.test.ts'],
    postgres: true,
    threshold: 85,
  },
  {
    name: 'deadline-process',
    mutate: [
      'services/worker/src/exams/*.ts',
      '!services/worker/src/exams/voided-questions.process.ts',
      'services/worker/src/{schedule,reconcile-queue,process-manager,run-processes,start-processes}.ts',
      '!**/*.test.ts',
    ],
    tests: ['services/worker/src/*.test.ts', 'services/worker/src/exams/{exams,exam-checkpoint}.test.ts'],
    postgres: true,
    threshold: 85,
  },
];
