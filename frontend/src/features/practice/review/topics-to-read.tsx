import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { AskedQuestion } from '../queries.ts';

interface Props {
  questions: AskedQuestion[];
  /** Whether each answer was correct, in the order of the questions. */
  outcomes: boolean[];
  /** The largest number of topics. Default: all. */
  most?: number;
}

/** The topics with a wrong answer, with links to their lessons. */
export const TopicsToRead = ({ questions, outcomes, most = Number.POSITIVE_INFINITY }: Props) => {
  // A question of an exam may have no topic.
  const wrong = questions.flatMap((question, place) =>
    outcomes[place] === false && question.kind !== 'exam' ? [question] : [],
  );
  const topics = [...new Map(wrong.map((question) => [question.topicId, question])).values()].slice(0, most);
  if (topics.length === 0) return null;
  return (
    <div className="mt-6 w-full max-w-md text-left">
      <h3 className="font-bold">Vale la pena releer</h3>
      <ul className="mt-2 grid gap-2">
        {topics.map(({ topicId, topicTitle }) => (
          <li key={topicId}>
            <Link
              href={`/topic/${topicId}?seccion=teoria`}
              className="flex min-h-12 items-center justify-between gap-3 rounded-2xl bg-sunken px-4 py-2 font-semibold hover:bg-line"
            >
              {topicTitle}
              <ArrowRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
