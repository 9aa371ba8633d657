type Cut = readonly [guard: string, without: string];

/** The guard of one line of docs/security.md, and how to take it out. */
export interface Guard {
  /** The number of the line. */
  line: number;
  /** The file of the guard. */
  file: string;
  /** The text of the guard, which is in the file once, and what takes its place. */
  cut: Cut;
  /** A second guard of the same promise, in another file, which would still keep it. */
  also?: { file: string; cut: Cut };
  /** The promise is kept by what no code does: the cut adds it. */
  isAbsence?: true;
  /** A file with a test that fails then. Its name begins with `[security <line>]`. */
  test: string;
}

const api = 'services/api/src';

/** Each guard alone: without it a test of its line must fail. `npm run test:guards` takes out one after the other. */
export const guards: readonly Guard[] = [
  {
    line: 1,
    file: `${api}/catalog/visible-items.ts`,
    cut: ['...(isAdmin && { correctAnswer, explanation, version })', 'correctAnswer, explanation, version'],
    test: `${api}/catalog/queries.test.ts`,
  },
  {
    line: 2,
    file: `${api}/exams/attempt-page.ts`,
    cut: [
      'questions.map(({ questionId: id, question, options, orderIndex, isPilot }) => ({\n      id,',
      'questions.map(({ questionId: id, question, options, orderIndex, isPilot, ...key }) => ({\n      ...key,\n      id,',
    ],
    also: {
      file: 'contracts/src/exams/attempt-http.ts',
      cut: ['  correctAnswer: true,\n  explanation: true,\n', ''],
    },
    test: `${api}/exams/attempt-commands.test.ts`,
  },
  {
    line: 3,
    file: 'domain/src/exams/exam-attempt.ts',
    cut: [
      "  if ('userId' in data && data.userId !== attempt.userId) throw new DomainError('attempt_not_found');\n",
      '',
    ],
    test: `${api}/exams/attempt-commands.test.ts`,
  },
  {
    line: 4,
    file: `${api}/premium/commands.ts`,
    cut: ["    if (body.userId !== userId) throw new HttpProblem('own_purchases_only');\n", ''],
    test: `${api}/premium/payments.test.ts`,
  },
  {
    line: 5,
    file: `${api}/http/calls/access.ts`,
    cut: ['    if (refusal !== null) throw new HttpProblem(refusal);\n', ''],
    test: `${api}/http/calls/register-call.test.ts`,
  },
  {
    line: 6,
    file: 'application/src/practice/complete-lesson.ts',
    cut: ["  if (!mayOpen('lessons', lesson, context.now)) throw new DomainError('premium_required');\n", ''],
    test: `${api}/practice/commands.test.ts`,
  },
  {
    line: 7,
    file: 'application/src/practice/open-question.ts',
    cut: ["  if (!mayOpen('questions', question, now)) throw new DomainError('premium_required');\n", ''],
    test: `${api}/practice/commands.test.ts`,
  },
  {
    line: 8,
    file: 'domain/src/premium/free-tier.ts',
    cut: ['videos: 0 }', 'videos }'],
    test: `${api}/catalog/queries.test.ts`,
  },
  {
    line: 9,
    file: 'domain/src/premium/premium-status.ts',
    cut: ['premium?.expiresAt != null && new Date(premium.expiresAt) > now', 'premium?.expiresAt != null'],
    test: `${api}/catalog/queries.test.ts`,
  },
  {
    line: 10,
    file: 'contracts/src/catalog/content.ts',
    cut: ['export const topicContent = z.strictObject({', 'export const topicContent = z.object({'],
    test: `${api}/http/calls/register-call.test.ts`,
  },
  {
    line: 11,
    file: 'domain/src/premium/payment.ts',
    cut: ['amount === checkout.amount && currency === checkout.currency', 'true'],
    test: 'domain/src/premium/payment.test.ts',
  },
  {
    line: 12,
    file: `${api}/exams/commands.ts`,
    cut: [
      'return examResult(attempt);',
      "const result = examResult(attempt);\n    return typeof body.timeElapsed === 'number' && body.timeElapsed >= 0 ? { ...result, timeElapsed: body.timeElapsed } : result;",
    ],
    test: `${api}/exams/attempt-commands.test.ts`,
  },
  {
    line: 13,
    file: 'domain/src/exams/exam-attempt.ts',
    cut: [
      "  if (!isPaused(attempt) && now > lastAnswerTime(attempt.deadline)) throw new DomainError('deadline_passed');\n",
      '',
    ],
    test: `${api}/exams/attempt-commands.test.ts`,
  },
  {
    line: 14,
    file: 'application/src/exams/start-exam-attempt.ts',
    cut: ['const attemptId = examAttemptId(userId, examId, ordinal);', 'const attemptId = crypto.randomUUID();'],
    test: `${api}/exams/attempt-commands.test.ts`,
  },
  {
    line: 15,
    file: 'domain/src/practice/question-answers.ts',
    cut: ['const firstAttempt = !isAnswered;', 'const firstAttempt = isAnswered || !isAnswered;'],
    test: `${api}/practice/commands.test.ts`,
  },
  {
    line: 16,
    file: 'infra/src/html/sanitize.ts',
    cut: ['sanitizeHtml(escapeFormulas(html), options).trim()', 'html.trim()'],
    test: 'infra/src/html/sanitize.test.ts',
  },
  {
    line: 17,
    file: 'contracts/src/catalog/content.ts',
    cut: ['z.string().regex(/^#[0-9a-fA-F]{6}$/)', 'z.string()'],
    test: `${api}/catalog/commands.test.ts`,
  },
  {
    line: 18,
    file: 'contracts/src/catalog/content.ts',
    cut: [
      ".pipe(z.string().regex(/^[A-Za-z0-9_-]{11}$/, 'Debe ser un enlace de YouTube o el id de un video (11 caracteres)'))",
      '',
    ],
    test: `${api}/catalog/commands.test.ts`,
  },
  {
    line: 19,
    file: 'infra/src/images/re-encode.ts',
    cut: ["  if (!type || !allowedTypes.has(type.mime)) throw new ImageRefused('image_type_unsupported');\n", ''],
    test: `${api}/catalog/upload.test.ts`,
  },
  {
    line: 20,
    file: 'application/src/catalog/upload-image.ts',
    cut: ["createHash('sha256').update(picture).digest('hex')}.webp`", "'x'.repeat(9)}.webp`"],
    test: `${api}/catalog/upload.test.ts`,
  },
  {
    line: 21,
    file: `${api}/http/site/uploads.ts`,
    cut: ["\n      .header('content-security-policy', \"default-src 'none'; sandbox\")", ''],
    test: `${api}/catalog/upload.test.ts`,
  },
  {
    line: 22,
    file: `${api}/http/plugins/cross-site.ts`,
    cut: ["done(fromElsewhere ? new HttpProblem('cross_site_request') : undefined)", 'done()'],
    test: `${api}/http/plugins/security.test.ts`,
  },
  {
    line: 23,
    file: `${api}/accounts/logout.routes.ts`,
    cut: [
      "    if (!isOwnNavigation(request, origins)) return sendPage(reply, 403, messagePage('confirmLogout'));\n",
      '',
    ],
    test: `${api}/accounts/session.test.ts`,
  },
  {
    line: 24,
    file: `${api}/accounts/session.ts`,
    cut: ['      await end(request, reply);\n      const source', '      const source'],
    test: `${api}/accounts/session.test.ts`,
  },
  {
    line: 25,
    file: `${api}/accounts/session.ts`,
    cut: ["const secure = config.publicUrl.startsWith('https:');", 'const secure = false;'],
    test: `${api}/accounts/session.test.ts`,
  },
  {
    line: 26,
    file: `${api}/accounts/session.ts`,
    cut: ['    if (request.userId !== null || ids.isOurs(id)) await store.end(id);\n', ''],
    test: `${api}/accounts/session.test.ts`,
  },
  {
    line: 26,
    file: 'infra/src/identity/session-limits.ts',
    cut: ['idleLimitMs = 7 * dayMs', 'idleLimitMs = 700 * dayMs'],
    test: `${api}/accounts/session.test.ts`,
  },
  {
    line: 26,
    file: 'infra/src/identity/session-limits.ts',
    cut: ['absoluteLimitMs = 30 * dayMs', 'absoluteLimitMs = 3_000 * dayMs'],
    test: `${api}/accounts/session.test.ts`,
  },
  {
    line: 26,
    file: `${api}/updates/event-stream.ts`,
    cut: ['const stopWatching = stream.watchSession(close);', 'const stopWatching = () => {};'],
    test: `${api}/accounts/session-memory.test.ts`,
  },
  {
    line: 27,
    file: 'infra/src/identity/embedded-provider.ts',
    cut: ['pkce: { required: () => true }', 'pkce: { required: () => false }'],
    test: `${api}/accounts/attacks.test.ts`,
  },
  {
    line: 28,
    file: `${api}/accounts/return-to.ts`,
    cut: ["  if (origin !== site || pathname.startsWith('//')) return '/';\n", ''],
    test: `${api}/accounts/return-to.test.ts`,
  },
  {
    line: 29,
    file: `${api}/accounts/password-guesses.ts`,
    cut: [
      '      if (browser !== undefined) return ofBrowser.attempt(browser, whose, logIn);\n',
      '      return logIn();\n',
    ],
    test: `${api}/accounts/attacks.test.ts`,
  },
  {
    line: 29,
    file: 'infra/src/identity/password.ts',
    cut: [
      '  const matches = await verify(',
      '  if (passwordHash === undefined) return false;\n  const matches = await verify(',
    ],
    test: 'infra/src/identity/password.test.ts',
  },
  {
    line: 30,
    file: `${api}/http/calls/register-call.ts`,
    cut: ['rateLimit: accountLimit(name, deps.config.rateLimitScale)', 'rateLimit: false'],
    test: `${api}/http/limits/limits.test.ts`,
  },
  {
    line: 31,
    file: `${api}/accounts/embedded-provider.routes.ts`,
    cut: ["  delete headers['x-forwarded-host'];\n  headers.host = host;\n", ''],
    test: `${api}/accounts/login.test.ts`,
  },
  {
    line: 32,
    file: `${api}/premium/notices.route.ts`,
    cut: ["      if (!isSigned(notice, secret, clock())) throw new HttpProblem('invalid_signature');\n", ''],
    test: `${api}/premium/payments.test.ts`,
  },
  {
    line: 33,
    file: `${api}/http/calls/register-call.ts`,
    cut: ['    bodyLimit: limitOf(name).bytes,\n', '    bodyLimit: 1e9,\n'],
    test: `${api}/http/calls/problems.test.ts`,
  },
  {
    line: 33,
    file: 'infra/src/html/sanitize.ts',
    cut: ['  nestingLimit: NESTING_LIMIT,\n', ''],
    test: 'infra/src/html/sanitize.test.ts',
  },
  {
    line: 33,
    file: `${api}/app.ts`,
    cut: ['    requestTimeout,\n', ''],
    test: `${api}/http/site/slow-body.test.ts`,
  },
  {
    line: 34,
    file: 'application/src/clean-html.ts',
    isAbsence: true,
    cut: [
      '  const checked = await checkTexts(fields.map(({ html }) => html));\n',
      '  const checked = await checkTexts(fields.map(({ html }) => html));\n  for (const { html } of fields) for (const [, url = ""] of html.matchAll(/src="(http[^"]+)"/g)) void fetch(url);\n',
    ],
    test: `${api}/user-addresses.test.ts`,
  },
  {
    line: 34,
    file: 'contracts/src/accounts/push-services.ts',
    cut: ['  return pushServices.some(', '  return true || pushServices.some('],
    test: `${api}/accounts/reminders.test.ts`,
  },
  {
    line: 35,
    file: `${api}/http/plugins/security.ts`,
    cut: ['    frameAncestors: ["\'none\'"],\n    formAction', '    formAction'],
    test: `${api}/http/plugins/security.test.ts`,
  },
  {
    line: 36,
    file: 'infra/src/logging/logger.ts',
    cut: ["      redact: { paths, censor: '[oculto]' },\n", ''],
    test: 'infra/src/logging/logger.test.ts',
  },
  {
    line: 36,
    file: `${api}/http/plugins/logging.ts`,
    cut: ['route: request.routeOptions?.url });', 'route: request.url });'],
    test: `${api}/http/plugins/logging.test.ts`,
  },
  {
    line: 37,
    file: `${api}/http/calls/error-handler.ts`,
    cut: ["  if (body.status === 401 || body.status === 403) request.log.info({ code }, 'access refused');\n", ''],
    test: `${api}/http/plugins/logging.test.ts`,
  },
  {
    line: 38,
    file: 'infra/src/config/public-demo.ts',
    cut: ['  if (!reached) return;\n', '  return;\n'],
    test: 'infra/src/config/public-demo.test.ts',
  },
  {
    line: 38,
    file: 'infra/src/config/write-once.ts',
    cut: ['  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);\n', ''],
    test: 'infra/src/config/secrets.test.ts',
  },
  {
    line: 39,
    file: `${api}/http/plugins/security.ts`,
    cut: ["    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');\n", ''],
    test: `${api}/http/plugins/security.test.ts`,
  },
  {
    line: 40,
    file: 'platform/src/setup/service-role.ts',
    cut: ['  revoke all on es.events from', '  grant all on es.events to'],
    test: 'platform/src/setup/service-role.test.ts',
  },
  {
    line: 41,
    file: 'Dockerfile',
    cut: ['RUN npm ci\n', 'RUN npm install\n'],
    test: 'checks/dependencies.test.ts',
  },
  {
    line: 42,
    file: 'infra/src/identity/erase-personal-data.ts',
    cut: ["  await client.query('delete from accounts.local_users where id = $1::uuid', [subject]);\n", ''],
    test: `${api}/accounts/own-data.test.ts`,
  },
];
