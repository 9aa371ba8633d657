/**
 * Personal data that a browser's text may contain, in this order. Each pattern has a limit, so a long text is quick.
 */
const personal: [pattern: RegExp, instead: string][] = [
  // Up to the place in the file, `:12:34`.
  [/[?#](?=\w+=|\w+:\d)[^\s)'":]*/g, ''],
  [/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/g, '[correo]'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]'],
  [/\beyJ[\w-]{1,500}\.[\w-]{1,1000}\.[\w-]{0,500}/g, '[secreto]'],
  [/\b(authorization|cookie|set-cookie)(["']?\s{0,3}[:=]\s{0,3})[^\n]{1,500}/gi, '$1$2[secreto]'],
  [
    /\b(password|clave|contraseña|secret|token|code|sid|api.?key)(["']?\s{0,3}[:=]\s{0,3})[^\s,;)}]{1,500}/gi,
    '$1$2[secreto]',
  ],
  // A run of 24 or more with letters and digits. The names of our files are longer, but end in `.js`.
  [/(?<![\w-])(?=[\w-]{0,200}\d)(?=[\w-]{0,200}[a-z])[\w-]{24,}(?![\w-]|\.\w)/gi, '[secreto]'],
  [/\b\d{1,2}\.?\d{3}\.?\d{3}-[\dk]\b/gi, '[número]'],
  [/(?<![\w:])\+?\d(?:[ .-]?\d){7,19}\b/g, '[número]'],
];

/** A text of a browser without e-mails, ids, secrets and numbers of a person. */
export const scrub = (text: string): string =>
  personal.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
