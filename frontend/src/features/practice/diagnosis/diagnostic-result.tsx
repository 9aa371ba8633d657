import type { MasteryReply } from '@matraz/contracts/practice/diagnosis-http';
import { passedShare } from '@matraz/contracts/practice/limits';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Target } from 'lucide-react';
import { useEffect, useRef } from 'react';
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

const StudyFirst = ({ known }: { known: MasteryReply }) => {
  const topics = known.studyFirst.flatMap((id) => known.topics.find(({ topicId }) => topicId === id) ?? []);
  if (!known.topics.some(({ answers }) => answers > 0)) return null;
  return (
    <section className={card}>
      <h2 className="font-extrabold text-xl">Qué estudiar primero</h2>
      {topics.length === 0 ? (
        <p className="mt-3 leading-snug">
          {`Ninguno de los temas que respondiste está bajo ${percent(passedShare * 100)} de aciertos. Sigue con la práctica recomendada: mezcla repasos y preguntas nuevas.`}
        </p>
      ) : (
        <ol className="mt-4 grid gap-5">
          {topics.map((topic, place) => (
            <li key={topic.topicId}>
              <MasteryBar name={`${place + 1}. ${topic.title}`} answers={topic.answers} mastery={topic.mastery} />
              <div className="mt-2 flex flex-wrap gap-2">
                <ButtonLink look={place === 0 ? 'primary' : 'quiet'} href={`/topic/${topic.topicId}?seccion=teoria`}>
                  <BookOpen className="size-5" aria-hidden="true" />
                  <span>Lecciones</span>
                </ButtonLink>
                <ButtonLink look="quiet" href={`/practice/recommended?topicId=${topic.topicId}`}>
                  <Target className="size-5" aria-hidden="true" />
                  <span>Practicar</span>
                </ButtonLink>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** Shows what the diagnostic found, by area and topic, and what to study first. */
export const DiagnosticResult = ({ visit }: { visit: string }) => {
  const { data: known, isError, refetch } = useQuery(mastery(visit));
  const { data: courses } = useQuery(courseList);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (known) focusAtTop(heading.current);
  }, [known]);
  if (isError) return <Failure onRetry={() => void refetch()} />;
  if (!known) return <Skeleton className="mt-5 h-96 rounded-card" />;
  const nameOf: NameOf = (courseId) => courses?.find(({ id }) => id === courseId)?.subject ?? '';
  return (
    <>
      <section className={card}>
        <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl outline-none">
          Así estás hoy
        </h2>
        <Score score={known.score} missing={known.missing} nameOf={nameOf} />
        <p className="mt-3 text-ink-soft text-sm">
          Cada porcentaje es lo que acertarías en preguntas de dificultad media.
        </p>
        <ul className="mt-4 grid gap-5">
          {known.areas.map(({ courseId, ...area }) => (
            <li key={courseId}>
              <MasteryBar name={nameOf(courseId)} {...area} />
            </li>
          ))}
        </ul>
      </section>
      <StudyFirst known={known} />
      <details className={card}>
        <summary className="min-h-11 cursor-pointer content-center font-bold">Ver todos los temas</summary>
        {known.areas.map(({ courseId }) => (
          <section key={courseId} className="mt-4">
            <h3 className="font-extrabold text-lg">{nameOf(courseId)}</h3>
            <ul className="mt-3 grid gap-4">
              {known.topics
                .filter((topic) => topic.courseId === courseId)
                .map(({ topicId, title, answers, mastery: own }) => (
                  <li key={topicId}>
                    <MasteryBar name={title} answers={answers} mastery={own} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </details>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <ButtonLink href="/practice/recommended">Ir a la práctica recomendada</ButtonLink>
        <ButtonLink look="quiet" href="/">
          Volver al Inicio
        </ButtonLink>
      </div>
    </>
  );
};
