import type { PlanId } from '@matraz/contracts/premium/plans';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import type { useBuyPlan } from './use-buy-plan.ts';

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
