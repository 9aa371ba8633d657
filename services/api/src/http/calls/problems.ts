import type { Problem } from '@matraz/contracts/call';
import type { DomainErrorCode } from '@matraz/domain/errors';

/** HTTP status and Spanish text of each domain error. A missing code is a compile error. */
const domainProblems: Record<DomainErrorCode, { status: number; detail: string }> = {
  account_not_found: { status: 404, detail: 'Cuenta no encontrada' },
  account_erased: { status: 409, detail: 'Esta cuenta se borró' },
  last_administrator: {
    status: 409,
    detail: 'Eres la única persona que administra Matraz. Da ese permiso a otra cuenta antes de borrar la tuya.',
  },
  topic_not_found: { status: 404, detail: 'Tema no encontrado' },
  lesson_not_found: { status: 404, detail: 'Lección no encontrada' },
  question_not_found: { status: 404, detail: 'Pregunta no encontrada' },
  video_not_found: { status: 404, detail: 'Video no encontrado' },
  course_not_found: { status: 400, detail: 'La asignatura no existe' },
  already_exists: { status: 409, detail: 'Ya existe otro contenido con este identificador' },
  edit_conflict: { status: 409, detail: 'Alguien más guardó cambios mientras editabas' },
  lesson_of_other_topic: { status: 400, detail: 'La lección no pertenece a este tema' },
  answer_out_of_range: { status: 400, detail: 'La alternativa elegida no existe' },
  exam_not_found: { status: 404, detail: 'Ensayo no encontrado' },
  exam_without_questions: { status: 409, detail: 'No hay preguntas disponibles' },
  exam_incomplete: {
    status: 409,
    detail: 'El ensayo activo tendría menos preguntas que las anunciadas. Confirma que lo quieres así.',
  },
  exam_is_published: {
    status: 409,
    detail: 'Este ensayo ya se publicó. Pide los cambios a quien administra Matraz, o duplícalo.',
  },
  exam_is_assigned: {
    status: 409,
    detail: 'Este ensayo está asignado a un curso. Retira primero esa asignación.',
  },
  publishing_not_allowed: {
    status: 403,
    detail:
      'Solo quien administra Matraz publica ensayos. El tuyo queda como borrador, y puedes asignarlo a tus cursos.',
  },
  exam_too_long: { status: 409, detail: 'El ensayo ya tiene el máximo de preguntas' },
  attempt_not_found: { status: 404, detail: 'Intento no encontrado' },
  exam_running: { status: 409, detail: 'Primero termina el ensayo que tienes en curso' },
  attempt_running: {
    status: 409,
    detail: 'Tiene este ensayo en curso en la plataforma. Carga su hoja cuando lo termine',
  },
  attempt_on_paper: { status: 409, detail: 'Este intento se rindió en papel: no se reabre' },
  attempt_too_old: { status: 409, detail: 'Este intento terminó hace más de una semana: ya no se reabre' },
  later_attempt: { status: 409, detail: 'Ya comenzó otro intento de este ensayo' },
  results_seen: { status: 409, detail: 'La persona ya pudo ver las respuestas correctas: este intento no se reabre' },
  too_little_time: { status: 409, detail: 'Le quedaría menos de un minuto: dale más tiempo' },
  sitting_not_over: { status: 409, detail: 'La hora en que terminó el ensayo todavía no llega' },
  paper_recorded: { status: 409, detail: 'Ya tiene una hoja de esta rendición, con otras respuestas' },
  paper_answers_mismatch: { status: 409, detail: 'La hoja no tiene tantas respuestas como preguntas tiene el ensayo' },
  attempt_completed: { status: 409, detail: 'Este ensayo ya fue completado' },
  attempt_not_completed: { status: 409, detail: 'Este ensayo todavía no está completo' },
  not_sealed_yet: {
    status: 409,
    detail: 'El comprobante estará listo en un par de minutos, cuando el registro se selle',
  },
  deadline_passed: { status: 409, detail: 'El tiempo de este ensayo terminó' },
  time_extended: { status: 409, detail: 'Tienes más tiempo: tu ensayo sigue' },
  too_much_time: { status: 409, detail: 'Un intento puede recibir a lo más 24 horas de tiempo adicional' },
  no_break_left: { status: 409, detail: 'Ya usaste todo tu tiempo de descanso' },
  too_many_messages: { status: 409, detail: 'Este intento ya recibió demasiados mensajes' },
  too_many_answers: {
    status: 409,
    detail: 'Ya respondiste esta pregunta muchas veces hoy. Vuelve a intentarlo mañana.',
  },
  too_many_notes: { status: 409, detail: 'Tienes apuntes en demasiadas lecciones. Borra algunos primero.' },
  too_many_changes: { status: 409, detail: 'Las respuestas de este ensayo ya cambiaron demasiadas veces' },
  idempotency_key_reused: { status: 409, detail: 'Idempotency-Key ya se usó para otra cosa' },
  payment_not_found: { status: 404, detail: 'Compra no encontrada' },
  checkout_expired: { status: 409, detail: 'El plazo para pagar esta compra terminó. Elige el plan otra vez.' },
  class_not_found: { status: 404, detail: 'Curso no encontrado' },
  class_archived: { status: 409, detail: 'Este curso está archivado. Ábrelo otra vez para seguir.' },
  class_code_unknown: {
    status: 404,
    detail: 'Ese código no existe o ya terminó. Revísalo, o pide uno nuevo a tu docente.',
  },
  class_full: { status: 409, detail: 'El curso ya tiene el máximo de personas' },
  last_teacher: {
    status: 409,
    detail: 'El curso necesita al menos una persona que enseñe. Suma a otra antes, o archívalo.',
  },
  teacher_not_found: { status: 404, detail: 'Nadie con ese correo es docente en esta plataforma' },
  student_not_found: { status: 404, detail: 'Esa persona no está en tus cursos' },
  invitation_not_found: { status: 404, detail: 'Esa invitación ya no está abierta' },
  assignment_not_found: { status: 404, detail: 'Eso ya no está asignado' },
  assignment_not_open: { status: 409, detail: 'Tu curso tiene asignado este ensayo y todavía no abre' },
  assignment_closed: {
    status: 409,
    detail: 'Este ensayo ya cerró para tu curso. Lo puedes hacer por tu cuenta cuando se muestren los resultados.',
  },
  too_late_to_start: { status: 409, detail: 'La hora para comenzar este ensayo ya pasó' },
  no_attempts_left: { status: 409, detail: 'Ya usaste los intentos que tu docente dio para este ensayo' },
  wrong_access_word: { status: 403, detail: 'Esa no es la palabra de acceso. Pídela a tu docente.' },
  impossible_times: {
    status: 400,
    detail: 'El cierre debe ser después de la apertura y de ahora, y el último inicio debe quedar entre los dos.',
  },
  too_many_assignments: { status: 409, detail: 'Este curso ya tiene demasiadas cosas asignadas' },
  results_withheld: { status: 409, detail: 'Los resultados de este ensayo todavía no se muestran' },
  premium_required: { status: 403, detail: 'Este contenido es Premium' },
};

