import './shared/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { openPage } from './app/open-page.ts';
import { loadPageCode, pageCode } from './app/page-code.ts';
import { createQueryClient } from './app/query-client.ts';
import { watchForLostStyles } from './shared/load-part.ts';
import { currentUser } from './shared/session.ts';
import { applyTheme } from './shared/theme.ts';

applyTheme();
watchForLostStyles();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
const queries = createQueryClient();
openPage(queries);

/** The document for visitors contains the landing page. It stays until the app can show the same. */
const isLanding = root.querySelector('main') !== null;
if (isLanding) await Promise.allSettled([pageCode.landing(), queries.prefetchQuery(currentUser)]);
else loadPageCode(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <App queries={queries} />
  </StrictMode>,
);
