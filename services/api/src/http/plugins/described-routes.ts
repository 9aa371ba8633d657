import { z } from 'zod';

/** The description of a route that no contract describes. It is for OpenAPI only: nothing is checked with it. */
interface Description {
  operationId?: string;
  summary: string;
  tags: string[];
  /** No session is needed. Absent: one is. */
  security?: [];
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
  consumes?: string[];
  response: Record<number, z.ZodType | { description: string; content: Record<string, { schema: z.ZodType }> }>;
}

const text = z.string();
const optional = text.optional();
const of = (type: string, description: string, schema: z.ZodType = text) => ({
  description,
  content: { [type]: { schema } },
});
const page = of('text/html', 'Una página');
const problem = (description: string) => of('application/problem+json', description, z.looseObject({ code: text }));
const redirect = (description: string) => z.null().describe(description);

const uid = z.object({ uid: text });
const token = z.object({ token: text });

const login = (
  operationId: string,
  summary: string,
  response: Description['response'],
  asked: Pick<Description, 'params' | 'querystring'> = {},
): Description => ({ operationId, summary, tags: ['Inicio de sesión'], security: [], ...asked, response });

/** A form of the login pages. Browsers send it, with the page's cookies. */
const form = (
  operationId: string,
  summary: string,
  fields: z.ZodRawShape,
  asked: Pick<Description, 'params' | 'querystring'> = {},
): Description => ({
  ...login(operationId, summary, { 303: redirect('Hecho: lo que sigue'), 400: page }, asked),
  body: z.object(fields),
  consumes: ['application/x-www-form-urlencoded'],
});

const operation = (
  operationId: string,
  summary: string,
  response: Description['response'],
  asked: Pick<Description, 'params' | 'querystring'> = {},
): Description => ({ operationId, summary, tags: ['Operación'], security: [], ...asked, response });

