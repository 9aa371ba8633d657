import '../../shared/styles/admin.css';
import { previewBase } from '@matraz/contracts/screens';
import { staffRoutes } from '@matraz/contracts/staff-routes';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, LogOut } from 'lucide-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation, useRoute, useSearchParams } from 'wouter';
import { RunningExam } from '../../features/exams/attempt/running-exam.tsx';
import { Submitted } from '../../features/exams/attempt/submitted.tsx';
import { rememberPosition as rememberQuestion } from '../../features/exams/attempt/use-position.ts';
import { examDetail } from '../../features/exams/queries.ts';
import { rememberPosition } from '../../features/practice/position-memory.ts';
import { fetchedPage } from '../../shared/loading/fetched-part.tsx';
import { addRoutes, answerCallsWith, call } from '../../shared/net/api.ts';
import { guardedNavigation } from '../../shared/page/leave-guard.ts';
import { currentUser } from '../../shared/session/session.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Page } from '../page.tsx';
import { pageCode } from '../page-code.ts';
import { createQueryClient } from '../query-client.ts';
import { Toasts } from '../toasts.tsx';
import { createPreviewServer, previewStudent } from './preview-server.ts';

addRoutes(staffRoutes);

const TopicPage = fetchedPage(pageCode.topic);
const ExamIntroPage = fetchedPage(pageCode['exam-intro']);
const ResultsPage = fetchedPage(pageCode['exam-results']);

const plans = { gratis: 'Gratis', premium: 'Premium' } as const;
type Plan = keyof typeof plans;

const topicIn = (path: string): string | undefined => /\/topic\/([^/]+)/.exec(path)?.[1];

/** The content tab of the administration from which the preview was opened. */
const wayBack = (path: string, search: URLSearchParams): string => {
  const topicId = topicIn(path);
  if (topicId === undefined) return '~/admin?seccion=ensayos';
  const section = search.get('seccion');
  const tab = { teoria: 'lecciones', practica: 'preguntas', videos: 'videos' }[section ?? ''] ?? 'temas';
  return `~/admin?seccion=${tab}&tema=${topicId}`;
};

interface BarProps {
  plan: Plan;
  onPlan: (plan: Plan) => void;
  back: string;
}

