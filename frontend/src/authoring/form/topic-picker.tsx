import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { courseList } from '../../shared/study/courses.ts';
import { topicList } from '../../shared/study/topic-list.ts';
import { inCourses } from '../../shared/study/topic-order.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Field } from '../../shared/ui/field.tsx';
import { searchText } from '../text/search-text.ts';

/** More would not be read; typing finds the rest. */
const MAX_SHOWN = 50;

interface Props {
  label?: string;
  hint?: string;
  error?: string | undefined;
  topicId: string | null;
  /** The list begins with a choice of no topic, which gives an empty id. */
  isOptional?: boolean;
  onChoose: (topicId: string) => void;
}

interface Choice {
  /** Empty: no topic. */
  id: string;
  title: string;
  /** 'Química · Estructura atómica', with '· Borrador' for a draft. */
  place: string;
}

const noTopic: Choice = { id: '', title: 'Sin tema', place: '' };

const useChoices = (isOptional: boolean): Choice[] => {
  const { data: topics = [] } = useQuery(topicList);
  const { data: courses = [] } = useQuery(courseList);
  const subjects = new Map(courses.map(({ id, subject }) => [id, subject]));
  const named = inCourses(topics).map((topic) => ({
    id: topic.id,
    title: topic.title,
    place: [subjects.get(topic.courseId), topic.unit, topic.status === 'draft' && 'Borrador']
      .filter(Boolean)
      .join(' · '),
  }));
  return isOptional ? [noTopic, ...named] : named;
};

/** Chooses one of many topics: typing searches title, unit and subject. */
export const TopicPicker = ({ label = 'Tema', hint, error, topicId, isOptional = false, onChoose }: Props) => {
  const choices = useChoices(isOptional);
  /** What was typed; null while the list is closed. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const chosen = choices.find(({ id }) => id === topicId);
  const isOpen = query !== null;
  const isFound = searchText(query ?? '');
  const found = isOpen ? choices.filter(({ title, place }) => isFound(`${title} ${place}`)) : [];
  const shown = found.slice(0, MAX_SHOWN);

  const open = () => {
    if (isOpen) return;
    setQuery('');
    setActive(0);
  };
  const close = () => setQuery(null);
  const choose = ({ id }: Choice) => {
    close();
    if (id !== topicId) onChoose(id);
  };
  const move = (step: number) => {
    const next = Math.max(0, Math.min(active + step, shown.length - 1));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (key === 'Enter') {
      event.preventDefault();
      const option = shown[active];
      if (option) choose(option);
      else open();
    } else if (key === 'Escape' && isOpen) {
      event.stopPropagation(); // it does not close the dialog around
      close();
    }
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={chosen?.title ?? (topicId ? 'Un tema eliminado' : 'Elige un tema')}
            value={query ?? chosen?.title ?? ''}
            onFocus={({ target }) => target.select()}
            onClick={open}
            onBlur={close}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(0);
            }}
            className={cx(className, 'truncate pr-11')}
          />
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-soft"
            aria-hidden="true"
          />
          {isOpen && (
            <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-2xl bg-surface shadow-float ring-1 ring-line">
              <div ref={list} id={listId} role="listbox" aria-label="Temas" className="max-h-72 overflow-y-auto p-1.5">
                {shown.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
                  <div
                    key={option.id}
                    id={`${listId}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.id === topicId}
                    onPointerDown={(event) => event.preventDefault()}
                    onPointerMove={() => setActive(index)}
                    onClick={() => choose(option)}
                    className={cx(
                      'flex cursor-pointer items-center gap-2 rounded-xl px-3 py-2 leading-snug',
                      index === active && 'bg-sunken',
                    )}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{option.title}</span>
                      <span className="block text-ink-soft text-sm">{option.place}</span>
                    </span>
                    {option.id === topicId && <Check className="size-5 text-brand" aria-hidden="true" />}
                  </div>
                ))}
              </div>
              {found.length !== shown.length && (
                <p className="border-line border-t px-4 py-2 text-ink-soft text-sm">
                  Hay {found.length - shown.length} más: escribe para acotar.
                </p>
              )}
              {found.length === 0 && <p className="px-4 py-3 text-ink-soft">Ningún tema coincide.</p>}
            </div>
          )}
        </div>
      )}
    </Field>
  );
};
