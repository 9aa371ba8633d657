import type { PersonalData, PersonalDataPart } from '@matraz/contracts/accounts/personal-data';
import type { MomentKind } from '@matraz/contracts/practice/moments-http';
import { addDays } from '@matraz/domain/practice/calendar';
import { html, type Markup } from '@matraz/infra/identity/pages/html';
import { letterOf, page, shownDay, shownTime, table, yesOrNo } from './page.ts';
import {
  byTexts,
  classRoles,
  mailTextOf,
  mentionTexts,
  momentTexts,
  reportTexts,
  securityTexts,
  textOf,
} from './texts.ts';

type Logged = PersonalData['premium'][number];
type Attempt = PersonalData['exams'][number];

export interface PageFile {
  path: string;
  text: string;
}

/** Their number is a day, counted from 1970. */
const momentDays: MomentKind[] = ['streak', 'minutes', 'freeze'];

const historyTable = (history: readonly Logged[]) =>
  table(
    ['Qué', 'Cuándo'],
    history.map(({ event, at }) => [textOf(event), shownTime(at)]),
  );

const attemptPath = (place: number) => `ensayos/${String(place + 1).padStart(3, '0')}.html`;

const timeChangeTexts: Record<Attempt['timeChanges'][number]['kind'], string> = {
  extended: 'Más tiempo',
  paused: 'En pausa',
  resumed: 'Sigue',
};

