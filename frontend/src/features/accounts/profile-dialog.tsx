import { useQuery } from '@tanstack/react-query';
import { ChartLine, GraduationCap, MessageSquareReply, NotebookPen, ShieldCheck, UserCog, Users } from 'lucide-react';
import { NextTopic } from '../../shared/goals/next-topic.tsx';
import { informationPages } from '../../shared/page/information-pages.ts';
import { displayName } from '../../shared/session/display-name.ts';
import { currentUser } from '../../shared/session/session.ts';
import { percent } from '../../shared/study/percent.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { LogOutButton } from './log-out.tsx';
import { userStats } from './queries.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const longDate = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' });

const Figure = ({ value, label }: { value: string | number; label: string }) => (
  <div className="flex flex-col-reverse justify-end rounded-2xl bg-sunken px-1 py-3 text-center">
    <dt className="text-[0.8rem] text-ink-soft leading-tight">{label}</dt>
    <dd className="font-extrabold text-2xl tabular-nums">{value}</dd>
  </div>
);

const Profile = ({ onClose }: { onClose: () => void }) => {
  const { data: user } = useQuery(currentUser);
  const { data: stats, isError, refetch } = useQuery(userStats);
  if (isError && !stats) return <Failure onRetry={() => void refetch()} />;
  if (!user || !stats) {
    return (
      <div className="grid place-items-center py-16">
        <Spinner />
      </div>
    );
  }
  return (
    <>
      <div className="mt-6 flex items-center gap-4">
        <Avatar user={user} className="size-18 text-3xl" />
        <div className="min-w-0">
          <p className="truncate font-extrabold text-xl">{displayName(user)}</p>
          <p className="truncate text-ink-soft">{user.email ?? 'No disponible'}</p>
          {user.isAdmin && (
            <p className="mt-1 inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-3 py-0.5 font-bold text-brand text-sm">
              <ShieldCheck className="size-4" aria-hidden="true" />
              Administrador
            </p>
          )}
        </div>
      </div>
      <p className="mt-5 text-ink-soft">
        En Matraz desde:{' '}
        <span className="font-semibold text-ink">
          {user.createdAt ? longDate.format(new Date(user.createdAt)) : 'No disponible'}
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5.8rem,1fr))] gap-2">
        <Figure value={stats.topicsCompleted} label="Temas completados" />
        <Figure value={stats.questionsAnswered} label="Preguntas respondidas" />
        <Figure value={percent(stats.accuracy)} label="Precisión" />
      </dl>
      <NextTopic onOpen={onClose} className="mt-4" />
      <ButtonLink href="/progress" onClick={onClose} className="mt-4 w-full">
        <ChartLine className="size-5" aria-hidden="true" />
        Mi progreso
      </ButtonLink>
      <ButtonLink look="quiet" href="/apuntes" onClick={onClose} className="mt-3 w-full">
        <NotebookPen className="size-5" aria-hidden="true" />
        Mis apuntes
      </ButtonLink>
      {(user.isTeacher || user.isAdmin) && (
        <ButtonLink look="quiet" href="/docente" onClick={onClose} className="mt-3 w-full">
          <GraduationCap className="size-5" aria-hidden="true" />
          Cursos que enseño
        </ButtonLink>
      )}
      <ButtonLink look="quiet" href="/clases" onClick={onClose} className="mt-3 w-full">
        <Users className="size-5" aria-hidden="true" />
        Mis cursos
        {user.classInvitations && (
          <span className="rounded-full bg-brand px-2 text-on-brand text-sm">
            {user.classInvitations}{' '}
            <span className="sr-only">{user.classInvitations === 1 ? 'invitación' : 'invitaciones'}</span>
          </span>
        )}
      </ButtonLink>
      <ButtonLink look="quiet" href="/cuenta" onClick={onClose} className="mt-3 w-full">
        <UserCog className="size-5" aria-hidden="true" />
        Tu cuenta y tus datos
      </ButtonLink>
      <nav aria-label="Material" className="mt-3 grid grid-cols-2 gap-3">
        <ButtonLink look="quiet" href="/formulas" onClick={onClose}>
          Fórmulas
        </ButtonLink>
        <ButtonLink look="quiet" href="/tabla-periodica" onClick={onClose}>
          Tabla periódica
        </ButtonLink>
      </nav>
      <ButtonLink look="quiet" href="/avisos" onClick={onClose} className="mt-3 w-full">
        <MessageSquareReply className="size-5" aria-hidden="true" />
        Mis avisos
        {user.newAnswers && (
          <span className="rounded-full bg-brand px-2 text-on-brand text-sm">
            {user.newAnswers} <span className="sr-only">sin leer</span>
          </span>
        )}
      </ButtonLink>
      <ThemeChoice />
      <ShortcutsSwitch />
      <nav aria-label="Información" className="mt-5 flex flex-wrap gap-x-5">
        {informationPages.map(([href, label]) => (
          <a key={href} href={href} className="py-2 font-semibold text-brand hover:underline">
            {label}
          </a>
        ))}
      </nav>
      <LogOutButton />
    </>
  );
};

export default function ProfileDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Tu Perfil" onClose={onClose}>
      <Profile onClose={onClose} />
    </Dialog>
  );
}
