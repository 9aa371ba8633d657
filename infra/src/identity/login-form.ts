import { z } from 'zod';

const form = z.object({
  email: z.string().trim().max(254).pipe(z.email()),
  password: z.string().min(1).max(200),
});

const emailOf = (body: unknown) => {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
};

/** The fields of a posted login form. Null when they cannot belong to an account. `email` is shown again in the form. */
export const readLogin = (body: unknown): { email?: string; login: z.infer<typeof form> | null } => ({
  email: emailOf(body),
  login: form.safeParse(body).data ?? null,
});
