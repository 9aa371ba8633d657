import { type ReportReason, reportReasons, reportText } from '@matraz/contracts/practice/limits';
import type { OwnReport } from '@matraz/contracts/practice/reports-http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../net/api.ts';
import { ApiError } from '../net/api-error.ts';
import { uuidv7 } from '../net/uuid.ts';
import { toast } from '../page/toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LongTextField } from '../ui/text-field.tsx';
import { ownReports } from './queries.ts';
import { reasonWords } from './reason-words.ts';

interface Props {
  questionId: string;
  attemptId?: string | undefined;
  onClose: () => void;
}

const failureOf = (error: Error) =>
  error instanceof ApiError && error.status === 429
    ? 'Hoy ya enviaste muchos avisos. Inténtalo mañana.'
    : 'No pudimos enviar tu aviso. Inténtalo de nuevo.';

const EarlierReport = ({ report }: { report: OwnReport }) => {
  if (report.closedAt === null)
    return <p className="rounded-2xl bg-gold-soft px-4 py-3">Ya nos avisaste. Puedes cambiar lo que escribiste.</p>;
  return (
    <div className="rounded-2xl bg-good-soft px-4 py-3">
      <p className="font-bold">{report.answer === null ? 'Revisamos tu aviso anterior.' : 'Te respondimos:'}</p>
      {report.answer !== null && <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{report.answer}</p>}
    </div>
  );
};

const ReportForm = ({ questionId, attemptId, earlier, onClose }: Props & { earlier: OwnReport | undefined }) => {
  const queries = useQueryClient();
  const open = earlier?.closedAt === null ? earlier : undefined;
  const [reason, setReason] = useState<ReportReason | ''>(open?.reason ?? '');
  const [text, setText] = useState(open?.text ?? '');
  const [key] = useState(uuidv7);
  const report = useMutation({
    mutationFn: (body: { reason: ReportReason; text: string }) =>
      call('reportQuestion', {
        params: { id: questionId },
        body: { ...body, ...(attemptId && { attemptId }) },
        idempotencyKey: key,
      }),
    onSuccess: () => {
      void queries.invalidateQueries(ownReports);
      toast({ tone: 'good', title: 'Gracias por avisar', description: 'Te responderemos en «Mis avisos».' });
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== '' && !report.isPending) report.mutate({ reason, text: text.trim() });
  };
  return (
    <form onSubmit={send} className="mt-5 grid gap-5">
      {earlier && <EarlierReport report={earlier} />}
      <Field label="¿Qué pasa con ella?">
        {(control) => (
          <select
            {...control}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value as ReportReason)}
          >
            <option value="" disabled>
              Elige un motivo
            </option>
            {reportReasons.map((name) => (
              <option key={name} value={name}>
                {reasonWords[name]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LongTextField
        label="Cuéntanos más (opcional)"
        required={false}
        maxLength={reportText.max}
        value={text}
        onChange={setText}
      />
      {report.error && (
        <p role="alert" className="font-semibold text-bad">
          {failureOf(report.error)}
        </p>
      )}
      <Button type="submit" disabled={reason === '' || report.isPending}>
        {report.isPending ? 'Enviando…' : 'Enviar aviso'}
      </Button>
    </form>
  );
};

export default function ReportDialog({ questionId, attemptId, onClose }: Props) {
  const { data: reports, isPending } = useQuery(ownReports);
  return (
    <Dialog
      title="Reportar esta pregunta"
      description="Lo lee quien administra Matraz, sin tu nombre."
      onClose={onClose}
    >
      {isPending ? (
        <div className="grid place-items-center py-12">
          <Spinner />
        </div>
      ) : (
        <ReportForm
          questionId={questionId}
          attemptId={attemptId}
          earlier={reports?.find((report) => report.questionId === questionId)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
