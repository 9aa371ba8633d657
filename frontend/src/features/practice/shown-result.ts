import type { AnswerResult } from '@matraz/contracts/practice/http';

/** `accepted`: the right options of a question of an exam, whose key may have been corrected. Null: every option is right. */
export type ShownResult = AnswerResult & { accepted?: readonly number[] | null };
