export type DomainErrorCode =
  | 'account_not_found'
  | 'account_erased'
  | 'last_administrator'
  | 'topic_not_found'
  | 'lesson_not_found'
  | 'question_not_found'
  | 'video_not_found'
  | 'course_not_found'
  | 'already_exists'
  | 'edit_conflict'
  | 'lesson_of_other_topic'
  | 'answer_out_of_range'
  | 'exam_not_found'
  | 'exam_without_questions'
  | 'exam_too_long'
  | 'exam_incomplete'
  | 'attempt_not_found'
  | 'attempt_completed'
  | 'attempt_not_completed'
  | 'exam_running'
  | 'attempt_running'
  | 'sitting_not_over'
  | 'paper_recorded'
  | 'paper_answers_mismatch'
  | 'not_sealed_yet'
  | 'deadline_passed'
  | 'time_extended'
  | 'too_much_time'
  | 'too_many_messages'
  | 'idempotency_key_reused'
  | 'too_many_answers'
  | 'too_many_changes'
  | 'too_many_notes'
  | 'payment_not_found'
  | 'checkout_expired'
  | 'premium_required'
  | 'class_not_found'
  | 'class_archived'
  | 'class_code_unknown'
  | 'class_full'
  | 'last_teacher'
  | 'teacher_not_found'
  | 'student_not_found'
  | 'invitation_not_found';

/** A rule refused a command. Shown to the user, not reported as a fault. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  constructor(code: DomainErrorCode) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
  }
}
