import type { Marked } from '@matraz/contracts/catalog/search-http';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { BookOpenText, CircleHelp, Layers, Lock, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../../shared/net/api.ts';
import { useOnline } from '../../../shared/net/use-online.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { groupsOf, type Hit } from './results.ts';

/** Milliseconds between the last letter and the request. */
const TYPING = 180;
const SHORTEST = 2;

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: () => call('search', { query: { q } }),
    enabled: q.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });

const useSettledText = (text: string) => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const MarkedText = ({ parts }: { parts: Marked }) =>
  parts.map(({ text, isMatch }, place) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id
      <mark key={place} className="rounded bg-gold-soft font-bold text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );

const icons = { Temas: Layers, Lecciones: BookOpenText, Preguntas: CircleHelp } as Record<string, typeof Layers>;

const HitLine = ({ hit, icon: Icon }: { hit: Hit; icon: typeof Layers | undefined }) => {
  const Shown = hit.isLocked ? Lock : Icon;
  return (
    <>
      {Shown && <Shown className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />}
      <span className="min-w-0">
        <span className="block font-bold leading-snug">
          <MarkedText parts={hit.title} />
          {hit.isLocked && <span className="sr-only"> (Premium)</span>}
        </span>
        {hit.excerpt.length > 0 && (
          <span className="mt-0.5 block text-sm leading-snug [overflow-wrap:anywhere]">
            <MarkedText parts={hit.excerpt} />
          </span>
        )}
        {hit.place && <span className="block text-ink-soft text-sm">{hit.place}</span>}
      </span>
    </>
  );
};

interface StateProps {
  asked: string;
  isFetching: boolean;
  isError: boolean;
  isEmpty: boolean;
}

const SearchState = ({ asked, isFetching, isError, isEmpty }: StateProps) => {
  const isOnline = useOnline();
  const text = () => {
    if (asked.length < SHORTEST) return 'Escribe una palabra: un tema, un concepto o parte de una pregunta.';
    if (!isOnline) return 'Sin conexión: la búsqueda vuelve con ella.';
    if (isError) return 'No pudimos buscar. Inténtalo de nuevo.';
    if (isFetching) return null;
    return `No encontramos «${asked}». Prueba con otra palabra.`;
  };
  const shown = isEmpty ? text() : '';
  return (
    <div role="status" className={cx('text-center text-ink-soft', isEmpty && 'px-4 py-10')}>
      {shown ?? <Spinner />}
    </div>
  );
};

/** Results while typing. The arrow keys choose a result, Enter opens it. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const asked = useSettledText(text.trim());
  const { data, isFetching, isError } = useQuery(searchQuery(asked));
  const groups = data && asked.length >= SHORTEST ? groupsOf(data) : [];
  const hits = groups.flatMap((group) => group.hits);
  const active = hits[Math.min(chosen, hits.length - 1)];
  const optionId = (hit: Hit) => `${listId}-${hit.key}`;

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const open = (hit: Hit) => {
    onClose();
    navigate(hit.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    const place = Math.min(chosen, hits.length - 1);
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setChosen((place + move + hits.length) % hits.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    }
  };

  return (
    <Dialog title="Buscar" size="search" onClose={onClose}>
      <div className="relative mx-4 mt-3 sm:mx-6">
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
          aria-hidden="true"
        />
        <input
          role="combobox"
          aria-label="Buscar en temas, lecciones y preguntas"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Fotosíntesis, H2O, ley de Ohm…"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="block min-h-13 w-full rounded-2xl border-2 border-control bg-surface py-2.5 pr-4 pl-12 text-lg placeholder:text-ink-soft"
        />
      </div>
      <SearchState asked={asked} isFetching={isFetching} isError={isError} isEmpty={hits.length === 0} />
      <div
        id={listId}
        role="listbox"
        aria-label="Resultados"
        aria-busy={isFetching}
        className="mt-3 min-h-0 flex-1 overflow-y-auto px-2 pb-4 sm:px-4"
      >
        {groups.map(({ name, hits: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <p id={`${listId}-${name}`} className="px-3 pt-3 pb-1 font-bold text-ink-soft text-sm">
              {name}
            </p>
            {ofGroup.map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={hit.key}
                id={optionId(hit)}
                role="option"
                aria-selected={hit === active}
                onClick={() => open(hit)}
                onPointerMove={() => setChosen(hits.indexOf(hit))}
                className={cx(
                  'flex min-h-12 cursor-pointer gap-3 rounded-2xl px-3 py-2.5',
                  hit === active && 'bg-brand-soft ring-2 ring-brand ring-inset',
                )}
              >
                <HitLine hit={hit} icon={icons[name]} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
