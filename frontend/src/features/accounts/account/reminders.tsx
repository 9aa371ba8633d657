import type { ReminderSettings } from '@matraz/contracts/accounts/reminders-http';
import { reminderHours } from '@matraz/contracts/practice/limits';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PushState, pushState, subscribeToPush } from '../../../shared/loading/push.ts';
import { call } from '../../../shared/net/api.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { AccountSection } from './account-section.tsx';
import { textOf } from './factors/factors.ts';

const reminders = queryOptions({ queryKey: ['reminders'], queryFn: () => call('getReminders'), staleTime: 0 });
const browser = queryOptions({ queryKey: ['push-state'], queryFn: pushState, staleTime: 0 });

type Reminder = NonNullable<ReminderSettings['reminder']>;

const hours = Array.from(
  { length: reminderHours.latest - reminderHours.earliest + 1 },
  (_, n) => reminderHours.earliest + n,
);

const mailHints = {
  ready: 'Con un enlace para dejar de recibirlos.',
  unconfirmed: 'Confirma primero tu correo.',
  none: 'Esta plataforma no envía correos.',
};

const pushHints: Record<PushState, string> = {
  unsupported: 'Este navegador no muestra avisos.',
  denied: 'Este navegador bloquea los avisos de Matraz: permítelos en la configuración del sitio.',
  off: 'Te pediremos permiso para mostrarlos.',
  on: 'Este navegador los muestra.',
};

/** Changes the reminders. `here`: this browser subscribes first, and asks for its permission. */
const useChange = (settings: ReminderSettings) => {
  const queries = useQueryClient();
  const show = (reply: ReminderSettings) => queries.setQueryData(reminders.queryKey, reply);
  return useMutation({
    mutationFn: async ({ reminder, here = false }: { reminder: Reminder | null; here?: boolean }) => {
      const address = here ? await subscribeToPush(settings.pushKey) : null;
      const wanted = here && !address ? { ...reminder, byPush: false } : reminder;
      // Without the permission and without mails there is nothing to ask for.
      if (wanted && !wanted.byMail && !wanted.byPush && here) return settings;
      if (address) await call('addPushSubscription', { body: address });
      const isAny = wanted !== null && (wanted.byMail === true || wanted.byPush === true);
      return call('setReminders', { body: { reminder: isAny ? (wanted as Reminder) : null } });
    },
    onSuccess: show,
    onError: (error) => toast({ tone: 'destructive', title: 'Error', description: textOf(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: browser.queryKey }),
  });
};

const Choices = ({ settings, push }: { settings: ReminderSettings; push: PushState }) => {
  const { reminder, mail, browsers } = settings;
  const change = useChange(settings);
  const canMail = mail === 'ready';
  const canPush = push === 'off' || push === 'on';
  const start = (isOn: boolean) =>
    change.mutate(
      isOn
        ? { reminder: { hour: reminderHours.usual, byMail: canMail, byPush: canPush }, here: canPush }
        : { reminder: null },
    );
  return (
    <div className="mt-4 grid gap-4">
      <Switch
        isOn={reminder !== null}
        onChange={start}
        disabled={change.isPending || !(reminder || canMail || canPush)}
      >
        <span className="font-bold">Recordarme estudiar</span>
      </Switch>
      {!reminder && !canMail && !canPush && (
        <p className="text-ink-soft leading-snug">{`${mailHints[mail]} ${pushHints[push]}`}</p>
      )}
      {!reminder && push === 'denied' && canMail && <p className="text-ink-soft leading-snug">{pushHints.denied}</p>}
      {reminder && (
        <>
          <Field label="A qué hora (hora de Chile)" className="max-w-60">
            {(control) => (
              <select
                {...control}
                value={reminder.hour}
                disabled={change.isPending}
                onChange={({ target }) => change.mutate({ reminder: { ...reminder, hour: Number(target.value) } })}
              >
                {hours.map((hour) => (
                  <option key={hour} value={hour}>{`${hour}:00`}</option>
                ))}
              </select>
            )}
          </Field>
          <div>
            <Switch
              isOn={reminder.byMail}
              disabled={change.isPending || (!canMail && !reminder.byMail)}
              onChange={(byMail) => change.mutate({ reminder: { ...reminder, byMail } })}
            >
              <span className="font-bold">Por correo</span>
            </Switch>
            <p className="text-[0.95rem] text-ink-soft leading-snug">{mailHints[mail]}</p>
          </div>
          <div>
            <Switch
              isOn={reminder.byPush}
              disabled={change.isPending || (!canPush && !reminder.byPush)}
              onChange={(byPush) => change.mutate({ reminder: { ...reminder, byPush }, here: byPush })}
            >
              <span className="font-bold">Avisos en el navegador</span>
            </Switch>
            <p className="text-[0.95rem] text-ink-soft leading-snug">
              {reminder.byPush && browsers > 0
                ? `${pushHints[push]} Activos en ${browsers === 1 ? '1 navegador' : `${browsers} navegadores`}.`
                : pushHints[push]}
            </p>
            {reminder.byPush && push === 'off' && (
              <Button
                look="quiet"
                className="mt-2"
                disabled={change.isPending}
                onClick={() => change.mutate({ reminder, here: true })}
              >
                Activar en este navegador
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
};

/** Off at first. The browser asks for its permission only after the student has turned them on. */
export const Reminders = () => {
  const { data, isPending, refetch } = useQuery(reminders);
  const { data: push = 'unsupported' } = useQuery(browser);
  return (
    <AccountSection title="Recordatorios">
      <p className="mt-1 text-ink-soft">Te avisamos a tu hora, solo si todavía no cumples tu meta del día.</p>
      {isPending && <Skeleton className="mt-4 h-24" />}
      {!isPending && !data && <Failure onRetry={() => void refetch()} />}
      {data && <Choices settings={data} push={push} />}
    </AccountSection>
  );
};
