import type { MasteryReply } from '@matraz/contracts/practice/diagnosis-http';
import { passedShare } from '@matraz/contracts/practice/limits';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Target } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { studyPath } from '../../../shared/goals/study-path.ts';
import { studyHref, studyReason } from '../../../shared/goals/study-reason.ts';
import { focusAtTop } from '../../../shared/page/focus-at-top.ts';
import { courseList } from '../../../shared/study/courses.ts';
import { percent } from '../../../shared/study/percent.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { mastery } from '../queries.ts';
import { MasteryBar } from './mastery-bar.tsx';

const card = 'mt-5 animate-rise rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-8';

type NameOf = (courseId: number) => string;

/** The score range, or what is missing for it. */
const Score = ({ score, missing, nameOf }: Pick<MasteryReply, 'score' | 'missing'> & { nameOf: NameOf }) => {
  if (score) {
    return (
      <p className="mt-3 text-lg leading-snug">
        Si la PAES fuera hoy, tu puntaje estaría{' '}
        <strong className="font-extrabold">{`entre ${score.low} y ${score.high}`}</strong>. Acierta 8 de cada 10 veces,
        y cambia con cada práctica.
      </p>
    );
  }
  const parts = missing.map(({ courseId, answers }) =>
    courseId === null ? `unas ${answers} respuestas más` : `${answers} de ${nameOf(courseId)}`,
  );
  return (
    <p className="mt-3 leading-snug">
      {`Para estimar tu puntaje PAES todavía sabemos poco. Faltan respuestas: ${new Intl.ListFormat('es').format(parts)}.`}
    </p>
  );
};

/** The list of the start page: the same topics in the same order, for the same reason. */
const StudyFirst = ({ path, known }: { path: StudyPath; known: MasteryReply }) => {
  const weak = path.studyFirst.filter(({ reason }) => reason !== 'next');
  if (!known.topics.some(({ answers }) => answers > 0)) return null;
  return (
    <section className={card}>
      <h2 className="font-extrabold text-xl">Qué estudiar primero</h2>
      {weak.length === 0 ? (
        <p className="mt-3 leading-snug">
          {`Ninguno de los temas que respondiste está bajo ${percent(passedShare * 100)} de aciertos. Sigue con la práctica recomendada: mezcla repasos y preguntas nuevas.`}
        </p>
      ) : (
        <ol className="mt-4 grid gap-5">
          {weak.map((topic, place) => (
            <li key={topic.topicId}>
              <h3 className="font-bold leading-snug">{`${place + 1}. ${topic.title}`}</h3>
              <p className="mt-0.5 leading-snug">{place === 0 ? studyReason(topic) : topic.fact}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <ButtonLink look="quiet" href={`/topic/${topic.topicId}?seccion=teoria`}>
                  <BookOpen className="size-5" aria-hidden="true" />
                  <span>Lecciones</span>
                </ButtonLink>
                {topic.count > 0 && (
                  <ButtonLink look="quiet" href={studyHref(topic)}>
                    <Target className="size-5" aria-hidden="true" />
                    <span>Practicar</span>
                  </ButtonLink>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Shows what the diagnostic found, by area and topic, and what to study first. */
export const DiagnosticResult = ({ visit }: { visit: string }) => {
  const { data: known, isError, refetch } = useQuery(mastery(visit));
  const { data: courses } = useQuery(courseList);
  const { data: path } = useQuery(studyPath);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (known) focusAtTop(heading.current);
  }, [known]);
  if (isError) return <Failure onRetry={() => void refetch()} />;
  if (!known) return <Skeleton className="mt-5 h-96 rounded-card" />;
  const [right, answers] = [
    sumOf(known.areas.map((area) => area.right)),
    sumOf(known.areas.map((area) => area.answers)),
  ];
  const first = path?.studyFirst.find(({ count }) => count > 0);
  const nameOf: NameOf = (courseId) => courses?.find(({ id }) => id === courseId)?.subject ?? '';
  return (
    <>
      <section className={card}>
        <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl outline-none">
          Así estás hoy
        </h2>
        <p className="mt-3 text-lg leading-snug">
          Llevas <strong className="font-extrabold">{`${right} de ${answers} correctas`}</strong>.
        </p>
        <Score score={known.score} missing={known.missing} nameOf={nameOf} />
        <p className="mt-3 text-ink-soft text-sm">
          {`El dominio es lo que acertarías en preguntas de dificultad media. Con puro azar se acierta ${percent(25)}.`}
        </p>
        <ul className="mt-4 grid gap-5">
          {known.areas.map(({ courseId, ...area }) => (
            <li key={courseId}>
              <MasteryBar name={nameOf(courseId)} {...area} />
            </li>
          ))}
        </ul>
      </section>
      {path && <StudyFirst path={path} known={known} />}
      <details className={card}>
        <summary className="min-h-11 cursor-pointer content-center font-bold">Ver todos los temas</summary>
        {known.areas.map(({ courseId }) => (
          <section key={courseId} className="mt-4">
            <h3 className="font-extrabold text-lg">{nameOf(courseId)}</h3>
            <ul className="mt-3 grid gap-4">
              {known.topics
                .filter((topic) => topic.courseId === courseId)
                .map(({ topicId, title, ...topic }) => (
                  <li key={topicId}>
                    <MasteryBar name={title} {...topic} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </details>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <ButtonLink href={first ? studyHref(first) : '/practice/recommended'}>
          <span>{first ? `Empezar con ${first.title}` : 'Ir a la práctica recomendada'}</span>
        </ButtonLink>
        <ButtonLink look="quiet" href="/">
          Volver al Inicio
        </ButtonLink>
      </div>
    </>
  );
};
