import type { DemoTopic } from '../demo-topic.ts';
import { biologia } from './biologia/index.ts';
import { fisica } from './fisica/index.ts';
import { quimica } from './quimica/index.ts';

/** The whole demo catalogue: subject by subject, unit by unit, in the order of study. */
export const demoTopics: DemoTopic[] = [...quimica, ...fisica, ...biologia];
