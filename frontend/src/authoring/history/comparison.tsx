import type { HistoryEntry } from '@matraz/contracts/history-http';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { courseList } from '../../shared/study/courses.ts';
import { topicList } from '../../shared/study/topic-list.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Select } from '../ui/select.tsx';
import { authorOf, momentOf } from './change-text.ts';
import { ExamQuestions } from './exam-questions.tsx';
import { FieldRows } from './field-rows.tsx';
import { fieldPairs, fieldsOf, type Names } from './fields.ts';
import { contentAtVersion, type Subject } from './queries.ts';

export interface Compared {
  before: number;
  after: number;
}

interface Props {
  subject: Subject;
  entries: readonly HistoryEntry[];
  /** The version of the last content. */
  present: number;
  compared: Compared;
  onCompare: (compared: Compared) => void;
  onRestore: (version: number) => void;
  onBack: () => void;
}

const useNames = (): Names => {
  const { data: topics = [] } = useQuery(topicList);
  const { data: courses = [] } = useQuery(courseList);
  return {
    topics: new Map(topics.map(({ id, title }) => [id, title])),
    courses: new Map(courses.map(({ id, subject }) => [id, subject])),
  };
};

const Differences = ({ subject, compared }: Pick<Props, 'subject' | 'compared'>) => {
  const names = useNames();
  const { kind, id } = subject;
  const before = useQuery(contentAtVersion(kind, id, compared.before));
  const after = useQuery(contentAtVersion(kind, id, compared.after));
  if (before.isError || after.isError) {
    return <Failure onRetry={() => void Promise.all([before.refetch(), after.refetch()])} />;
  }
  if (!before.data || !after.data) return <Skeleton className="h-72 rounded-card" />;
  const pairs = fieldPairs(fieldsOf(before.data, names), fieldsOf(after.data, names));
  // The topic is shown only when the content was moved to another one.
  const shown = pairs.filter(({ key, isChanged }) => key !== 'topicId' || isChanged);
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {shown.some(({ isChanged }) => isChanged) || kind === 'exam'
          ? 'Lo que cambió está marcado: en rojo lo que se quitó, en verde lo que se agregó.'
          : 'Las dos versiones son iguales.'}
      </p>
      <FieldRows pairs={shown} />
      {before.data.kind === 'exam' && after.data.kind === 'exam' && (
        <ExamQuestions before={before.data.content} after={after.data.content} names={names} />
      )}
    </>
  );
};

/** Two versions side by side. */
export const Comparison = ({ subject, entries, present, compared, onCompare, onRestore, onBack }: Props) => {
  const known = new Map(entries.filter(({ hasContent }) => hasContent).map((entry) => [entry.last, entry]));
  const versions = [...new Set([...known.keys(), compared.before, compared.after])].sort((a, b) => b - a);
  const nameOf = (version: number) => {
    const entry = known.get(version);
    const name = entry ? `${momentOf(entry.at)}, ${authorOf(entry)}` : 'La versión anterior';
    return version === present ? `${name} (actual)` : name;
  };
  const sides = [
    { side: 'before', label: 'Antes' },
    { side: 'after', label: 'Después' },
  ] as const;
  return (
    <div className="min-h-0 overflow-y-auto px-4 pb-6 sm:px-8">
      <Button look="ghost" onClick={onBack} className="-ml-2 px-2!">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Volver a la lista
      </Button>
      <div className="mt-2 mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4">
        {sides.map(({ side, label }) => (
          <div key={side}>
            <Field label={label}>
              {(control) => (
                <Select
                  {...control}
                  value={compared[side]}
                  onChange={({ target }) => onCompare({ ...compared, [side]: Number(target.value) })}
                >
                  {versions.map((version) => (
                    <option key={version} value={version}>
                      {nameOf(version)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {compared[side] !== present && (
              <Button look="quiet" className="mt-2 w-full" onClick={() => onRestore(compared[side])}>
                <RotateCcw className="size-5" aria-hidden="true" />
                Restaurar esta versión
              </Button>
            )}
          </div>
        ))}
      </div>
      <Differences subject={subject} compared={compared} />
    </div>
  );
};
