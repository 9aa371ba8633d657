import type { SecurityEventKind } from '@matraz/contracts/accounts/security-http';
import type { EventType } from '@matraz/contracts/events';

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
