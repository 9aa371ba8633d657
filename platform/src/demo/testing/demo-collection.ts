import type { Collection } from '@matraz/formats/content/read-collection';
import { checkDemo, demoFolder, readDemoFiles } from '../demo-content.ts';

const { topics, exams } = checkDemo(await readDemoFiles(demoFolder));

export const demoTopics: Collection['topics'] = topics;
export const demoExams: Collection['exams'] = exams;
