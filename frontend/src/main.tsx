import './shared/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readFirstScreen } from './app/first-screen.ts';
import { openPage } from './app/open-page.ts';
import { createQueryClient } from './app/query-client.ts';
import { watchForLostStyles } from './shared/loading/load-part.ts';
import { watchForFaults } from './shared/net/fault.ts';
import { applyTheme } from './shared/page/theme.ts';

watchForFaults();
applyTheme();
watchForLostStyles();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
const queries = createQueryClient();
const isLanding = root.querySelector('main') !== null;
openPage(queries, isLanding);

// A transition gives the browser a turn between its parts, so a slow phone can react meanwhile.
const render = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  );

// No `await`: the page's chunk waits for the end of this module, so both would wait forever. The timer renders in a new
// task, after the task that ran the page's code. The document shows something until then.
void readFirstScreen(queries, isLanding).then(() => setTimeout(render));
