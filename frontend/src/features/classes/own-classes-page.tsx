import type { ClassOffer, OwnClass } from '@matraz/contracts/classes/http';
import { useQuery } from '@tanstack/react-query';
import { School } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { AssignedList } from '../../shared/assignments/assigned-list.tsx';
import { call } from '../../shared/net/api.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { accommodationTexts, useAccommodations } from '../../shared/study/accommodations.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { JoinClass } from './join-class.tsx';
import { ownClasses } from './queries.ts';
import { teacherNames } from './teacher-names.ts';
import { useClassChange } from './use-class-change.ts';
import { WhatTeachersSee } from './what-teachers-see.tsx';

const longDay = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', year: 'numeric' });

const ClassHead = ({ name, year, teachers }: ClassOffer) => (
  <>
    <h3 className="wrap-anywhere font-extrabold text-xl">
      {name} <span className="font-semibold text-ink-soft">· {year}</span>
    </h3>
    <p className="text-ink-soft">{teacherNames(teachers)}</p>
  </>
);

const Invitation = ({ offer }: { offer: ClassOffer }) => {
  const [key] = useState(uuidv7);
  const answer = useClassChange<boolean>({
    send: (accepts) =>
      call('answerClassInvitation', {
        params: { id: offer.classId },
        body: { accepts },
        idempotencyKey: `${key}-${accepts}`,
      }),
    done: null,
  });
  return (
    <li className="rounded-card bg-surface p-5 shadow-card ring-2 ring-brand sm:p-6">
      <p className="font-bold text-brand text-sm">Te invitaron</p>
      <ClassHead {...offer} />
      <WhatTeachersSee />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={answer.isPending} onClick={() => answer.mutate(true)}>
          Unirme al curso
        </Button>
        <Button look="quiet" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          No es mi curso
        </Button>
      </div>
    </li>
  );
};

const Leave = ({ own, onClose }: { own: OwnClass; onClose: () => void }) => {
  const [key] = useState(uuidv7);
  const leave = useClassChange({
    send: () => call('leaveClass', { params: { id: own.classId }, idempotencyKey: key }),
    done: `Saliste de ${own.name}`,
    onDone: onClose,
  });
  return (
    <Dialog
      title={`¿Salir de ${own.name}?`}
      description="Conservas todo tu avance. Quien enseña en el curso deja de verte desde ahora."
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" disabled={leave.isPending} onClick={() => leave.mutate()}>
          Salir del curso
        </Button>
        <Button look="quiet" onClick={onClose}>
          Quedarme
        </Button>
      </div>
    </Dialog>
  );
};

const Own = ({ own }: { own: OwnClass }) => {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <li className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <ClassHead {...own} />
      {own.isArchived && (
        <p className="mt-1 text-sm">Este curso terminó. Quien enseñaba en él te sigue viendo hasta que salgas.</p>
      )}
      <p className="mt-1 text-ink-soft text-sm">Estás desde el {longDay.format(new Date(own.joinedAt))}.</p>
      <Button look="ghost" className="-ml-3 mt-2" onClick={() => setLeaving(true)}>
        Salir del curso
      </Button>
      {isLeaving && <Leave own={own} onClose={() => setLeaving(false)} />}
    </li>
  );
};

const Lists = ({ isJoining }: { isJoining: boolean }) => {
  const { data, isError, refetch } = useQuery(ownClasses);
  if (!data)
    return isError ? (
      <Failure onRetry={() => void refetch()} />
    ) : (
      <div role="status">
        <span className="sr-only">Cargando tus cursos</span>
        <Skeleton className="h-36 rounded-card" />
      </div>
    );
  const { classes, invitations } = data;
  if (classes.length + invitations.length === 0)
    return isJoining ? null : (
      <Notice as="h2" icon={<School />} title="Todavía no estás en un curso">
        <p>Si tu colegio usa Matraz, pide el código a tu docente. Para estudiar por tu cuenta no lo necesitas.</p>
      </Notice>
    );
  return (
    <ul className="grid gap-4">
      {invitations.map((offer) => (
        <Invitation key={offer.classId} offer={offer} />
      ))}
      {classes.map((own) => (
        <Own key={own.classId} own={own} />
      ))}
    </ul>
  );
};

/** What she gets in every ensayo. A student without any sees nothing. */
const OwnAccommodations = () => {
  const texts = accommodationTexts(useAccommodations());
  if (texts.length === 0) return null;
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Tus apoyos en los ensayos</h2>
      <ul className="mt-2 list-disc pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">
        Valen en cada ensayo que comiences. Los ven solo tú, tus docentes y quien administra Matraz.
      </p>
    </section>
  );
};

export default function OwnClassesPage() {
  useTitle('Mis cursos');
  const [params] = useSearchParams();
  // Who comes with the link of her teacher sees that class first.
  const isJoining = params.has('codigo');
  return (
    <div className="grid gap-6">
      <h1 className="font-extrabold text-3xl sm:text-4xl">Mis cursos</h1>
      {isJoining && <JoinClass />}
      <AssignedList />
      <Lists isJoining={isJoining} />
      <OwnAccommodations />
      {!isJoining && <JoinClass />}
    </div>
  );
}
