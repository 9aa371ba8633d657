import { html, type Markup } from '@matraz/infra/identity/pages/html';

const style = `
:root { color-scheme: light; }
body { font: 16px/1.5 system-ui, sans-serif; color: #16302f; background: #fff; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2rem; }
nav { margin-bottom: 1.5rem; } a { color: #0b5f5b; }
table { border-collapse: collapse; display: block; overflow-x: auto; margin: 0.75rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.6rem 0.35rem 0; border-bottom: 1px solid #d9e2e0; min-width: 4.5rem; overflow-wrap: break-word; }
th { font-size: 0.9rem; } thead { display: table-header-group; } tr { break-inside: avoid; }
.note { color: #4a6261; }
@media print { body { margin: 0; max-width: none; } nav { display: none; } }
`;

// The style is the only text that is not escaped, and it is ours.
const styleTag = `<style>${style}</style>`;

/** A page that needs nothing else: it opens from a folder, without a network, and can be printed. */
export const page = (title: string, content: Markup, { back }: { back?: string } = {}): string =>
  html`<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} · Matraz</title>
</head>
<body>
${back === undefined ? undefined : html`<nav><a href="${back}">Volver al inicio</a></nav>`}
<h1>${title}</h1>
${content}
</body>
</html>
`.text.replace('</head>', `${styleTag}\n</head>`);

/** A table, or a sentence when there are no rows. */
export const table = (heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): Markup =>
  rows.length === 0
    ? html`<p class="note">No hay nada guardado aquí.</p>`
    : html`<table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody>
</table>`;

const moment = new Intl.DateTimeFormat('es-CL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hour12: false,
  timeZone: 'America/Santiago',
});
const day = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium', timeZone: 'UTC' });

/** A time as a clock in Chile shows it. */
export const shownTime = (iso: string | null): string => (iso === null ? '—' : moment.format(new Date(iso)));
export const shownDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
export const letterOf = (selected: number | null): string =>
  selected === null ? 'sin respuesta' : String.fromCharCode(65 + selected);
export const yesOrNo = (value: boolean): string => (value ? 'sí' : 'no');
