import type { ComponentProps } from 'react';
import { FinishDialog } from './finish-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NavigatorDialog } from './navigator-dialog.tsx';

type Props =
  | ({ name: 'finish' } & ComponentProps<typeof FinishDialog>)
  | ({ name: 'navigator' } & ComponentProps<typeof NavigatorDialog>)
  | ({ name: 'leave' } & ComponentProps<typeof LeaveDialog>);

/** The dialogs of a running exam. They are loaded after its first question is shown. */
export default function AttemptDialog(props: Props) {
  switch (props.name) {
    case 'finish':
      return <FinishDialog {...props} />;
    case 'navigator':
      return <NavigatorDialog {...props} />;
    case 'leave':
      return <LeaveDialog {...props} />;
  }
}
