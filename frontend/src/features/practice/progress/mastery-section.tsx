import type { Course, TopicSummary } from '@matraz/contracts/catalog/http';
import type { MasteryReply } from '@matraz/contracts/practice/diagnosis-http';
import { skillNames } from '@matraz/contracts/syllabus';
import { useQuery } from '@tanstack/react-query';
import { courseList } from '../../../shared/study/courses.ts';
import { mastery } from '../../../shared/study/mastery.ts';
import { percent } from '../../../shared/study/percent.ts';
import { topicList } from '../../../shared/study/topic-list.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { MasteryRow, MasteryTable, whole } from './mastery-table.tsx';
import { Section, Waiting } from './section.tsx';

/** The topics of a subject, unit by unit. Topics without an answer are left out. */
const Subject = ({ course, topics, data }: { course: Course; topics: TopicSummary[]; data: MasteryReply }) => {
  const known = new Map(data.topics.map((one) => [one.topicId, one]));
  const area = data.areas.find(({ courseId }) => courseId === course.id);
  const own = topics.filter(({ id, courseId }) => courseId === course.id && (known.get(id)?.answers ?? 0) > 0);
  const units = [...new Set(own.map(({ unit }) => unit))];
  if (!area || own.length === 0) return null;
  return (
    <MasteryTable
      title={area.mastery ? `${course.subject}: ${whole(area.mastery.mean)}` : course.subject}
      caption={`Tu dominio de ${course.subject}`}
      column="Tema"
    >
      {units.map((unit) => (
        <tbody key={unit}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-3 pb-1 text-left font-semibold text-ink-soft text-sm">
              {unit}
            </th>
          </tr>
          {own
            .filter((topic) => topic.unit === unit)
            .map(({ id, title }) => (
              <MasteryRow
                key={id}
                name={title}
                href={`/topic/${id}?seccion=practica`}
                known={known.get(id) ?? { answers: 0, right: 0, mastery: null }}
              />
            ))}
        </tbody>
      ))}
    </MasteryTable>
  );
};

/** The skills that the test asks for. A skill without questions and answers is left out. */
const Skills = ({ skills }: Pick<MasteryReply, 'skills'>) => {
  const own = skills.filter(({ answers, questions }) => answers > 0 || questions > 0);
  if (own.length === 0) return null;
  return (
    <MasteryTable title="Habilidades" caption="Tu dominio por habilidad" column="Habilidad">
      <tbody>
        {own.map(({ skill, questions, ...known }) => (
          <MasteryRow
            key={skill}
            name={skillNames[skill]}
            href={questions > 0 ? `/practice/recommended?skill=${skill}` : undefined}
            known={known}
          />
        ))}
      </tbody>
    </MasteryTable>
  );
};

const scoreText = ({ score }: MasteryReply) =>
  score
    ? `Si rindieras hoy y respondieras todo, tu puntaje estaría probablemente entre ${score.low} y ${score.high}.`
    : 'Responde más preguntas de cada área y te diremos entre qué puntajes estarías hoy.';

/** How well the student masters each topic and skill, and how sure that is. */
export const MasterySection = () => {
  const { data, isError, refetch } = useQuery(mastery);
  const courses = useQuery(courseList);
  const topics = useQuery(topicList);
  const isReady = data && courses.data && topics.data;
  const hasAnswers = data && [...data.topics, ...data.skills].some(({ answers }) => answers > 0);
  return (
    <Section title="Tu dominio por tema y habilidad">
      {!isReady && (
        <Waiting
          what="tu dominio"
          isError={isError || courses.isError || topics.isError}
          onRetry={() => {
            void refetch();
            void courses.refetch();
            void topics.refetch();
          }}
        />
      )}
      {isReady && (
        <p className={cx('mt-2 leading-snug', data.score ? 'font-bold text-lg' : 'text-ink-soft')}>{scoreText(data)}</p>
      )}
      {isReady && hasAnswers && (
        <>
          <p className="mt-1 text-ink-soft text-sm leading-snug">
            {`El punto es lo que acertarías en preguntas de dificultad media; la barra, entre qué valores puede estar. Con puro azar se acierta ${percent(25)}. Con más respuestas la barra se achica.`}
          </p>
          {courses.data.map((course) => (
            <Subject key={course.id} course={course} topics={topics.data} data={data} />
          ))}
          <Skills skills={data.skills} />
        </>
      )}
    </Section>
  );
};