/** What staff did to the attempt, and when its page was not heard of. Undefined: nothing. */
const roomPart = ({ timeChanges, messages, contactLosses, endedBecause }: Attempt): Markup | undefined => {
  const rows = [
    ...timeChanges.map(({ kind, at, seconds, reason }) => ({
      at,
      what: kind === 'extended' ? `${timeChangeTexts[kind]}: ${seconds} segundos` : timeChangeTexts[kind],
      text: reason,
    })),
    ...messages.map(({ at, text }) => ({ at, what: 'Mensaje', text })),
    ...contactLosses.map(({ lostAt: at, seconds }) => ({ at, what: 'Sin conexión', text: `${seconds} segundos` })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  if (rows.length === 0 && endedBecause === null) return undefined;
  const ended = endedBecause === null ? [] : [['—', 'Terminado por quien administra', endedBecause]];
  return html`<h2>Durante el ensayo</h2>${table(
    ['Cuándo', 'Qué', 'Motivo o texto'],
    [...rows.map(({ at, what, text }) => [shownTime(at), what, text]), ...ended],
  )}`;
};

const attemptPage = (attempt: Attempt, place: number): PageFile => {
  const { title, ordinal, startedAt, result, answers, rescorings } = attempt;
  const content = html`
<p>Intento ${String(ordinal)}, comenzado el ${shownTime(startedAt)}.
${
  result
    ? `Terminado el ${shownTime(result.finishedAt)} con ${result.paesScore} puntos: ${result.correct} de ${result.scored} correctas.`
    : 'Todavía no termina.'
}</p>
<h2>Respuestas</h2>
${table(
  ['Pregunta', 'Respuesta', 'Correcta', 'Guardada'],
  answers.map(({ number, selectedAnswer, isCorrect, savedAt }) => [
    number === null ? '—' : String(number),
    letterOf(selectedAnswer),
    isCorrect === undefined ? '—' : yesOrNo(isCorrect),
    shownTime(savedAt),
  ]),
)}
${roomPart(attempt)}
${
  rescorings.length === 0
    ? undefined
    : html`<h2>Cambios del puntaje</h2>${table(
        ['Cuándo', 'Antes', 'Después'],
        rescorings.map(({ at, previousScore, paesScore }) => [shownTime(at), String(previousScore), String(paesScore)]),
      )}`
}`;
  return { path: attemptPath(place), text: page(title, content, { back: '../index.html' }) };
};

interface Chapter {
  title: string;
  /** On the first page. */
  summary: string;
  path: string;
  content: Markup;
  further?: readonly (() => PageFile)[];
}

type Chapters = { [Name in PersonalDataPart]: (part: PersonalData[Name]) => Chapter };

const chapters: Chapters = {
  account: (account) => ({
    title: 'Cuenta',
    summary: account.email ?? '',
    path: 'cuenta.html',
    content: html`${table(
      ['Dato', 'Valor'],
      [
        ['Nombre', [account.firstName, account.lastName].filter(Boolean).join(' ') || '—'],
        ['Correo', account.email ?? '—'],
        ['Correo confirmado', shownTime(account.emailConfirmedAt)],
        [
          'Foto',
          account.picture === null
            ? '—'
            : html`<img alt="" width="128" src="data:image/webp;base64,${account.picture}" />`,
        ],
        ['Foto de otro sitio', account.profileImageUrl ?? '—'],
        ['Registrada con', account.registeredWith],
        ['Desde', shownTime(account.createdAt)],
        ['Administra', yesOrNo(account.isAdmin)],
        ['Identificador', account.id],
      ],
    )}<h2>Historia</h2>${historyTable(account.history)}`,
  }),
  consent: ({ version, awaitsGuardian, guardianAddress }) => ({
    title: 'Autorización',
    summary: version === null ? 'sin aceptar' : `textos del ${shownDay(version)}`,
    path: 'autorizacion.html',
    content: table(
      ['Dato', 'Valor'],
      [
        ['Textos aceptados', version === null ? '—' : shownDay(version)],
        ['Espera a su apoderado', yesOrNo(awaitsGuardian)],
        ['Correo de su apoderado', guardianAddress ?? '—'],
      ],
    ),
  }),
  progress: ({ xp, questionsAnswered, questionsCorrect, topicsCompleted, days, topics, lessons }) => ({
    title: 'Progreso',
    summary: `${xp} XP, ${questionsAnswered} preguntas respondidas`,
    path: 'progreso.html',
    content: html`
<p>${String(xp)} XP. ${String(questionsAnswered)} preguntas respondidas, ${String(questionsCorrect)} bien. ${String(topicsCompleted)} temas completos.</p>
<h2>Temas</h2>${table(
      ['Tema', 'Respondidas', 'Completo desde'],
      topics.map(({ title, answered, completedAt }) => [
        title ?? 'Tema borrado',
        String(answered),
        shownTime(completedAt),
      ]),
    )}
<h2>Lecciones completadas</h2>${table(
      ['Lección', 'Cuándo'],
      lessons.map(({ title, completedAt }) => [title ?? 'Lección borrada', shownTime(completedAt)]),
    )}
<h2>Días de estudio</h2>${table(
      ['Día', 'Respuestas', 'Bien', 'Lecciones', 'Ensayos', 'XP'],
      days.map((day) => [shownDay(day.day), ...[day.answers, day.correct, day.lessons, day.exams, day.xp].map(String)]),
    )}`,
  }),
  goals: (goals) => ({
    title: 'Tus metas',
    summary: goals === null ? 'sin responder' : 'mención, fecha, puntaje y minutos al día',
    path: 'metas.html',
    content: table(
      ['Meta', 'Valor'],
      [
        ['Mención', goals?.mention ? mentionTexts[goals.mention] : '—'],
        ['Día de la PAES', goals?.examDate ? shownDay(goals.examDate) : '—'],
        ['Puntaje', String(goals?.goalScore ?? '—')],
        ['Minutos al día', String(goals?.minutesADay ?? '—')],
      ],
    ),
  }),
  practice: (questions) => ({
    title: 'Respuestas de práctica',
    summary: `${questions.length} preguntas`,
    path: 'practica.html',
    content: table(
      ['Pregunta', 'Tema', 'Respuesta', 'Correcta', 'XP', 'Cuándo'],
      questions.flatMap(({ question, topic, answers }) =>
        answers.map(({ selectedAnswer, correct, xp, at }) => [
          question ?? 'Pregunta borrada',
          topic ?? '—',
          letterOf(selectedAnswer),
          yesOrNo(correct),
          String(xp),
          shownTime(at),
        ]),
      ),
    ),
  }),
  reviews: (questions) => ({
    title: 'Repasos',
    summary: `${questions.length} preguntas`,
    path: 'repasos.html',
    content: html`<p class="note">La primera respuesta de cada día decide cuándo se repasa una pregunta.</p>${table(
      ['Pregunta', 'Días'],
      questions.map(({ question, days }) => [
        question ?? 'Pregunta borrada',
        days.map(({ day, correct }) => `${shownDay(day)} (${correct ? 'bien' : 'mal'})`).join(', '),
      ]),
    )}`,
  }),
  exams: (attempts) => ({
    title: 'Ensayos',
    summary: `${attempts.length} intentos`,
    path: 'ensayos.html',
    content: table(
      ['Ensayo', 'Comenzado', 'Puntaje'],
      attempts.map(({ title, startedAt, result }, place) => [
        html`<a href="${attemptPath(place)}">${title}</a>`,
        shownTime(startedAt),
        result ? String(result.paesScore) : 'sin terminar',
      ]),
    ),
    further: attempts.map((attempt, place) => () => attemptPage(attempt, place)),
  }),
  reports: (reports) => ({
    title: 'Avisos sobre preguntas',
    summary: `${reports.length}`,
    path: 'avisos.html',
    content: table(
      ['Pregunta', 'Motivo', 'Aviso', 'Enviado', 'Respuesta', 'Cerrado'],
      reports.map(({ questionId, reason, text, reportedAt, answer, closedAt }) => [
        questionId,
        reportTexts[reason],
        text || '—',
        shownTime(reportedAt),
        answer ?? '—',
        shownTime(closedAt),
      ]),
    ),
  }),
  classes: (classes) => ({
    title: 'Cursos',
    summary: `${classes.length}`,
    path: 'cursos.html',
    content: table(
      ['Curso', 'Año', 'Como', 'Desde'],
      classes.map(({ name, year, role, since }) => [name, String(year), classRoles[role], shownTime(since)]),
    ),
  }),
  accommodations: ({ extraTime, largeText, hidesTimer, breaks }) => ({
    title: 'Apoyos en los ensayos',
    summary: extraTime > 0 || largeText || hidesTimer || breaks > 0 ? 'sí' : 'ninguno',
    path: 'apoyos.html',
    content: table(
      ['Más tiempo', 'Letra más grande', 'Sin reloj a la vista', 'Descansos'],
      [
        [
          extraTime > 0 ? `${extraTime} %` : 'no',
          yesOrNo(largeText),
          yesOrNo(hidesTimer),
          breaks > 0 ? `${breaks} min` : 'no',
        ],
      ],
    ),
  }),
  lessonNotes: (notes) => ({
    title: 'Apuntes de lecciones',
    summary: `${notes.length} lecciones`,
    path: 'apuntes.html',
    content: table(
      ['Lección', 'Guardada', 'Apuntes', 'Destacados', 'Último cambio'],
      notes.map(({ title, isSaved, note, highlights, changedAt }) => [
        title ?? 'Lección borrada',
        yesOrNo(isSaved),
        note || '—',
        highlights.map((quote) => `«${quote}»`).join(' ') || '—',
        shownTime(changedAt),
      ]),
    ),
  }),
  purchases: (purchases) => ({
    title: 'Compras',
    summary: `${purchases.length}`,
    path: 'compras.html',
    content:
      purchases.length === 0
        ? table([], [])
        : html`${purchases.map(
            ({ id, amount, currency, days, startedAt, providerPaymentId, history }) => html`
<h2>${shownTime(startedAt)}</h2>
<p>${String(days)} días de Premium por ${String(amount)} ${currency}. Compra ${id}, pago ${providerPaymentId ?? '—'}.</p>
${historyTable(history)}`,
          )}`,
  }),
  premium: (history) => ({
    title: 'Premium',
    summary: `${history.length} cambios`,
    path: 'premium.html',
    content: historyTable(history),
  }),
  moments: (moments) => ({
    title: 'Logros mostrados',
    summary: `${moments.length}`,
    path: 'logros.html',
    content: html`<p class="note">El último de cada clase, para mostrar cada logro una sola vez.</p>${table(
      ['Logro', 'El último'],
      moments.map(({ kind, upTo }) => [
        momentTexts[kind],
        momentDays.includes(kind) ? shownDay(addDays('1970-01-01', upTo)) : String(upTo),
      ]),
    )}`,
  }),
  reminders: (reminders) => ({
    title: 'Recordatorios',
    summary: reminders === null ? 'no' : `a las ${reminders.hour}:00`,
    path: 'recordatorios.html',
    content:
      reminders === null
        ? table([], [])
        : html`${table(
            ['Dato', 'Valor'],
            [
              ['Hora', `${reminders.hour}:00`],
              ['Por correo', yesOrNo(reminders.byMail)],
              ['En el navegador', yesOrNo(reminders.byPush)],
            ],
          )}
${table(
  ['Navegador', 'Desde'],
  reminders.browsers.map(({ service, since }) => [service, shownTime(since)]),
)}`,
  }),
  sessions: (sessions) => ({
    title: 'Sesiones abiertas',
    summary: `${sessions.length}`,
    path: 'sesiones.html',
    content: table(
      ['Equipo', 'Comenzada', 'Último uso'],
      sessions.map(({ device, startedAt, lastUsedAt }) => [device ?? '—', shownTime(startedAt), shownTime(lastUsedAt)]),
    ),
  }),
  factors: ({ passkeys, codeAppSince, recoveryCodesLeft }) => ({
    title: 'Verificación en dos pasos',
    summary: `${passkeys.length} llaves de acceso, códigos por app: ${codeAppSince ? 'sí' : 'no'}`,
    path: 'verificacion.html',
    content: html`${table(
      ['Llave de acceso', 'Agregada', 'Último uso'],
      passkeys.map(({ name, createdAt, lastUsedAt }) => [name, shownTime(createdAt), shownTime(lastUsedAt)]),
    )}
<p>Códigos por app desde: ${shownTime(codeAppSince)}. Códigos de recuperación sin usar: ${String(recoveryCodesLeft)}.</p>`,
  }),
  otherEmails: (emails) => ({
    title: 'Otros correos tuyos',
    summary: `${emails.length}`,
    path: 'otros-correos.html',
    content: table(
      ['Correo', 'Qué es', 'Se guarda hasta'],
      emails.map(({ email, kind, until }) => [
        email,
        kind === 'waiting' ? 'Nuevo, espera que lo confirmes' : 'Anterior, con un enlace para volver a él',
        shownTime(until),
      ]),
    ),
  }),
  mails: (mails) => ({
    title: 'Correos enviados',
    summary: `${mails.length}, de los últimos 90 días`,
    path: 'correos.html',
    content: table(
      ['Tipo', 'A', 'Escrito', 'Enviado'],
      mails.map(({ kind, address, writtenAt, sentAt }) => [
        mailTextOf(kind),
        address,
        shownTime(writtenAt),
        shownTime(sentAt),
      ]),
    ),
  }),
  securityEvents: (events) => ({
    title: 'Actividad de la cuenta',
    summary: `${events.length} anotaciones del último año`,
    path: 'actividad.html',
    content: table(
      ['Qué', 'Cuándo', 'Veces', 'Por'],
      events.map(({ kind, at, times, by }) => [securityTexts[kind], shownTime(at), String(times), byTexts[by]]),
    ),
  }),
  requests: (requests) => ({
    title: 'Pedidos sobre estos datos',
    summary: `${requests.length}`,
    path: 'pedidos.html',
    content: table(
      ['Qué', 'Pedido', 'Respondido', 'Por'],
      requests.map(({ kind, askedAt, answeredAt, by }) => [
        kind === 'export' ? 'Copia' : 'Borrado',
        shownTime(askedAt),
        shownTime(answeredAt),
        byTexts[by],
      ]),
    ),
  }),
};

const chaptersOf = (data: PersonalData): Chapter[] =>
  Object.entries(chapters).map(([name, chapter]) =>
    (chapter as (part: unknown) => Chapter)(data[name as PersonalDataPart]),
  );

const indexOf = (data: PersonalData, shown: readonly Chapter[]): string =>
  page(
    'Tus datos en Matraz',
    html`<p>Copia del ${shownTime(data.exportedAt)}, hora de Chile. Estas páginas se leen y se imprimen en cualquier equipo.
<a href="datos.json">datos.json</a> tiene lo mismo para programas.</p>
${table(
  ['Parte', 'Contenido'],
  shown.map(({ title, path, summary }) => [html`<a href="${path}">${title}</a>`, summary]),
)}
<p class="note">Las preguntas y lecciones son de Matraz y no están aquí. Las alternativas correctas de un ensayo que todavía no termina tampoco.</p>`,
  );

/** The pages, made one at a time. */
export function* pagesOf(data: PersonalData): Generator<PageFile> {
  const shown = chaptersOf(data);
  yield { path: 'index.html', text: indexOf(data, shown) };
  for (const { title, path, content, further = [] } of shown) {
    yield { path, text: page(title, content, { back: 'index.html' }) };
    for (const make of further) yield make();
  }
}
