import type { Mail } from '../../mail/outbox.ts';
import { html, type Markup } from './html.ts';
import { layout } from './layout.ts';

const inChile = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
});

/** The addresses of this platform in a text become links. The rest stays text. */
const withLinks = (text: string, origin: string): Markup[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      URL.canParse(part) && new URL(part).origin === origin ? html`<a href="${part}">${part}</a>` : html`${part}`,
    );

const mailOf = ({ address, subject, body, createdAt }: Mail & { createdAt: Date }, origin: string): Markup =>
  html`<article class="mail">
          <h2>${subject}</h2>
          <p class="hint">Para ${address} · ${inChile.format(createdAt)}</p>
          <div class="text">${withLinks(body.trim(), origin)}</div>
        </article>`;

/** What the demo would have sent. @param origin of the platform */
export const mailsPage = (mails: readonly (Mail & { createdAt: Date })[], origin: string): string =>
  layout(
    'Correos de la demostración',
    html`<h1>Correos de la demostración</h1>
        <p class="lead">La demostración no envía correos: los muestra aquí, solo en este equipo.</p>
        ${mails.length === 0 ? html`<p>Todavía no hay correos.</p>` : undefined}
        ${mails.map((mail) => mailOf(mail, origin))}
        <p class="other"><a href="/api/login">Volver a iniciar sesión</a></p>`,
  );
