import { noKey } from '@matraz/formats/exchange/import-result';

/** A question that was read. Without a key its `correctAnswer` is `noKey`. */
export interface ReadQuestion {
  options: readonly string[];
  correctAnswer: number;
}

/** The chosen options by the index of their question. */
export type ChosenKeys = Readonly<Record<number, number>>;

/** Where the choices are kept. */
export interface KeptKeys {
  chosenKeys: ChosenKeys;
  chooseKeys: (change: (before: ChosenKeys) => ChosenKeys) => void;
}

/** The keys that the teacher chooses for questions whose key the text does not name. */
export const openKeys = <Question extends ReadQuestion>(
  questions: readonly Question[],
  suggestions: ReadonlyMap<number, number>,
  { chosenKeys, chooseKeys }: KeptKeys,
) => {
  const withKey = (question: Question, index: number): Question => ({
    ...question,
    correctAnswer: chosenKeys[index] ?? question.correctAnswer,
  });
  const unkeyed = questions.flatMap(({ correctAnswer }, index) => (correctAnswer === noKey ? [index] : []));
  const open = unkeyed.filter((index) => chosenKeys[index] === undefined);
  return {
    /** The questions with the chosen keys. */
    keyed: questions.map(withKey),
    /** Indexes of the questions that still have no key. */
    open,
    /** Those whose formatting suggests one. */
    suggested: open.filter((index) => suggestions.has(index)),
    /** Whether the text names no key for this question. */
    isUnkeyed: (index: number) => questions[index]?.correctAnswer === noKey,
    chosen: (index: number) => chosenKeys[index],
    suggestion: (index: number) => suggestions.get(index),
    choose: (index: number, option: number) => chooseKeys((before) => ({ ...before, [index]: option })),
    /** Takes every suggestion that was not replaced by a choice. */
    confirmAll: () => chooseKeys((before) => ({ ...Object.fromEntries(suggestions), ...before })),
  };
};

export type OpenKeys = ReturnType<typeof openKeys>;
