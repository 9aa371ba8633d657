import type { OwnReport } from '@matraz/contracts/practice/reports-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquareReply } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../../shared/net/api.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { ownReports } from '../../../shared/reports/queries.ts';
import { reasonWords } from '../../../shared/reports/reason-words.ts';
import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { currentUser } from '../../../shared/session/session.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

const day = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'America/Santiago' });

const Report = ({ report }: { report: OwnReport }) => {
  const { reason, text, reportedAt, closedAt, answer, title, question, isNew } = report;
  return (
    <article className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
        <h2 className="font-bold text-base text-ink">{title ?? 'Pregunta eliminada'}</h2>
        <time dateTime={reportedAt}>{day.format(new Date(reportedAt))}</time>
        {isNew && <span className="rounded-full bg-brand px-2.5 font-bold text-on-brand">Nueva respuesta</span>}
      </div>
      {question && <RichText html={question} className="mt-2 line-clamp-3" />}
      <p className="mt-3 border-line border-l-4 pl-3 text-ink-soft [overflow-wrap:anywhere]">
        <span className="font-semibold">{reasonWords[reason]}</span>
        {text && <span className="mt-0.5 block whitespace-pre-wrap">{text}</span>}
      </p>
      {closedAt === null ? (
        <p className="mt-3 font-semibold text-gold">Lo estamos revisando.</p>
      ) : (
        <div className="mt-3 rounded-2xl bg-good-soft px-4 py-3">
          <p className="font-bold">{answer === null ? 'Ya lo revisamos. ¡Gracias!' : 'Te respondimos'}</p>
          {answer !== null && <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{answer}</p>}
        </div>
      )}
    </article>
  );
};

/** The answers count as read once they are on the screen. An answer that comes later is still new. */
const useMarkSeen = (reports: readonly OwnReport[] | undefined) => {
  const queries = useQueryClient();
  useEffect(() => {
    const reportIds = reports?.filter(({ isNew }) => isNew).map(({ id }) => id) ?? [];
    if (reportIds.length === 0) return;
    void call('markReportsSeen', { body: { reportIds } })
      .then(() => queries.invalidateQueries(currentUser))
      .catch(() => {});
  }, [reports, queries]);
};

/** The student's reports of questions, with the answers. */
export default function ReportsPage() {
  useTitle('Mis avisos');
  const { data: reports, isError, refetch } = useQuery(ownReports);
  useMarkSeen(reports);
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-extrabold text-3xl">Mis avisos</h1>
      <p className="mt-1 text-ink-soft">Las preguntas que reportaste, y lo que te respondimos.</p>
      {isError && !reports && <Failure onRetry={() => void refetch()} />}
      {!reports && !isError && <Skeleton className="mt-6 h-56 rounded-card" />}
      {reports?.length === 0 && (
        <Notice icon={<MessageSquareReply />} title="No has reportado preguntas">
          <p>Si encuentras un error, usa «Reportar esta pregunta» debajo de ella.</p>
        </Notice>
      )}
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {reports?.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </ul>
    </div>
  );
}
