import type { TopicContent, TopicStatus } from '@matraz/contracts/catalog/content';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Compared } from '../../../../authoring/form/edit-frame.tsx';
import type { EditForm } from '../../../../authoring/form/use-edit-form.ts';
import { VersionFields } from '../../../../authoring/form/version-fields.tsx';
import { Select } from '../../../../authoring/ui/select.tsx';
import { courseList } from '../../../../shared/study/courses.ts';
import { topicList } from '../../../../shared/study/topic-list.ts';
import { TopicSymbol, topicGradient } from '../../../../shared/study/topic-look.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { LongTextField, TextField } from '../../../../shared/ui/text-field.tsx';
import { nextOrder } from '../next-order.ts';
import { ColorPicker, IconPicker } from './look-pickers.tsx';
import { emptyTopic, type TopicDraft } from './topic-draft.ts';

export const difficultyNames: Record<TopicContent['difficulty'], string> = {
  beginner: 'Inicial',
  intermediate: 'Intermedia',
  advanced: 'Avanzada',
};
export const statusNames: Record<TopicStatus, string> = { draft: 'Borrador', published: 'Publicado' };
const difficulties = Object.keys(difficultyNames) as TopicContent['difficulty'][];

const TopicBanner = ({ topic }: { topic: TopicDraft }) => (
  <div className="flex items-center gap-4 p-5 text-white" style={topicGradient(topic.color)}>
    <span className="grid size-14 shrink-0 place-items-center rounded-2xl bg-white/20 ring-1 ring-white/25">
      <TopicSymbol icon={topic.icon} className="size-8" />
    </span>
    <span className="min-w-0 truncate font-extrabold text-xl">{topic.title || 'Título del tema'}</span>
  </div>
);

/** A version of a topic, for the choice between two. */
export const TopicVersion = ({ topic, other, side }: Compared<TopicDraft> & { topic: TopicDraft }) => {
  const { data: courses = [] } = useQuery(courseList);
  const fieldsOf = ({ title, courseId, unit, description, difficulty, orderIndex, status }: TopicDraft) =>
    [
      ['Título', title],
      ['Materia', courses.find(({ id }) => id === courseId)?.subject ?? ''],
      ['Unidad', unit],
      ['Descripción', description],
      ['Dificultad', difficultyNames[difficulty]],
      ['Orden', orderIndex],
      ['Estado', statusNames[status]],
    ] as const;
  return (
    <VersionFields fields={fieldsOf(topic)} other={fieldsOf(other)} side={side}>
      <TopicBanner topic={topic} />
    </VersionFields>
  );
};

interface FieldsProps {
  form: EditForm<TopicDraft>;
  isNew: boolean;
}

export const TopicFields = ({ form: { draft, errors, change }, isNew }: FieldsProps) => {
  const { data: courses = [] } = useQuery(courseList);
  const { data: topics = [] } = useQuery(topicList);
  const unitsId = useId();
  const units = new Set(topics.filter(({ courseId }) => courseId === draft.courseId).map(({ unit }) => unit));
  const nextPlace = ({ courseId, unit }: Pick<TopicDraft, 'courseId' | 'unit'>) =>
    String(nextOrder(topics.filter((other) => other.courseId === courseId && other.unit === unit.trim())));
  /** Until its author types a place, a new topic is the last one of its unit. */
  const moveTo = (place: Partial<Pick<TopicDraft, 'courseId' | 'unit'>>) => {
    const isSuggested = isNew && draft.orderIndex === nextPlace(draft);
    change({ ...place, ...(isSuggested && { orderIndex: nextPlace({ ...draft, ...place }) }) });
  };
  return (
    <>
      <div className="overflow-hidden rounded-card" aria-hidden="true">
        <TopicBanner topic={draft} />
      </div>
      <TextField label="Título" error={errors.title} value={draft.title} onChange={(title) => change({ title })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Materia" error={errors.courseId}>
          {(control) => (
            <Select
              {...control}
              required
              value={draft.courseId}
              onChange={({ target }) => moveTo({ courseId: Number(target.value) })}
            >
              {courses.map(({ id, subject }) => (
                <option key={id} value={id}>
                  {subject}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Unidad" error={errors.unit} hint="Elige una de la materia o escribe una nueva.">
          {(control) => (
            <>
              <input
                {...control}
                required
                list={unitsId}
                autoComplete="off"
                value={draft.unit}
                onChange={({ target }) => moveTo({ unit: target.value })}
              />
              <datalist id={unitsId}>
                {[...units].map((unit) => (
                  <option key={unit} value={unit} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <LongTextField
        label="Descripción"
        error={errors.description}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Dificultad" error={errors.difficulty}>
          {(control) => (
            <Select
              {...control}
              value={draft.difficulty}
              onChange={({ target }) => change({ difficulty: target.value as TopicContent['difficulty'] })}
            >
              {difficulties.map((difficulty) => (
                <option key={difficulty} value={difficulty}>
                  {difficultyNames[difficulty]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          label="Orden"
          error={errors.orderIndex}
          hint="Lugar en la unidad. Los temas 1 y 2 son gratis para todos los estudiantes."
          type="number"
          min={1}
          value={draft.orderIndex}
          onChange={(orderIndex) => change({ orderIndex })}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <IconPicker value={draft.icon} onChange={(icon) => change({ icon })} />
        <ColorPicker value={draft.color} initial={emptyTopic.color} onChange={(color) => change({ color })} />
      </div>
      <Switch
        isOn={draft.status === 'published'}
        onChange={(isPublished) => change({ status: isPublished ? 'published' : 'draft' })}
      >
        <span className="block font-bold">{statusNames[draft.status]}</span>
        <span className="block text-ink-soft text-sm">
          {draft.status === 'published' ? 'Los estudiantes lo ven' : 'Los estudiantes no lo ven'}
        </span>
      </Switch>
    </>
  );
};