/** Every route that is no call of the contract, by method and path. The pages of this description itself are left out. */
export const describedRoutes: Readonly<Record<string, Description>> = {
  'GET /api/login': login(
    'login',
    'Comenzar a iniciar sesión: lleva al proveedor de identidad',
    { 303: redirect('Al proveedor de identidad') },
    {
      querystring: z.object({
        returnTo: optional.describe('La página a la que se vuelve, de este sitio'),
        screen: z.literal('registro').optional(),
        invitation: optional.describe('El código de una invitación a administrar o a enseñar'),
      }),
    },
  ),
  'GET /api/callback': login(
    'loginCallback',
    'El regreso del proveedor de identidad: comienza la sesión',
    { 303: redirect('A la página pedida, con la sesión en una cookie') },
    { querystring: z.object({ code: optional, state: optional, iss: optional, error: optional }) },
  ),
  'GET /api/logout': login(
    'logout',
    'Cerrar la sesión. Solo desde una página de este sitio o la barra de direcciones',
    { 303: redirect('A la portada, sin sesión'), 403: page },
  ),
  'GET /api/login/failed': login(
    'loginFailed',
    'Por qué no se pudo iniciar sesión',
    { 400: page },
    { querystring: z.object({ error: optional }) },
  ),
  'GET /api/login/pages.css': login('loginStyle', 'El estilo de las páginas de inicio de sesión', {
    200: of('text/css', 'El estilo'),
  }),
  'GET /api/login/passkey.js': login('loginScript', 'El programa de las llaves de acceso en esas páginas', {
    200: of('text/javascript', 'El programa'),
  }),
  'POST /idp/interaction/:uid/llave/opciones': login(
    'startPasskeyLogin',
    'Lo que una llave de acceso debe firmar para entrar',
    { 200: of('application/json', 'Opciones de WebAuthn', z.looseObject({ challenge: text })) },
    { params: uid, querystring: z.object({ verificacion: optional }) },
  ),
  'POST /idp/interaction/:uid/llave': form(
    'sendPasskey',
    'Entrar con una llave de acceso',
    { passkey: text.describe('AuthenticationResponseJSON') },
    { params: uid },
  ),
  'GET /idp/interaction/:uid/verificacion': login(
    'secondStepPage',
    'Después de la contraseña: pide un código o una llave de acceso',
    { 200: page },
    { params: uid },
  ),
  'POST /idp/interaction/:uid/verificacion': form(
    'sendCode',
    'Código de la app o de recuperación',
    { code: text },
    { params: uid },
  ),
  'GET /idp/interaction/:uid': login('loginPage', 'La página de inicio de sesión', { 200: page }, { params: uid }),
  'POST /idp/interaction/:uid': form(
    'sendLogin',
    'Correo y contraseña',
    { email: text, password: text },
    { params: uid },
  ),
  'GET /idp/interaction/:uid/registro': login(
    'registrationPage',
    'La página de registro',
    { 200: page },
    {
      params: uid,
    },
  ),
  'POST /idp/interaction/:uid/registro': form(
    'register',
    'Crear una cuenta',
    {
      firstName: text,
      lastName: text,
      email: text,
      password: text,
      age: z.enum(['adolescent', 'child']),
      guardianEmail: optional.describe('De la madre, el padre o el apoderado, con age=child'),
      consent: z.literal('on'),
    },
    { params: uid },
  ),
  'GET /idp/correo': login(
    'emailPage',
    'Confirmar el correo: el enlace que se envió',
    { 200: page },
    {
      querystring: token,
    },
  ),
  'POST /idp/correo': form('confirmEmail', 'Confirmar el correo', {}, { querystring: token }),
  'GET /idp/correo/nuevo': login(
    'newEmailPage',
    'Confirmar un correo nuevo: el enlace que se envió',
    { 200: page },
    { querystring: token },
  ),
  'POST /idp/correo/nuevo': form('confirmNewEmail', 'Usar el correo nuevo', {}, { querystring: token }),
  'GET /idp/correo/nuevo/listo': login('emailChangedPage', 'El correo está cambiado', { 200: page }),
  'GET /idp/correo/anterior': login(
    'oldEmailPage',
    'Volver al correo anterior: el enlace que se envió',
    { 200: page },
    { querystring: token },
  ),
  'POST /idp/correo/anterior': form('returnEmail', 'Volver al correo anterior', {}, { querystring: token }),
  'GET /idp/correo/reclamar': login(
    'claimPage',
    'Reclamar un correo que otra persona registró: el enlace que se envió',
    { 200: page },
    { querystring: token },
  ),
  'POST /idp/correo/reclamar': form('claimEmail', 'Borrar la cuenta que usa el correo', {}, { querystring: token }),
  'GET /idp/correo/reclamar/listo': login('emailClaimedPage', 'El correo está libre', { 200: page }),
  'GET /idp/correo/listo': login('emailConfirmedPage', 'El correo está confirmado', { 200: page }),
  'GET /idp/contrasena': login('forgottenPage', 'Olvidé mi contraseña', { 200: page }),
  'POST /idp/contrasena': form('forgotPassword', 'Pedir un enlace para una contraseña nueva', { email: text }),
  'GET /idp/contrasena/enviado': login('linkSentPage', 'El enlace está en camino', { 200: page }),
  'GET /idp/contrasena/nueva': login(
    'newPasswordPage',
    'Elegir una contraseña nueva',
    { 200: page },
    {
      querystring: token,
    },
  ),
  'POST /idp/contrasena/nueva': form(
    'setPassword',
    'Guardar la contraseña nueva',
    { password: text },
    {
      querystring: token,
    },
  ),
  'GET /idp/contrasena/nueva/lista': login('passwordChangedPage', 'La contraseña está cambiada', { 200: page }),
  'GET /api/guardian': login(
    'guardianPage',
    'Autorizar la cuenta de un menor de 14 años: el enlace del apoderado',
    { 200: page, 400: page },
    { querystring: token },
  ),
  'POST /api/guardian': form('agreeAsGuardian', 'El apoderado autoriza la cuenta', {}, { querystring: token }),
  'GET /api/guardian/listo': login('guardianAgreedPage', 'La cuenta está autorizada', { 200: page }),
  'GET /api/recordatorios': login(
    'stopRemindersPage',
    'Dejar de recibir recordatorios por correo: el enlace del correo',
    { 200: page, 400: page },
    { querystring: token },
  ),
  'POST /api/recordatorios': {
    ...form('stopReminders', 'Dejar de recibir recordatorios por correo', {}, { querystring: token }),
    response: { 200: page },
  },
  'GET /idp/correos': login('demoMails', 'Los correos de la demo, solo en este equipo', { 200: page }),
  // One route for several methods, so it has no id of its own.
  'GET /idp/*': {
    summary: 'El proveedor de identidad (OpenID Connect): /idp/.well-known/openid-configuration lo describe',
    tags: ['Inicio de sesión'],
    security: [],
    params: z.object({ '*': text }),
    response: { 200: z.unknown().describe('Según OpenID Connect') },
  },
  'POST /api/payments/webhook': {
    ...operation(
      'notifyPayment',
      'Aviso firmado del proveedor de pagos: un pago cambió',
      { 200: of('application/json', 'Recibido', z.object({ received: z.boolean() })), 401: problem('Firma inválida') },
      { querystring: z.object({ 'data.id': optional, type: optional }) },
    ),
    body: z.looseObject({}),
  },
  'GET /uploads/:name': {
    ...operation(
      'getPicture',
      'Una imagen subida',
      { 200: of('image/webp', 'La imagen'), 404: problem('No existe') },
      { params: z.object({ name: text }) },
    ),
    tags: ['Estudio'],
  },
  'GET /api/user/picture/:name': {
    operationId: 'getUserPicture',
    summary: 'La foto de la cuenta propia',
    tags: ['Estudio'],
    params: z.object({ name: text }),
    response: { 200: of('image/webp', 'La imagen'), 404: problem('No existe') },
  },
  'GET /healthz': operation('isAlive', 'El proceso funciona', {
    200: of('application/json', 'Funciona', z.object({ status: text })),
  }),
  'GET /readyz': operation('isReady', 'Puede atender: cada parte con su estado', {
    200: of('application/json', 'Puede atender', z.looseObject({ status: text })),
    503: of('application/json', 'No puede atender', z.looseObject({ status: text })),
  }),
  'GET /metrics': operation('getMetrics', 'Métricas para Prometheus, con METRICS_TOKEN o desde este equipo', {
    200: of('text/plain', 'Las métricas'),
    404: problem('Sin permiso'),
  }),
};
