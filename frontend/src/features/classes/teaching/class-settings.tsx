import type { TaughtClass } from '@matraz/contracts/classes/http';
import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useClassChange } from '../use-class-change.ts';
import { ClassForm } from './class-form.tsx';

const Teacher = ({ classId, teacher }: { classId: string; teacher: TaughtClass['teachers'][number] }) => {
  const remove = useClassChange({
    send: () => call('removeClassTeacher', { params: { id: classId, userId: teacher.userId } }),
    done: `${teacher.name} ya no enseña en el curso`,
  });
  return (
    <li className="flex items-center gap-2 border-line border-t py-1">
      <span className="wrap-anywhere mr-auto min-w-0">{teacher.name}</span>
      <Button
        look="ghost"
        aria-label={`Quitar a ${teacher.name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
        className="px-3"
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </li>
  );
};

const Teachers = ({ taught: { id, teachers } }: { taught: TaughtClass }) => {
  const [email, setEmail] = useState('');
  const add = useClassChange({
    send: () => call('addClassTeacher', { params: { id }, body: { email } }),
    done: 'Ya enseña en el curso',
    onDone: () => setEmail(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  return (
    <section className="mt-8">
      <h3 className="font-extrabold text-lg">Docentes</h3>
      <ul className="mt-2">
        {teachers.map((teacher) => (
          <Teacher key={teacher.userId} classId={id} teacher={teacher} />
        ))}
      </ul>
      <form onSubmit={submit} className="mt-4 grid gap-3">
        <TextField
          label="Correo de otra persona que enseña"
          hint="Debe tener ya el permiso de enseñar en Matraz."
          type="email"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" look="quiet" disabled={add.isPending} className="justify-self-start">
          Sumar al curso
        </Button>
      </form>
    </section>
  );
};

interface Props {
  taught: TaughtClass;
  onClose: () => void;
}

/** Name, teachers and the end of a class. */
export const ClassSettings = ({ taught, onClose }: Props) => {
  const { id, name, year, isArchived } = taught;
  const change = useClassChange<{ name?: string; year?: number; isArchived?: boolean }>({
    send: (body) => call('changeClass', { params: { id }, body }),
    done: 'Cambios guardados',
    onDone: onClose,
  });
  return (
    <Dialog title="Ajustes del curso" onClose={onClose}>
      <ClassForm initial={{ name, year }} action="Guardar" isPending={change.isPending} onSubmit={change.mutate} />
      <Teachers taught={taught} />
      <section className="mt-8">
        <h3 className="font-extrabold text-lg">{isArchived ? 'Abrir otra vez' : 'Terminó el año'}</h3>
        <p className="mt-1 text-ink-soft text-sm">
          {isArchived
            ? 'El curso vuelve a tu lista y puedes abrir un código nuevo.'
            : 'Archivado, el curso deja de verse en las listas y su código termina. Nada se borra y puedes abrirlo otra vez.'}
        </p>
        <Button
          look="quiet"
          className="mt-3"
          disabled={change.isPending}
          onClick={() => change.mutate({ isArchived: !isArchived })}
        >
          {isArchived ? 'Abrir el curso' : 'Archivar el curso'}
        </Button>
      </section>
    </Dialog>
  );
};
