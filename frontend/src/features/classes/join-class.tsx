import { normalCode } from '@matraz/contracts/classes/limits';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { classOffer } from './queries.ts';
import { teacherNames } from './teacher-names.ts';
import { useClassChange } from './use-class-change.ts';
import { WhatTeachersSee } from './what-teachers-see.tsx';

const Offer = ({ code, onDone }: { code: string; onDone: () => void }) => {
  const { data, error } = useQuery(classOffer(code));
  const [key] = useState(uuidv7);
  const join = useClassChange({
    send: () => call('joinClass', { body: { code }, idempotencyKey: key }),
    done: 'Ya estás en el curso',
    onDone,
  });
  if (error)
    return (
      <p role="alert" className="mt-4 font-semibold text-bad">
        {(error instanceof ApiError && error.problem.detail) || 'No pudimos buscar el código. Revisa tu conexión.'}
      </p>
    );
  if (!data) return <Skeleton className="mt-4 h-32" />;
  return (
    <div className="mt-5 rounded-2xl p-4 ring-2 ring-brand">
      <p className="font-extrabold text-xl">
        {data.name} <span className="font-semibold text-ink-soft">· {data.year}</span>
      </p>
      <p className="text-ink-soft">{teacherNames(data.teachers)}</p>
      {data.isMember ? (
        <p className="mt-3 font-semibold">Ya estás en este curso.</p>
      ) : (
        <>
          <WhatTeachersSee />
          <Button className="mt-4 w-full sm:w-auto" disabled={join.isPending} onClick={() => join.mutate()}>
            Unirme al curso
          </Button>
        </>
      )}
    </div>
  );
};

/** A code is typed, or comes with the link of the teacher. */
export const JoinClass = () => {
  const [params, setParams] = useSearchParams();
  const given = params.get('codigo') ?? '';
  const [typed, setTyped] = useState(given);
  const look = (event: FormEvent) => {
    event.preventDefault();
    setParams({ codigo: normalCode(typed) }, { replace: true });
  };
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-7">
      <h2 className="font-extrabold text-2xl">Unirme a un curso</h2>
      <form onSubmit={look} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <TextField
            label="Código del curso"
            hint="Te lo da tu docente: ocho letras y números."
            value={typed}
            onChange={setTyped}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <Button type="submit" look="quiet" className="mb-6">
          Ver el curso
        </Button>
      </form>
      {given && (
        <Offer
          key={given}
          code={given}
          onDone={() => {
            setTyped('');
            setParams({}, { replace: true });
          }}
        />
      )}
    </section>
  );
};