const httpProblems = {
  malformed_request: { status: 400, detail: 'La solicitud está mal formada' },
  invalid_fields: { status: 400, detail: 'Hay campos con errores' },
  invalid_idempotency_key: { status: 400, detail: 'Idempotency-Key debe tener entre 1 y 200 caracteres' },
  session_required: { status: 401, detail: 'Debes iniciar sesión' },
  factor_required: {
    status: 403,
    detail: 'Para administrar, primero agrega una llave de acceso o una app de códigos en la página de tu cuenta',
  },
  factors_elsewhere: { status: 409, detail: 'La verificación de esta cuenta se administra en otro sitio' },
  passkey_refused: { status: 403, detail: 'La llave de acceso no se pudo comprobar. Inténtalo de nuevo' },
  passkey_not_found: { status: 404, detail: 'Llave de acceso no encontrada' },
  passkey_not_added: { status: 409, detail: 'Esta llave de acceso ya está en una cuenta, o la tuya tiene demasiadas' },
  passkeys_unavailable: { status: 409, detail: 'En esta dirección los navegadores no aceptan llaves de acceso' },
  code_app_exists: { status: 409, detail: 'Los códigos por app ya están activados' },
  wrong_code: { status: 400, detail: 'El código no coincide o ya se usó. Espera el siguiente' },
  factor_missing: { status: 409, detail: 'Primero agrega una llave de acceso o una app de códigos' },
  wrong_password: { status: 403, detail: 'La contraseña no coincide' },
  guardian_required: { status: 403, detail: 'Falta la autorización de tu apoderado' },
  accounts_elsewhere: {
    status: 409,
    detail: 'El nombre, el correo y la contraseña de tu cuenta se cambian en el sitio con el que inicias sesión',
  },
  email_taken: { status: 409, detail: 'Ya existe una cuenta con este correo' },
  session_not_found: { status: 404, detail: 'Esa sesión ya estaba cerrada' },
  login_again: {
    status: 403,
    detail:
      'Para borrar tu cuenta, cierra la sesión y entra otra vez: solo se puede hasta 10 minutos después de entrar.',
  },
  demo_account: { status: 403, detail: 'Las cuentas de la demostración son de todos y no se borran' },
  teacher_required: { status: 403, detail: 'Esto es para docentes' },
  admin_required: { status: 403, detail: 'No tienes permisos de administrador' },
  own_purchases_only: { status: 403, detail: 'Solo puedes comprar Premium para tu propia cuenta' },
  invalid_signature: { status: 401, detail: 'El aviso no está firmado' },
  legal_texts_changed: {
    status: 409,
    detail: 'Los textos cambiaron mientras leías. Carga la página otra vez.',
  },
  exam_running: { status: 409, detail: 'Tienes un ensayo en curso. Termínalo y vuelve aquí' },
  guardian_not_needed: { status: 409, detail: 'Esta cuenta no espera una autorización' },
  own_guardian: { status: 400, detail: 'Escribe el correo de una persona adulta, no el tuyo' },
  cross_site_request: { status: 403, detail: 'La solicitud viene de otro sitio' },
  not_found: { status: 404, detail: 'No encontrado' },
  conflict: { status: 409, detail: 'Alguien más hizo un cambio al mismo tiempo. Inténtalo de nuevo' },
  body_too_large: { status: 413, detail: 'La solicitud es demasiado grande' },
  too_large_to_store: {
    status: 413,
    detail: 'Es demasiado para guardarlo de una vez. Divídelo en partes más pequeñas',
  },
  one_file_only: { status: 400, detail: 'Se puede enviar un solo archivo' },
  image_unreadable: { status: 400, detail: 'La imagen está vacía o dañada' },
  image_too_large: {
    status: 413,
    detail:
      'La imagen es demasiado grande: redúcela a 5 MB y 40 megapíxeles como máximo, contando todos los cuadros de una animación',
  },
  image_type_unsupported: { status: 415, detail: 'El archivo debe ser una imagen JPEG, PNG, WebP o GIF' },
  multipart_required: { status: 415, detail: 'El contenido debe ser multipart/form-data' },
  unsupported_media_type: { status: 415, detail: 'El contenido debe ser JSON' },
  too_many_requests: { status: 429, detail: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo' },
  internal_error: { status: 500, detail: 'Ocurrió un error inesperado' },
  payments_not_configured: {
    status: 409,
    detail: 'Los pagos no están configurados en esta plataforma: todavía no se puede comprar Premium.',
  },
  payments_unavailable: { status: 503, detail: 'No se pudo procesar el pago. Inténtalo nuevamente.' },
  unavailable: { status: 503, detail: 'El servicio no está disponible. Inténtalo en unos segundos' },
} as const;

const table = { ...domainProblems, ...httpProblems };
export type ProblemCode = keyof typeof table;

const titles: Record<number, string> = {
  400: 'Solicitud inválida',
  401: 'Sin sesión',
  403: 'No permitido',
  404: 'No encontrado',
  409: 'Conflicto',
  413: 'Demasiado grande',
  415: 'Tipo de contenido no soportado',
  429: 'Demasiadas solicitudes',
  500: 'Error interno',
  503: 'No disponible',
};

/** The body of an error reply (RFC 9457): a stable code for programs and a Spanish text for people, without internal details. */
export const problemOf = (code: ProblemCode, errors?: Problem['errors']): Problem => {
  const { status, detail } = table[code];
  const title = titles[status] ?? titles[500] ?? code;
  return { type: `urn:matraz:problem:${code}`, title, status, code, detail, ...(errors && { errors }) };
};

/** Thrown by hooks and handlers when a request is refused for a reason that is not a rule of the domain. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly errors: Problem['errors'];
  constructor(code: ProblemCode, errors?: Problem['errors']) {
    super(code);
    this.name = 'HttpProblem';
    this.code = code;
    this.errors = errors;
  }
}
