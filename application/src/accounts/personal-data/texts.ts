import type { PersonalData } from '@matraz/contracts/accounts/personal-data';
import type { SecurityEventKind } from '@matraz/contracts/accounts/security-http';
import type { EventType } from '@matraz/contracts/events';
import type { ExamSubject } from '@matraz/contracts/exams/limits';
import type { ReportReason } from '@matraz/contracts/practice/limits';
import type { MomentKind } from '@matraz/contracts/practice/moments-http';
import type { Mail } from '@matraz/infra/mail/outbox';

/** What happened to an account, in words. Other events have no page. */
const eventTexts: Partial<Record<EventType, string>> = {
  AccountOpened: 'Se abrió la cuenta',
  AdminGranted: 'Recibió permiso de administrar',
  AdminRevoked: 'Se quitó el permiso de administrar',
  ConsentGiven: 'Aceptó los textos legales',
  GuardianConsentGiven: 'Su apoderado autorizó',
  AccountErased: 'Se borró la cuenta',
  PremiumGranted: 'Premium otorgado',
  PremiumRevoked: 'Premium terminado por quien administra',
  PremiumPurchased: 'Premium comprado',
  PremiumRefunded: 'Premium devuelto',
  PremiumRestored: 'Premium activado de nuevo',
  CheckoutStarted: 'Comenzó la compra',
  PaymentPending: 'Pago pendiente',
  PaymentApproved: 'Pago aprobado',
  PaymentRejected: 'Pago rechazado',
  PaymentRefunded: 'Pago devuelto',
  PaymentPartlyRefunded: 'Pago devuelto en parte',
  PaymentMismatched: 'Pago por otro monto',
  CheckoutExpired: 'La compra venció',
};

export const textOf = (event: string): string => eventTexts[event as EventType] ?? event;

export const reportTexts: Record<ReportReason, string> = {
  'wrong-key': 'La respuesta correcta está mal',
  unclear: 'No se entiende',
  typo: 'Error de escritura',
  picture: 'Imagen o fórmula que no se ve',
  explanation: 'La explicación no ayuda',
  other: 'Otra cosa',
};

export const momentTexts: Record<MomentKind, string> = {
  level: 'Nivel de XP',
  streak: 'Nivel de racha, el día',
  minutes: 'Meta de minutos, el día',
  'best-score': 'Mejor puntaje',
  'goal-score': 'Puntaje de la meta',
  freeze: 'Protector de racha usado, el día',
};

export const securityTexts: Record<SecurityEventKind, string> = {
  login: 'Entrada a la cuenta',
  'login-failed': 'Contraseña equivocada',
  'code-failed': 'Código equivocado después de la contraseña',
  'proof-failed': 'Contraseña equivocada en una sesión abierta',
  logout: 'Cierre de sesión',
  'password-reset-asked': 'Se pidió un enlace para otra contraseña',
  'password-reset': 'Contraseña cambiada con un enlace',
  'password-changed': 'Contraseña cambiada',
  'email-changed': 'Correo cambiado',
  'email-confirmed': 'Correo confirmado',
  'sessions-ended': 'Sesiones cerradas',
  'factor-added': 'Verificación agregada',
  'factor-removed': 'Verificación quitada',
  'recovery-codes-made': 'Códigos de recuperación creados',
  'recovery-code-used': 'Código de recuperación usado',
  'admin-granted': 'Permiso de administrar recibido',
  'admin-revoked': 'Permiso de administrar quitado',
  'teacher-granted': 'Permiso de enseñar dado',
  'teacher-revoked': 'Permiso de enseñar quitado',
  'access-refused': 'Acceso negado a una página',
  exported: 'Copia de los datos',
  erased: 'Cuenta borrada',
  'changed-by-admin': 'Datos cambiados por quien administra',
};

export const byTexts = {
  self: 'la misma persona',
  admin: 'una persona que administra',
  operator: 'quien opera el servidor',
  platform: 'la plataforma',
} as const;

const mailTexts: Record<Mail['kind'], string> = {
  'email-confirmation': 'Confirmar el correo',
  'guardian-request': 'Pedir permiso al apoderado',
  'password-reset': 'Enlace para otra contraseña',
  'password-changed': 'Aviso de contraseña cambiada',
  'factor-changed': 'Aviso de verificación cambiada',
  'email-change': 'Confirmar un correo nuevo',
  'email-change-asked': 'Aviso de que se pidió cambiar el correo',
  'email-changed': 'Aviso de correo cambiado',
  'email-taken': 'Aviso de que el correo ya tiene cuenta',
  'new-browser': 'Aviso de entrada desde otro equipo',
  reminder: 'Recordatorio de estudio',
  'class-invitation': 'Invitación a un curso',
  'teacher-invitation': 'Invitación a enseñar',
};

/** A kind that an earlier version sent has no text of its own. */
export const mailTextOf = (kind: string): string => mailTexts[kind as Mail['kind']] ?? 'Otro correo';

export const mentionTexts: Record<ExamSubject, string> = {
  Biology: 'Biología',
  Physics: 'Física',
  Chemistry: 'Química',
};

export const classRoles: Record<PersonalData['classes'][number]['role'], string> = {
  student: 'estudiante',
  teacher: 'docente',
  invited: 'invitación sin respuesta',
};
