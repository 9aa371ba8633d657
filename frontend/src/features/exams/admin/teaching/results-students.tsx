import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { Link } from 'wouter';
import { Columns } from '../../../../shared/ui/columns.tsx';
import { PaperBadge } from '../../paper-badge.tsx';
import { dayAndTime, scoreInWords } from '../../words.ts';
import { Panel } from './panel.tsx';

type Student = ClassExamResults['students'][number];

const Row = ({ student: { userId, name, attempts, isRunning, result } }: { student: Student }) => (
  <tr className="border-line border-t align-top">
    <th scope="row" className="wrap-anywhere py-2.5 pr-3 text-left font-normal leading-snug">
      <Link href={`/docente/estudiantes/${userId}`} className="font-bold text-brand hover:underline">
        {name}
      </Link>
      <span className="block text-ink-soft text-sm">
        {result ? `${dayAndTime(result.finishedAt)} · intento ${result.ordinal} de ${attempts}` : ''}
        {!result && (isRunning ? 'Lo está rindiendo' : 'No lo ha rendido')}
      </span>
      {result?.reason === 'paper' && <PaperBadge />}
    </th>
    <td className="whitespace-nowrap py-2.5 pr-3 text-right">
      {result ? `${result.correct} de ${result.scored}` : '—'}
      {result && result.answered < result.total && (
        <span className="block text-ink-soft text-sm">{result.total - result.answered} en blanco</span>
      )}
    </td>
    <td className="py-2.5 text-right font-bold">
      {result ? (
        <Link
          href={`/docente/intentos/${result.attemptId}`}
          aria-label={`${scoreInWords(result.paesScore)}: ver la prueba corregida de ${name}`}
          className="text-brand underline"
        >
          {scoreInWords(result.paesScore)}
        </Link>
      ) : (
        '—'
      )}
    </td>
  </tr>
);

/** Everybody of the class with the chosen attempt. */
export const ResultsStudents = ({ students }: Pick<ClassExamResults, 'students'>) => (
  <Panel title="Estudiantes" note="El puntaje abre la prueba corregida, para ver e imprimir.">
    <table className="mt-2 w-full tabular-nums">
      <caption className="sr-only">Estudiantes del curso con su puntaje</caption>
      <Columns names={['Nombre', 'Correctas', 'Puntaje']} />
      <tbody>
        {students.map((student) => (
          <Row key={student.userId} student={student} />
        ))}
      </tbody>
    </table>
  </Panel>
);
