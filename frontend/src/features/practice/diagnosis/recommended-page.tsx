import { type Skill, skillNames, skills } from '@matraz/contracts/syllabus';
import { useQuery } from '@tanstack/react-query';
import { PartyPopper, Target } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { uuidv7 } from '../../../shared/net/uuid.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { amount, questionsInWords } from '../../../shared/study/words.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { type RecommendedChoice, recommendedRound } from '../queries.ts';
import { ReviewRound } from '../review/review-round.tsx';
import { RoundHeader } from '../review/round-header.tsx';
import { ReasonNote } from './reason-note.tsx';
import { RecommendedEnd } from './recommended-end.tsx';

// Loads the notification area before the first answer.
void import('../../../shared/ui/toaster.tsx').catch(() => {});

const isSkill = (text: string | null): text is Skill => skills.some((skill) => skill === text);

/** `?topicId=` is one or several topics, with commas between them or as several parameters. */
const useChoice = (): RecommendedChoice => {
  const [search] = useSearchParams();
  const topicId = search.getAll('topicId').join(',');
  const skill = search.get('skill');
  return { ...(topicId && { topicId }), ...(isSkill(skill) && { skill }) };
};

const Nothing = ({ isChosen }: { isChosen: boolean }) => (
  <Notice icon={<PartyPopper />} title="Por hoy no queda nada que practicar">
    <p>
      {isChosen
        ? 'Ya respondiste hoy estas preguntas. Mañana vuelven, o elige una práctica de todos los temas.'
        : 'Ya respondiste hoy todo lo que tienes abierto. Vuelve mañana: así se recuerda mejor.'}
    </p>
    {isChosen && <ButtonLink href="/practice/recommended">Practicar todos los temas</ButtonLink>}
    <ButtonLink look={isChosen ? 'quiet' : 'primary'} href="/">
      Volver al Inicio
    </ButtonLink>
  </Notice>
);

/** @param count undefined while they load */
const aboutOf = (count = 10) =>
  `${questionsInWords(count)}, unos ${amount(Math.ceil(count / 2), 'minuto', 'minutos')}: lo que más te sirve ahora.`;

export default function RecommendedPage() {
  useTitle('Práctica recomendada');
  const choice = useChoice();
  const [round, setRound] = useState(uuidv7);
  const { data, isError, refetch } = useQuery(recommendedRound(choice, round));
  const isChosen = Object.keys(choice).length > 0;
  return (
    <div className="mx-auto max-w-3xl">
      <RoundHeader
        icon={<Target />}
        tint="bg-brand-soft text-brand"
        above={choice.skill && skillNames[choice.skill]}
        title="Práctica recomendada"
        about={aboutOf(data?.questions.length)}
        closeLabel="Cerrar la práctica y volver al inicio"
      />
      {isError && !data && <Failure onRetry={() => void refetch()} />}
      {!isError && !data && (
        <div role="status" className="mt-5">
          <span className="sr-only">Cargando preguntas</span>
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {data?.questions.length === 0 && <Nothing isChosen={isChosen} />}
      {data && data.questions.length > 0 && (
        <ReviewRound
          key={JSON.stringify([choice, round])}
          questions={data.questions}
          noteOf={({ reason }) => <ReasonNote reason={reason} />}
          isRepeat={({ isAnswered }) => isAnswered}
          end={(questions, outcomes) => (
            <RecommendedEnd
              round={round}
              questions={questions}
              outcomes={outcomes}
              before={data.before}
              onAgain={() => setRound(uuidv7())}
            />
          )}
        />
      )}
    </div>
  );
}
