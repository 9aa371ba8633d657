import { useTitle } from '../../shared/page/use-title.ts';
import { EraseAccount } from './account/erase-account.tsx';
import { FactorsSection } from './account/factors/factors-section.tsx';
import { OwnData } from './account/own-data.tsx';
import { OwnDetails } from './account/own-details.tsx';
import { OwnSessions } from './account/own-sessions.tsx';
import { Reminders } from './account/reminders.tsx';
import { SecurityEvents } from './account/security-events.tsx';

/** The person's own account. Each part is a section of its own in `account/`. */
export default function AccountPage() {
  useTitle('Tu cuenta');
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-extrabold text-3xl sm:text-4xl">Tu cuenta</h1>
      <OwnDetails />
      <Reminders />
      <FactorsSection />
      <OwnSessions />
      <SecurityEvents />
      <OwnData />
      <EraseAccount />
    </div>
  );
}
