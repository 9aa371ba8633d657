/** Stream names: `category-id`. The category ends at the first dash. */
export const streamOf = {
  course: (courseId: number) => `course-${courseId}`,
  topic: (topicId: string) => `topic-${topicId}`,
  lesson: (lessonId: string) => `lesson-${lessonId}`,
  question: (questionId: string) => `question-${questionId}`,
  video: (videoId: string) => `video-${videoId}`,
  answer: (userId: string, questionId: string) => `answer-${userId}.${questionId}`,
  reading: (userId: string, lessonId: string) => `reading-${userId}.${lessonId}`,
  goals: (userId: string) => `goals-${userId}`,
  exam: (examId: string) => `exam-${examId}`,
  attempt: (attemptId: string) => `attempt-${attemptId}`,
  examReview: (userId: string, questionId: string) => `review-${userId}.${questionId}`,
  classroom: (classId: string) => `class-${classId}`,
  accommodation: (userId: string) => `accommodation-${userId}`,
  account: (userId: string) => `account-${userId}`,
  payment: (paymentId: string) => `payment-${paymentId}`,
  premium: (userId: string) => `premium-${userId}`,
} as const;
