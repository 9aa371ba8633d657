/** A part of the code that gets mutants, and the tests that must kill them. */
export interface Part {
  name: string;
  /** Globs of the files that are mutated. */
  mutate: string[];
  /** Globs of the tests that run for each mutant. */
  tests: string[];
  /** Set when the tests need PostgreSQL. */
  postgres?: true;
  /** Percentage of the mutants that the tests must kill, in all parts of the group together. */
  threshold: number;
}

/** Parts with one word before the slash are a group, as `domain/exams` and `domain/practice`. */
export const groupOf = ({ name }: Part): string => name.split('/')[0] ?? name;

/** A mutant of a value that is made when its module loads runs all tests of its part, so each folder of the domain is a part. */
const domainPart = (name: string, folder: string): Part => ({
  name: `domain/${name}`,
  mutate: [`${folder}/*.ts`, '!**/*.test.ts'],
  tests: [`${folder}/*.test.ts`],
  threshold: 97,
});
const domainFolders = ['accounts', 'catalog', 'exams', 'item-analysis', 'practice', 'premium', 'seal'];
const formats = ['bulk', 'content', 'exchange'].map((folder) => ({
  ...domainPart(folder, `formats/src/${folder}`),
  name: `formats/${folder}`,
}));
const domain = [
  domainPart('shared', 'domain/src'),
  ...domainFolders.map((folder) => domainPart(folder, `domain/src/${folder}`)),
];

/** The files of the projection runner, with the tests that hold them: all its tests take minutes, too long for each mutant. */
const projectionPart = (name: string, mutate: string[], tests: string[]): Part => ({
  name: `projection-runner/${name}`,
  mutate,
  tests,
  postgres: true,
  threshold: 85,
});
const projector = 'services/projector/src';
const batch = '{batch-calls,failures,notifications,pages,trace-batch,versions,writer}';
const projectionRunner = [
  projectionPart('batch', [`${projector}/runner/${batch}.ts`], [`${projector}/runner/${batch}.test.ts`]),
  projectionPart(
    'rebuild',
    [`${projector}/runner/{connection,fill,rebuild,schemas}.ts`],
    [`${projector}/runner/{connection,fill,read-next,rebuild,schemas}.test.ts`],
  ),
  projectionPart(
    'leader',
    [`${projector}/runner/{leader-lock,run-leader,serve}.ts`],
    [`${projector}/runner/{leader-lock,run-leader,serve}.test.ts`],
  ),
];

export const parts: Part[] = [
  ...domain,
  ...formats,
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
  ...projectionRunner,
  {
    name: 'deadline-process',
    mutate: [
      'services/worker/src/exams/*.ts',
      '!services/worker/src/exams/corrected-questions.process.ts',
      'services/worker/src/{schedule,reconcile-queue,process-manager,run-processes,start-processes}.ts',
      '!**/*.test.ts',
    ],
    tests: ['services/worker/src/*.test.ts', 'services/worker/src/exams/{exams,exam-checkpoint}.test.ts'],
    postgres: true,
    threshold: 85,
  },
];
