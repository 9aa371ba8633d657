import type { PlanId } from '@matraz/contracts/premium/plans';
import { useMutation } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/net/api.ts';
import { ApiError, reasonOf } from '../../shared/net/api-error.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { toast } from '../../shared/page/toast.ts';
import { isSessionOver, useUser } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';

const toastFailure = (error: Error) =>
  toast(
    isSessionOver(error)
      ? { title: 'Inicia sesión', description: 'Debes iniciar sesión para comprar Premium', tone: 'destructive' }
      : {
          title: 'Error al crear el pago',
          // A refusal has its own reason: trying again does not help.
          description: (isRefusal(error) && reasonOf(error)) || 'No se pudo procesar el pago. Inténtalo nuevamente.',
          tone: 'destructive',
        },
  );

/**
 * Milliseconds. A repeated key leads to the same checkout, which can be paid for a day. After this time a try starts a
 * new purchase.
 */
const KEY_LIFETIME = 60 * 60 * 1000;

/** The server refused this purchase, so the same key would be refused again. Any other failure may be repeated. */
const isRefusal = (error: Error) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Starts the purchase of a plan and goes to the provider's checkout. `buying` is the plan until the browser has left the page.
 * After a lost reply the same plan is sent with the same idempotency key, so it does not lead to a second checkout.
 */
export const useBuyPlan = () => {
  const { id: userId } = useUser();
  const [buying, setBuying] = useState<PlanId | null>(null);
  // `buying` is one render late; this ref blocks a double click.
  const isRunning = useRef(false);
  const tried = useRef<{ planId: PlanId; key: string; at: number } | null>(null);

  const stop = () => {
    isRunning.current = false;
    setBuying(null);
  };
  useEffect(() => {
    // The browser's Back button can show this page again as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && stop();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });

  const { mutate } = useMutation({
    mutationFn: (planId: PlanId) => {
      const now = Date.now();
      if (tried.current?.planId !== planId || now - tried.current.at > KEY_LIFETIME)
        tried.current = { planId, key: uuidv7(), at: now };
      // No retry in the background: a student who waits too long should not be sent to the checkout by surprise.
      return call('createPayment', { body: { planId, userId }, idempotencyKey: tried.current.key, retry: false });
    },
    onSuccess: ({ init_point }) => {
      tried.current = null;
      window.location.assign(init_point);
    },
    onError: (error) => {
      if (isRefusal(error)) tried.current = null;
      stop();
      toastFailure(error);
    },
  });
  const buy = (planId: PlanId) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBuying(planId);
    mutate(planId);
  };
  return { buy, buying };
};

interface Props extends ReturnType<typeof useBuyPlan>, Pick<ComponentProps<typeof Button>, 'look' | 'className'> {
  planId: PlanId;
  children: string;
}

/** While one plan is being bought, no other can be. */
export const BuyButton = ({ planId, buy, buying, children, ...rest }: Props) => (
  <Button {...rest} disabled={buying !== null} onClick={() => buy(planId)}>
    {buying === planId ? (
      <span role="status" className="flex items-center gap-2">
        <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
        Abriendo el pago…
      </span>
    ) : (
      children
    )}
  </Button>
);
