import type { ClassPage, InvitedLine, TaughtClass } from '@matraz/contracts/classes/http';
import { mostInvitations } from '@matraz/contracts/classes/limits';
import { decodeText } from '@matraz/formats/exchange/decode-text';
import { readStudentList } from '@matraz/formats/people/student-list';
import { useMutation } from '@tanstack/react-query';
import { FileUp, ListPlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { amount } from '../../../shared/study/words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FileInput } from '../../../shared/ui/file-input.tsx';
import { LongTextField } from '../../../shared/ui/text-field.tsx';
import { useClassChange } from '../use-class-change.ts';

const outcomes: Record<InvitedLine['outcome'], string> = {
  invited: 'se invitará',
  'already-invited': 'ya tiene invitación',
  'already-member': 'ya está en el curso',
  repeated: 'repetida en la lista',
  invalid: 'no es un correo',
};

const Preview = ({ lines }: { lines: InvitedLine[] }) => (
  <div className="mt-4 max-h-64 overflow-y-auto rounded-2xl ring-1 ring-line">
    <table className="w-full text-sm">
      <caption className="sr-only">Qué pasará con cada línea</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Persona</th>
          <th scope="col">Resultado</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ email, name, outcome }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may have a line twice, and it is never sorted.
          <tr key={place} className="border-line border-b last:border-0">
            <th scope="row" className="wrap-anywhere px-3 py-2 text-left font-normal">
              <b>{name || email}</b>
              {name && <span className="block text-ink-soft">{email}</span>}
            </th>
            <td className={outcome === 'invited' ? 'px-3 font-semibold text-good' : 'px-3 text-ink-soft'}>
              {outcomes[outcome]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const ListDialog = ({ taught, onClose }: { taught: TaughtClass; onClose: () => void }) => {
  const [text, setText] = useState('');
  const [key] = useState(uuidv7);
  const { people, others } = readStudentList(text);
  const students = people.slice(0, mostInvitations);
  const send = (isPreview: boolean) =>
    call('inviteStudents', {
      params: { id: taught.id },
      body: { isPreview, students },
      ...(!isPreview && { idempotencyKey: key }),
    });
  const preview = useMutation({ mutationFn: () => send(true) });
  const invite = useClassChange({ send: () => send(false), done: 'Invitaciones guardadas', onDone: onClose });
  const change = (value: string) => {
    setText(value);
    preview.reset();
  };
  const fileInput = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file) change(decodeText(new Uint8Array(await file.arrayBuffer())).text);
  };
  const invited = preview.data?.lines.filter(({ outcome }) => outcome === 'invited').length ?? 0;
  return (
    <Dialog
      title="Invitar con una lista"
      description="Cada persona recibe la invitación en Matraz, y por correo si la plataforma los envía. Entra al curso cuando acepta."
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <LongTextField
          label="Nombres y correos"
          hint="Pega una columna de tu planilla, o una persona por línea: Ana Rojas;ana@liceo.cl"
          value={text}
          onChange={change}
        />
        <Button look="quiet" className="justify-self-start" onClick={() => fileInput.current?.click()}>
          <FileUp className="size-5" aria-hidden="true" />
          Elegir un archivo CSV
        </Button>
        <FileInput
          ref={fileInput}
          label="Archivo CSV con la lista"
          accept=".csv,.txt,text/csv,text/plain"
          onFile={(file) => void read(file)}
        />
      </div>
      {text.trim() !== '' && (
        <p className="mt-3 text-ink-soft text-sm" role="status">
          {amount(people.length, 'persona', 'personas')} con correo
          {others.length > 0 &&
            `, ${amount(others.length, 'línea sin correo', 'líneas sin correo')}: «${others.slice(0, 3).join('», «')}»${others.length > 3 ? '…' : ''}`}
          {people.length > mostInvitations && `. Se leen las primeras ${mostInvitations}; invita al resto después.`}
        </p>
      )}
      {preview.isError && (
        <p className="mt-3 font-semibold text-bad">No pudimos revisar la lista. Inténtalo otra vez.</p>
      )}
      {preview.data && <Preview lines={preview.data.lines} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {preview.data ? (
          <Button disabled={invite.isPending || invited === 0} onClick={() => invite.mutate()}>
            {invited === 0 ? 'Nadie nuevo en la lista' : `Invitar a ${amount(invited, 'persona', 'personas')}`}
          </Button>
        ) : (
          <Button disabled={students.length === 0 || preview.isPending} onClick={() => preview.mutate()}>
            Revisar la lista
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
};

const Invited = ({ classId, invitation }: { classId: string; invitation: ClassPage['invitations'][number] }) => {
  const { email, name } = invitation;
  const withdraw = useClassChange({
    send: () => call('withdrawInvitation', { params: { id: classId }, body: { email } }),
    done: 'Invitación retirada',
  });
  return (
    <li className="flex items-center gap-2 border-line border-t py-1.5">
      <span className="wrap-anywhere mr-auto min-w-0 leading-snug">
        {name || email}
        {name && <span className="block text-ink-soft text-sm">{email}</span>}
      </span>
      <Button
        look="ghost"
        aria-label={`Retirar la invitación de ${name || email}`}
        disabled={withdraw.isPending}
        onClick={() => withdraw.mutate()}
        className="px-3"
      >
        <X className="size-5" aria-hidden="true" />
      </Button>
    </li>
  );
};

interface Props {
  taught: TaughtClass;
  invitations: ClassPage['invitations'];
}

/** Invitations by a list: who has not answered yet, and the way to send more. */
export const InviteList = ({ taught, invitations }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Invitar con una lista</h2>
      <p className="mt-2 text-ink-soft">
        Pega nombres y correos, revisa qué pasará con cada línea y envía. Nadie queda dos veces.
      </p>
      <Button look="quiet" className="mt-4" onClick={() => setOpen(true)}>
        <ListPlus className="size-5" aria-hidden="true" />
        Invitar con una lista
      </Button>
      {invitations.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center font-bold text-brand">
            {amount(invitations.length, 'invitación sin respuesta', 'invitaciones sin respuesta')}
          </summary>
          <ul>
            {invitations.map((invitation) => (
              <Invited key={invitation.email} classId={taught.id} invitation={invitation} />
            ))}
          </ul>
        </details>
      )}
      {isOpen && <ListDialog taught={taught} onClose={() => setOpen(false)} />}
    </section>
  );
};
