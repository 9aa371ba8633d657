import { readFileSync } from 'node:fs';
import { html, type Markup } from './html.ts';

/** The style sheet of the identity pages. */
export const pageStyle: string = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');

/** The path of `pageStyle` in the api. */
export const stylePath = '/api/login/pages.css';

const flask = html`<svg class="flask" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" focusable="false">
  <rect width="48" height="48" rx="13" fill="#0b5f5b" />
  <path d="M20 10h8M21.6 10v9.2L12.7 33.4c-1.7 2.8.3 6.1 3.5 6.1h15.6c3.2 0 5.2-3.3 3.5-6.1l-8.9-14.2V10" fill="#0e7872" stroke="#fff6ea" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" />
  <path d="M17.2 29.4c2.4-1.7 4.6-1.5 6.8-.2 2.3 1.4 4.5 1.5 6.8.2l2.4 4.7c.8 1.5-.2 3-1.6 3H16.4c-1.4 0-2.4-1.5-1.6-3z" fill="#ff8b45" />
  <circle cx="22" cy="24.2" r="1.5" fill="#ffb27d" /><circle cx="26.2" cy="21" r="1.1" fill="#ffb27d" />
</svg>`;

/** A page: the product's name, a card and a link to the home page. */
export const layout = (title: string, card: Markup): string =>
  html`<!doctype html>
<html lang="es-CL">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1718" />
    <meta name="robots" content="noindex" />
    <link rel="icon" type="image/svg+xml" href="/matraz.svg" />
    <link rel="stylesheet" href="${stylePath}" />
    <title>${title} · Matraz</title>
  </head>
  <body>
    <header>
      <a class="brand" href="/">${flask}<span>Matraz</span></a>
    </header>
    <main>
      <section class="card">
        ${card}
      </section>
    </main>
    <footer>
      <p>Química, Física y Biología para la PAES</p>
      <nav class="information" aria-label="Información"><a href="/privacidad">Privacidad</a> <a href="/terminos">Términos</a> <a href="/ayuda">Ayuda</a></nav>
    </footer>
  </body>
</html>
`.text;