const PreviewBar = ({ plan, onPlan, back }: BarProps) => (
  <div className="border-copper border-b-4 bg-copper-soft">
    <div className="mx-auto flex max-w-6xl items-center gap-x-3 px-4 py-2 sm:gap-x-4 sm:px-6">
      <p className="flex items-center gap-2 font-extrabold leading-tight max-sm:mr-auto">
        <Eye className="size-5 shrink-0 max-sm:hidden" aria-hidden="true" />
        Vista de estudiante
      </p>
      <p className="text-ink-soft text-sm max-sm:hidden">Nada de lo que hagas aquí se guarda.</p>
      <fieldset className="flex gap-1 rounded-2xl bg-surface p-1 sm:ml-auto">
        <legend className="sr-only">Plan del estudiante</legend>
        {Object.entries(plans).map(([name, label]) => (
          <label
            key={name}
            className={cx(
              'relative flex min-h-9 cursor-pointer items-center rounded-xl px-3 font-bold text-sm',
              plan === name ? 'bg-brand text-on-brand' : 'text-ink-soft',
            )}
          >
            <input
              type="radio"
              name="plan"
              checked={plan === name}
              onChange={() => onPlan(name as Plan)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-xl"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ButtonLink look="quiet" href={back} className="max-sm:px-3!">
        <LogOut className="size-5" aria-hidden="true" />
        <span className="max-sm:sr-only">Volver a Administración</span>
      </ButtonLink>
    </div>
  </div>
);

/** Says what students do not see yet. */
const InactiveNote = ({ examId }: { examId: string }) => {
  const { data: exam } = useQuery(examDetail(examId));
  if (!exam || exam.isPublished) return null;
  return (
    <p className="mx-auto mb-5 flex max-w-3xl items-center gap-3 rounded-2xl bg-gold-soft px-4 py-3 font-semibold leading-snug">
      <EyeOff className="size-5 shrink-0 text-gold" aria-hidden="true" />
      Este ensayo está inactivo: los estudiantes todavía no lo ven.
    </p>
  );
};

/** The attempt of the preview. It is in the memory of this page, so a reload starts again. */
const AttemptPreview = ({ attemptId }: { attemptId: string }) => {
  const [score, setScore] = useState<number | null>();
  const { data: attempt, isError } = useQuery({
    queryKey: ['attempt-preview', attemptId],
    queryFn: () => call('getExamAttempt', { params: { id: attemptId } }),
    staleTime: 'static',
    retry: false,
  });
  if (score !== undefined) return <Submitted attemptId={attemptId} paesScore={score} />;
  if (isError) return <End />;
  if (!attempt) return <Skeleton className="h-96 rounded-card" />;
  if (attempt.isCompleted) return <Redirect to={`/exam-results/${attemptId}`} replace />;
  return <RunningExam attempt={attempt} isSessionOver={false} onRefetch={() => {}} onSubmitted={setScore} />;
};

/** Starts a preview of the exam at one of its questions. */
const QuestionPreview = ({ examId, place }: { examId: string; place: number }) => {
  const { data: attempt, isError } = useQuery({
    queryKey: ['question-preview', examId, place],
    queryFn: async () => {
      await call('getExam', { params: { id: examId } });
      const started = await call('startExam', { params: { id: examId }, body: undefined });
      rememberQuestion(started.id, place - 1);
      return started;
    },
    staleTime: 'static',
    retry: false,
  });
  if (isError) return <End />;
  if (!attempt) return <Skeleton className="h-96 rounded-card" />;
  return <Redirect to={`/exam-attempt/${attempt.id}`} replace />;
};

const End = () => (
  <Notice as="h1" icon={<Eye />} title="Hasta aquí llega la vista de estudiante">
    <p>Esta parte no depende del contenido que estás revisando.</p>
    <Button look="quiet" onClick={() => window.history.back()}>
      Volver atrás
    </Button>
  </Notice>
);

/** The student's pages with their own data: the same components, another server. */
const StudentPages = ({ plan }: { plan: Plan }) => {
  const [queries] = useState(() => {
    const client = createQueryClient();
    client.setQueryData(currentUser.queryKey, previewStudent({ isPremium: plan === 'premium' }));
    return client;
  });
  const [isReady, setIsReady] = useState(false);
  // A layout effect runs before the first request of a page, and ends after the last one.
  useLayoutEffect(() => {
    answerCallsWith(createPreviewServer(previewStudent({ isPremium: plan === 'premium' })));
    setIsReady(true);
    return () => answerCallsWith(null);
  }, [plan]);
  if (!isReady) return null;
  return (
    <QueryClientProvider client={queries}>
      <Page>
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <Switch>
            <Route path="/topic/:id">{({ id }) => <TopicPage key={id} topicId={id} />}</Route>
            <Route path="/exams/:id">
              {({ id }) => (
                <>
                  <InactiveNote examId={id} />
                  <ExamIntroPage key={id} examId={id} />
                </>
              )}
            </Route>
            <Route path="/exams/:id/question/:place">
              {({ id, place }) => <QuestionPreview examId={id} place={Number(place)} />}
            </Route>
            <Route path="/exam-attempt/:id">{({ id }) => <AttemptPreview key={id} attemptId={id} />}</Route>
            <Route path="/exam-results/:id">{({ id }) => <ResultsPage key={id} attemptId={id} />}</Route>
            <Route component={End} />
          </Switch>
        </Suspense>
      </Page>
      <Toasts />
    </QueryClientProvider>
  );
};

/** Opens the lesson or question that the address names, as a student who was there last. */
const openPlace = (path: string, search: URLSearchParams) => {
  const topicId = topicIn(path);
  if (topicId === undefined) return;
  const { id: userId } = previewStudent({ isPremium: false });
  for (const [name, place] of [
    ['leccion', 'lesson'],
    ['pregunta', 'question'],
  ] as const) {
    const number = Number(search.get(name) ?? 1);
    rememberPosition(userId, topicId, place, number - 1);
  }
};

/** The preview of content for teachers: what a student gets, and nothing is written. */
export default function PreviewApp() {
  const [path] = useLocation();
  const [search] = useSearchParams();
  const [back] = useState(() => wayBack(path, search));
  const [plan, setPlan] = useState<Plan>(() => {
    openPlace(path, search);
    return search.get('plan') === 'premium' ? 'premium' : 'gratis';
  });
  // During an exam the exam's own header is sticky.
  const [isExam] = useRoute(`${previewBase}/exam-attempt/:id`);
  return (
    <Router base={previewBase} aroundNav={guardedNavigation}>
      <div className={isExam ? '' : 'sticky top-0 z-30 low:static'}>
        <PreviewBar plan={plan} onPlan={setPlan} back={back} />
      </div>
      <StudentPages key={plan} plan={plan} />
    </Router>
  );
}
