import type { DemoTopic } from '../demo-topic.ts';

/** The whole demo catalogue: subject by subject, unit by unit, in the order of study. */
export const demoTopics: DemoTopic[] = [];
