import { paths } from '@matraz/contracts/screens';
import { staffRoutes } from '@matraz/contracts/staff-routes';
import { Route, Switch } from 'wouter';
import { fetchedPage } from '../shared/loading/fetched-part.tsx';
import { addRoutes } from '../shared/net/api.ts';
import { NotFound } from './not-found.tsx';

addRoutes(staffRoutes);

const Admin = fetchedPage(() => import('./admin-page.tsx'));
const Overview = fetchedPage(() => import('./overview-page.tsx'));
const QuestionReports = fetchedPage(() => import('./question-reports-page.tsx'));
const Status = fetchedPage(() => import('./status-page.tsx'));
const Teachers = fetchedPage(() => import('./teachers-page.tsx'));
const Teaching = fetchedPage(() => import('../features/classes/teaching/teaching-page.tsx'));
const Class = fetchedPage(() => import('../features/classes/teaching/class-page.tsx'));
const ClassStudent = fetchedPage(() => import('../features/classes/teaching/student-page.tsx'));
const OwnExams = fetchedPage(() => import('./own-exams-page.tsx'));
const ClassExam = fetchedPage(() => import('./class-exam-page.tsx'));
const StudentAttempt = fetchedPage(() => import('./student-attempt-page.tsx'));
const ExamPaper = fetchedPage(() => import('./exam-paper-page.tsx'));
const ExamRoom = fetchedPage(() => import('./exam-room-page.tsx'));

/** The screens of teachers and administrators. A file of its own: students never load it. */
export default function StaffApp() {
  return (
    <Switch>
      <Route path={paths.admin} component={Admin} />
      <Route path={paths.overview} component={Overview} />
      <Route path={paths['question-reports']} component={QuestionReports} />
      <Route path={paths.status} component={Status} />
      <Route path={paths.teachers} component={Teachers} />
      <Route path={paths.teaching} component={Teaching} />
      <Route path={paths.class}>{({ id }) => <Class key={id} classId={id} />}</Route>
      <Route path={paths['class-exam']}>
        {({ id, '*': examId }) => <ClassExam key={`${id} ${examId}`} classId={id} examId={examId} />}
      </Route>
      <Route path={paths['student-attempt']}>{({ id }) => <StudentAttempt key={id} attemptId={id} />}</Route>
      <Route path={paths['exam-paper']}>{({ id }) => <ExamPaper key={id} examId={id} />}</Route>
      <Route path={paths['class-student']}>{({ id }) => <ClassStudent key={id} studentId={id} />}</Route>
      <Route path={paths['own-exams']} component={OwnExams} />
      <Route path={paths['exam-room']}>{({ id }) => <ExamRoom key={id} examId={id} />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
