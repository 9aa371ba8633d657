import type { Handlers } from '../http/route.ts';
import { togglePremium } from './toggle-premium.ts';

export const premiumHandlers: Handlers<'togglePremium'> = { togglePremium };
