import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, UserRoundX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

type Listed = ReplyOf<Calls['listTeachers']>;
type Invited = ReplyOf<Calls['inviteTeacher']>;

const teacherList = queryOptions({
  queryKey: ['teachers'],
  queryFn: () => call('listTeachers'),
  staleTime: 0,
});

const longDay = new Intl.DateTimeFormat('es-CL', { day: 'numeric', month: 'long', year: 'numeric' });

const useReadAgain = () => {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['teachers'] });
};

const failed = () => toast({ tone: 'destructive', title: 'No pudimos guardar el cambio. Inténtalo otra vez.' });

/** The link is shown once: the platform keeps only its hash. */
const InvitationLink = ({ email, link, expiresAt, isMailed }: Invited & { email: string }) => {
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ tone: 'good', title: 'Enlace copiado' }),
      () => toast({ tone: 'destructive', title: 'No pudimos copiarlo: selecciona el enlace y cópialo' }),
    );
  return (
    <div className="mt-4 rounded-2xl bg-good-soft p-4" role="status">
      <p className="font-bold">
        {isMailed
          ? `Enviamos el enlace a ${email}.`
          : `Entrega este enlace a ${email}: la plataforma no envía correos.`}
      </p>
      <p className="mt-1 text-sm">
        Sirve una vez, hasta el {longDay.format(new Date(expiresAt))}, para una cuenta con ese correo. No se vuelve a
        mostrar.
      </p>
      <p className="wrap-anywhere mt-2 select-all rounded-xl bg-surface px-3 py-2 text-sm">{link}</p>
      <Button look="quiet" className="mt-3" onClick={() => void copy()}>
        <Copy className="size-5" aria-hidden="true" />
        Copiar enlace
      </Button>
    </div>
  );
};

const Invite = () => {
  const readAgain = useReadAgain();
  const [email, setEmail] = useState('');
  const invite = useMutation({
    mutationFn: (address: string) => call('inviteTeacher', { body: { email: address } }),
    onSuccess: () => {
      setEmail('');
      readAgain();
    },
    onError: failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate(email.trim());
  };
  return (
    <section className="mt-6 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Invitar a enseñar</h2>
      <p className="mt-1 text-ink-soft">
        Podrá crear cursos, ver a quienes se unan a ellos y escribir ensayos para ellos. Publicarlos para todos los
        estudiantes lo hace quien administra, o la persona misma si se lo permites abajo.
      </p>
      <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-64 grow">
          <TextField label="Correo" type="email" value={email} onChange={setEmail} />
        </div>
        <Button type="submit" disabled={invite.isPending}>
          Invitar
        </Button>
      </form>
      {invite.data && <InvitationLink email={invite.variables} {...invite.data} />}
    </section>
  );
};

const RevokeDialog = ({ teacher, onClose }: { teacher: Listed['teachers'][number]; onClose: () => void }) => {
  const readAgain = useReadAgain();
  const revoke = useMutation({
    mutationFn: () => call('revokeTeacher', { params: { id: teacher.userId } }),
    onSuccess: () => {
      readAgain();
      onClose();
    },
    onError: failed,
  });
  return (
    <Dialog
      title={`¿Quitar el permiso a ${teacher.name}?`}
      description="Deja de ver sus cursos al momento. Los cursos y sus estudiantes quedan como están."
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
          Quitar el permiso
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
};

const PublishSwitch = ({ teacher: { userId, name, mayPublish } }: { teacher: Listed['teachers'][number] }) => {
  const readAgain = useReadAgain();
  const change = useMutation({
    mutationFn: (isAllowed: boolean) =>
      call('changeTeacherPublishing', { params: { id: userId }, body: { isAllowed } }),
    onSuccess: readAgain,
    onError: failed,
  });
  return (
    <Switch isOn={mayPublish} disabled={change.isPending} onChange={(isAllowed) => change.mutate(isAllowed)}>
      Publica sus ensayos<span className="sr-only">: {name}</span>
    </Switch>
  );
};

const Teacher = ({ teacher }: { teacher: Listed['teachers'][number] }) => {
  const [isRevoking, setRevoking] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-line border-t py-2">
      <span className="wrap-anywhere mr-auto min-w-0 leading-snug">
        <b>{teacher.name}</b>
        <span className="block text-ink-soft text-sm">
          {teacher.email} · desde el {longDay.format(new Date(teacher.since))}
        </span>
      </span>
      <PublishSwitch teacher={teacher} />
      <Button look="ghost" aria-label={`Quitar el permiso a ${teacher.name}`} onClick={() => setRevoking(true)}>
        <UserRoundX className="size-5" aria-hidden="true" />
      </Button>
      {isRevoking && <RevokeDialog teacher={teacher} onClose={() => setRevoking(false)} />}
    </li>
  );
};

const Pending = ({ invitation: { email, expiresAt } }: { invitation: Listed['invitations'][number] }) => {
  const readAgain = useReadAgain();
  const withdraw = useMutation({
    mutationFn: () => call('withdrawTeacherInvitation', { body: { email } }),
    onSuccess: readAgain,
    onError: failed,
  });
  return (
    <li className="flex items-center gap-3 border-line border-t py-2">
      <span className="wrap-anywhere mr-auto min-w-0 leading-snug">
        {email}
        <span className="block text-ink-soft text-sm">Sirve hasta el {longDay.format(new Date(expiresAt))}</span>
      </span>
      <Button look="ghost" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Retirar
      </Button>
    </li>
  );
};

/** Who may teach, and who is invited to. */
export const Teachers = () => {
  const { data, isError, refetch } = useQuery(teacherList);
  return (
    <>
      <Invite />
      {!data &&
        (isError ? <Failure onRetry={() => void refetch()} /> : <Skeleton className="mt-6 h-48 rounded-card" />)}
      {data && (
        <section className="mt-6 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
          <h2 className="font-extrabold text-xl">Quién enseña</h2>
          {data.teachers.length === 0 && (
            <p className="mt-3 text-ink-soft">Todavía nadie. Invita a la primera persona.</p>
          )}
          <ul className="mt-3">
            {data.teachers.map((teacher) => (
              <Teacher key={teacher.userId} teacher={teacher} />
            ))}
          </ul>
          {data.invitations.length > 0 && (
            <>
              <h3 className="mt-6 font-bold">Invitaciones sin respuesta</h3>
              <ul className="mt-2">
                {data.invitations.map((invitation) => (
                  <Pending key={invitation.email} invitation={invitation} />
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  );
};
