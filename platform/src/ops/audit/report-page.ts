import { html, type Markup } from '@matraz/infra/identity/pages/html';
import { chileTime } from './chile-time.ts';
import type { Report, Section } from './report-parts.ts';

const style = html`
:root { color-scheme: light }
body { font: 15px/1.5 system-ui, sans-serif; color: #1d2433; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 0 }
dt { color: #5b6475 }
dd { margin: 0; overflow-wrap: anywhere }
.verdict { border-left: 4px solid #1a7f4b; background: #eef8f2; padding: .6rem 1rem; margin: 1.5rem 0; font-weight: 600 }
.verdict.bad { border-color: #b3261e; background: #fdeeee }
ol { list-style: none; margin: 0; padding: 0; border-left: 2px solid #c9d0dc }
ol li { position: relative; padding: .15rem 0 .15rem 1.2rem; break-inside: avoid }
ol li::before { content: ''; position: absolute; left: -6px; top: .65rem; width: 8px; height: 8px; border-radius: 50%; border: 1px solid #fff; background: #7a869c }
ol li.good::before { background: #1a7f4b }
ol li.bad::before { background: #b3261e }
ol li.main { font-weight: 600 }
ol li.main::before { background: #1d4ed8 }
time { color: #5b6475; font-variant-numeric: tabular-nums; margin-right: .8rem; font-weight: 400 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #e3e7ee; vertical-align: top; overflow-wrap: break-word }
th { color: #5b6475; font-weight: 600 }
.scroll { overflow-x: auto }
.track { display: grid; grid-template-columns: 5.5rem 1fr; align-items: center; break-inside: avoid }
.track span { color: #5b6475; font-size: .85rem }
.line { position: relative; height: 1.1rem; border-bottom: 1px solid #e3e7ee }
.line i { position: absolute; bottom: 2px; width: 9px; height: 9px; margin-left: -4px; border-radius: 50%; background: #b9c2d0 }
.line i.last { background: #1d4ed8 }
.ends { display: flex; justify-content: space-between; margin-left: 5.5rem; color: #5b6475; font-size: .85rem }
footer { margin-top: 3rem; color: #5b6475; font-size: .85rem }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .4rem } }
@media print { .scroll { overflow: visible } body { margin: 0; max-width: none; font-size: 11pt } .verdict, ol li::before, .line i { print-color-adjust: exact } }`;

const body = (section: Section): Markup => {
  if ('steps' in section)
    return section.steps.length === 0
      ? html`<p>Nada.</p>`
      : html`<ol>${section.steps.map(
          ({ at, text, tone }) => html`<li class="${tone ?? 'plain'}"><time>${at}</time>${text}</li>`,
        )}</ol>`;
  if ('tracks' in section)
    return html`${section.tracks.map(
      ({ label, marks }) =>
        html`<div class="track"><span>${label}</span><div class="line">${marks.map(
          ({ at, text, isLast }) =>
            html`<i class="${isLast ? 'last' : 'earlier'}" style="left:${(at * 100).toFixed(2)}%" title="${text}"></i>`,
        )}</div></div>`,
    )}<div class="ends"><span>${section.from}</span><span>${section.to}</span></div>`;
  if (section.rows.length === 0) return html`<p>Nada.</p>`;
  return html`<div class="scroll"><table><thead><tr>${section.columns.map((name) => html`<th>${name}</th>`)}</tr></thead><tbody>${section.rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
};

/** A page that needs no other file and no script, for the screen and for paper. Every text is escaped. */
export const reportPage = ({ title, facts, verdict, sections }: Report, now: Date): string =>
  html`<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${verdict && html`<p class="verdict ${verdict.isGood ? 'good' : 'bad'}">${verdict.text}</p>`}
${sections.map((section) => html`<section><h2>${section.title}</h2>${body(section)}</section>`)}
</main>
<footer>Matraz, según el registro de eventos. Horas de Chile continental. Hecho el ${chileTime(now)}.</footer>
</body>
</html>
`.text;
