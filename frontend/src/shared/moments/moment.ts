import type { MomentKind } from '@matraz/contracts/practice/moments-http';

/** Something that the student has just earned, as it is shown. */
export interface Moment {
  kind: MomentKind | 'topic';
  /** Of the ladder. Only of levels. */
  level?: number;
  title: string;
  text: string;
}
