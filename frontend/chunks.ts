import type { Screen } from '@matraz/contracts/screens';
import type { Rolldown } from 'vite';

// Serves the goal of 4.0 s for the cold start and exam page: Vite's own groups need 5 to 20 kB or 15 requests more.

/** The screens of students: their modules below `src`, and the chunk of what only this kind shares. */
export const pages = {
  landing: ['/features/landing/landing-page.tsx', 'app'],
  dashboard: ['/features/catalog/dashboard-page.tsx', 'dashboard-page'],
  topic: ['/features/practice/topic/topic-page.tsx', 'topic-page'],
  mistakes: ['/features/practice/review/review-page.tsx', 'answering'],
  exams: ['/features/exams/list/exams-page.tsx', 'exam'],
  'exam-intro': ['/features/exams/intro/exam-intro-page.tsx', 'exam'],
  'exam-attempt': ['/features/exams/attempt/attempt-page.tsx', 'exam'],
  'exam-results': ['/features/exams/results/results-page.tsx', 'exam'],
} satisfies { [Name in Screen['name']]?: [path: string, kind: string] };

/** A topic loads them after its first screen. */
const topicTabs = '/features/practice/topic/topic-tabs.tsx';

/** Every page loads it a few seconds after its first screen. */
const moments = '/app/watch-moments.ts';

/** Each is found by the end of its path. */
const parts: [path: string, kind: string][] = [
  ...(Object.values(pages) as [string, string][]),
  [topicTabs, 'answering'],
  [moments, 'moments'],
];
/** These chunks contain their page too. */
const withPage: ReadonlySet<string> = new Set(['dashboard-page', 'topic-page', 'moments']);
const always = /\/src\/main\.tsx$|rolldown\/runtime/;
/** Shows the HTML of teachers, and what each question has. The start page needs none of it. */
const reading =
  /\/shared\/rich-text\/|\/contracts\/src\/(html|parse-url)|\/shared\/ui\/answer-option|\/use-answer-shortcuts|\/report-button|\/icons\/message-square-exclamation|\.woff2\?url$/;
/** Dialogs and tabs. One chunk: the page of an exam would need both for its dialogs. */
const radix = /\/@radix-ui\/|\/aria-hidden\/|\/shared\/ui\/(dialog|use-focus-back)\./;
/** What later parts of several pages share. It has fewer bytes than the headers of a request. */
const tiny = /\/shared\/study\/mastery\./;
/** A running exam loads its dialogs after its first question. */
const examDialogs = '/features/exams/attempt/attempt-dialog.tsx';
/** All icons are imported from one module, so the graph does not show who uses which one. */
const icon = /\/lucide-react\/.*\/icons\/([\w-]+)\.mjs$/;
/**
 * Formulas are loaded with the first one, the sanitiser by old browsers, and lists that grow only by some pages, although the main module
 * of their library imports them. The service worker is a program of its own.
 */
const apart =
  /\/katex\/(?!dist\/fonts\/)|\/dompurify\/|\/(infiniteQueryObserver|useInfiniteQuery)\.js$|\/rich-text\/(math|decimal-comma|keep-punctuation|purify)|\/offline\/service-worker/;

/** Not for a running exam. */
const assigned = /\/shared\/assignments\/|\/contracts\/src\/assigned-routes/;

/** What the typesetter shares with the editor. */
const formulas = /\/contracts\/src\/(?:formulas|number-text)|\/rich-text\/replace-formulas/;

type Info = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'importedIds' | 'dynamicImporters' | 'code'> | null;

/** The modules from which static imports lead to a module, itself included. */
const findUsers = (id: string, info: Info, found = new Set<string>()): Set<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of info(id)?.importers ?? []) findUsers(importer, info, found);
  return found;
};

/** The modules that import an icon by one of its names, and from which static imports lead to them. */
const findIconUsers = (id: string, info: Info): string[] => {
  const users = new Set<string>();
  for (const list of info(id)?.importers ?? []) {
    const line =
      info(list)
        ?.code?.split('\n')
        .find((one) => one.includes(`/${icon.exec(id)?.[1]}.mjs'`)) ?? '';
    const names = [...line.matchAll(/default as (\w+)/g)].map(([, name]) => name);
    for (const importer of info(list)?.importers ?? []) {
      const [, imported = ''] = /import \{([^}]*)\} from ["']lucide-react/.exec(info(importer)?.code ?? '') ?? [];
      if (imported.split(',').some((one) => names.includes(one.trim().split(' ')[0]))) findUsers(importer, info, users);
    }
  }
  return [...users];
};

const chunkOf = (id: string, info: Info): string | null => {
  if (apart.test(id)) return null;
  if (formulas.test(id)) return 'formulas';
  if (assigned.test(id)) return 'assigned';
  const users = icon.test(id) ? findIconUsers(id, info) : [...findUsers(id, info)];
  if (users.some((user) => always.test(user))) return 'app';
  if (tiny.test(id)) return 'app';
  const own = parts.filter(([page]) => users.some((user) => user.endsWith(page)));
  const [first] = own;
  const isInExam = users.some((user) => user.endsWith(examDialogs));
  if (radix.test(id) && (first !== undefined || isInExam)) return 'radix';
  if (first === undefined) return null;
  if (reading.test(id)) return 'reading';
  const shared = new Set(own.map(([, kind]) => kind));
  const [only] = shared;
  if (shared.size === 1 && only !== undefined && withPage.has(only)) return only;
  // A phone waits for a running exam. The other pages of exams get 1 kB more, and mostly load it next.
  const isRunning = users.some((user) => user.endsWith(pages['exam-attempt'][0]));
  if (shared.size === 1 && only === 'exam' && isRunning) return only;
  if (own.some(([page]) => id.endsWith(page))) return null;
  // What one page alone uses is in the chunk of the page.
  if (users.filter((user) => info(user)?.dynamicImporters.length).length === 1) return null;
  // A topic needs nothing of the reviews.
  if (only === 'answering' && !users.some((user) => user.endsWith(topicTabs))) return null;
  if (shared.size === 1) return first[1];
  return shared.has('answering') && shared.has('topic-page') && shared.size === 2 ? 'topic-page' : 'app';
};

/**
 * Few files instead of many, because each request costs a round trip. Every page runs `app`: the libraries, and the small parts that
 * pages of different kinds share.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'pages of students',
      name: (id, context) => chunkOf(id, (one) => context.getModuleInfo(one)),
      // A style sheet stays with its module.
      test: /\.m?[jt]sx?$|\.woff2\?url$|^\0|\/styles\/index\.css$/,
    },
  ],
};
