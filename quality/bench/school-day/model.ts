/** An event as a receipt has it. */
export interface RawEvent {
  type: string;
  data: Record<string, unknown>;
}

/** What the model is told about a student, from the script and not from the platform. */
export interface Told {
  /** Seconds. */
  duration: number;
  /** Percent. */
  extraTime: number;
  /** Milliseconds since 1970. */
  closesAt: number;
}

const at = (value: unknown): number => Date.parse(String(value));

/**
 * When an attempt must end, from what happened to it. Written apart from the platform's rules: it shares no code with them, and of the
 * events it reads only when something happened and the seconds that staff gave, never a deadline.
 *
 * @returns milliseconds since 1970
 */
export const expectedDeadline = (events: readonly RawEvent[], { duration, extraTime, closesAt }: Told): number => {
  let deadline = Number.NaN;
  let pausedAt = Number.NaN;
  for (const { type, data } of events) {
    if (type === 'ExamAttemptStarted') {
      const more = Math.round((duration * extraTime) / 100);
      deadline = Math.min(at(data.startedAt) + (duration + more) * 1_000, closesAt + more * 1_000);
    }
    if (type === 'ExamTimeExtended') deadline += Number(data.seconds) * 1_000;
    if (type === 'ExamPaused') pausedAt = at(data.pausedAt);
    if (type === 'ExamResumed') deadline += at(data.resumedAt) - pausedAt;
  }
  return deadline;
};

interface Counted {
  answers: ReadonlyMap<string, number>;
  /** Question ids in the order of the exam. */
  questions: readonly string[];
  /** Questions that count. */
  counts(place: number): boolean;
  keyOf(place: number): number;
}

/** Right answers among the questions that count. */
export const expectedCorrect = ({ answers, questions, counts, keyOf }: Counted): number =>
  questions.filter((id, place) => counts(place) && answers.get(id) === keyOf(place)).length;
