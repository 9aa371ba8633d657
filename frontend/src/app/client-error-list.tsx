import type { PlatformStatus } from '@matraz/contracts/status-http';
import { amount } from '../shared/study/words.ts';

interface Props {
  errors: PlatformStatus['clientErrors'];
  time: (iso: string) => string;
}

/** Errors of the app that browsers reported, the latest first. */
export const ClientErrorList = ({ errors, time }: Props) => (
  <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
    {errors.map(({ message, reports, lastAt, browser, path, release, stack }) => (
      <li key={message}>
        <p className="break-words font-mono text-ink text-sm">{message}</p>
        <p className="break-words text-sm">
          {amount(reports, 'vez', 'veces')}; la última, {time(lastAt)}, con {browser} en {path} ({release})
        </p>
        {stack && (
          <details className="text-sm">
            <summary className="cursor-pointer py-1 font-semibold">Dónde falló</summary>
            <pre className="overflow-x-auto whitespace-pre-wrap break-words font-mono">{stack}</pre>
          </details>
        )}
      </li>
    ))}
  </ul>
);
