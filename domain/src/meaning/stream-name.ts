import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';

/** The stream to which the event belongs by its data. */
export const streamNameOf = ({ type, data }: MatrazEvent): string => {
  switch (type) {
    case 'CourseDefined':
      return streamOf.course(data.courseId);
    case 'TopicCreated':
    case 'TopicUpdated':
    case 'TopicDeleted':
    case 'TopicRestored':
    case 'LessonsReordered':
      return streamOf.topic(data.topicId);
    case 'LessonCreated':
    case 'LessonUpdated':
    case 'LessonDeleted':
    case 'LessonRestored':
      return streamOf.lesson(data.lessonId);
    case 'QuestionCreated':
    case 'QuestionUpdated':
    case 'QuestionDeleted':
    case 'QuestionRestored':
      return streamOf.question(data.questionId);
    case 'VideoCreated':
    case 'VideoUpdated':
    case 'VideoDeleted':
    case 'VideoRestored':
      return streamOf.video(data.videoId);
    case 'QuestionAnswered':
      return streamOf.answer(data.userId, data.questionId);
    case 'LessonCompleted':
      return streamOf.reading(data.userId, data.lessonId);
    case 'StudyGoalsSet':
      return streamOf.goals(data.userId);
    case 'ExamCreated':
    case 'ExamUpdated':
    case 'ExamPublished':
    case 'ExamUnpublished':
    case 'ExamDeleted':
    case 'ExamRestored':
    case 'ExamQuestionsAdded':
    case 'ExamQuestionUpdated':
    case 'ExamQuestionRemoved':
    case 'ExamQuestionsReordered':
    case 'ExamQuestionVoided':
    case 'ExamQuestionRekeyed':
    case 'ExamQuestionReinstated':
      return streamOf.exam(data.examId);
    case 'ExamAttemptStarted':
    case 'ExamAnswerSaved':
    case 'ExamAnswersCollected':
    case 'ExamAttemptCompleted':
    case 'ExamAttemptRescored':
    case 'ExamTimeExtended':
    case 'ExamPaused':
    case 'ExamResumed':
    case 'ExamMessageSent':
    case 'ExamContactLost':
    case 'ExamAttemptReopened':
      return streamOf.attempt(data.attemptId);
    case 'ExamQuestionReviewed':
      return streamOf.examReview(data.userId, data.questionId);
    case 'AccountOpened':
    case 'AdminGranted':
    case 'AdminRevoked':
    case 'TeacherGranted':
    case 'TeacherRevoked':
    case 'PublishingAllowed':
    case 'PublishingWithdrawn':
    case 'ConsentGiven':
    case 'GuardianConsentGiven':
    case 'AccountErased':
      return streamOf.account(data.userId);
    case 'ClassCreated':
    case 'ClassChanged':
    case 'ClassArchived':
    case 'ClassReopened':
    case 'ClassTeacherAdded':
    case 'ClassTeacherRemoved':
    case 'ClassCodeRenewed':
    case 'ClassCodeClosed':
    case 'ClassJoined':
    case 'ClassLeft':
    case 'ClassStudentRemoved':
      return streamOf.classroom(data.classId);
    case 'AssignmentMade':
    case 'AssignmentChanged':
    case 'AssignmentResultsReleased':
    case 'AssignmentWithdrawn':
      return streamOf.assignment(data.assignmentId);
    case 'AccommodationsSet':
      return streamOf.accommodation(data.userId);
    case 'PremiumGranted':
    case 'PremiumRevoked':
    case 'PremiumPurchased':
    case 'PremiumRefunded':
    case 'PremiumRestored':
      return streamOf.premium(data.userId);
    case 'CheckoutStarted':
    case 'PaymentPending':
    case 'PaymentApproved':
    case 'PaymentRejected':
    case 'PaymentRefunded':
    case 'PaymentPartlyRefunded':
    case 'PaymentMismatched':
    case 'CheckoutExpired':
      return streamOf.payment(data.paymentId);
  }
};
