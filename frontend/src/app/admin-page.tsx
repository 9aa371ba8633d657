import '../shared/styles/admin.css';
import { paths } from '@matraz/contracts/screens';
import { Activity, ChartNoAxesColumn, GraduationCap, MessageSquareWarning, Users } from 'lucide-react';
import * as Tabs from 'radix-ui/tabs';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { ContentTotals } from '../features/catalog/admin/content-totals.tsx';
import { fetchedPanel } from '../shared/loading/fetched-part.tsx';
import { useTitle } from '../shared/page/use-title.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Skeleton } from '../shared/ui/skeleton.tsx';
import { AdminOnly } from './admin-only.tsx';

/** Each tab is loaded when it is first opened. Its name in the address is the key. */
const tabs = {
  temas: {
    name: 'Temas',
    Panel: fetchedPanel(() => import('../features/catalog/admin/topics/topics-panel.tsx')),
  },
  lecciones: {
    name: 'Lecciones',
    Panel: fetchedPanel(() => import('../features/catalog/admin/lessons/lessons-panel.tsx')),
  },
  preguntas: {
    name: 'Preguntas',
    Panel: fetchedPanel(() => import('../features/catalog/admin/questions/questions-panel.tsx')),
  },
  videos: {
    name: 'Videos',
    Panel: fetchedPanel(() => import('../features/catalog/admin/videos/videos-panel.tsx')),
  },
  ensayos: { name: 'Ensayos', Panel: fetchedPanel(() => import('../features/exams/admin/exams-panel.tsx')) },
  'carga-masiva': {
    name: 'Carga Masiva',
    Panel: fetchedPanel(() => import('../features/catalog/admin/bulk/bulk-panel.tsx')),
  },
};
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

const Loading = () => (
  <div role="status">
    <span className="sr-only">Cargando</span>
    <Skeleton className="h-72 rounded-card" />
  </div>
);

/** The open tab is in the address, so that Back and a reload keep it. */
const AdminTabs = () => {
  const [search, setSearch] = useSearchParams();
  const open = tabNames.find((tab) => tab === search.get('seccion')) ?? 'temas';
  // The text of a bulk load stays when another tab is opened.
  const [isBulkOpened, setIsBulkOpened] = useState(false);
  if (open === 'carga-masiva' && !isBulkOpened) setIsBulkOpened(true);
  const show = (tab: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('seccion', tab);
      return next;
    });
  return (
    <Tabs.Root value={open} onValueChange={show} activationMode="manual" className="mt-8">
      <Tabs.List
        aria-label="Contenido"
        className="grid grid-cols-3 gap-1 rounded-2xl bg-sunken p-1 sm:flex sm:w-fit sm:max-w-full sm:flex-wrap"
      >
        {tabNames.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className="flex min-h-11 items-center justify-center rounded-xl px-2 py-2 text-center font-bold text-ink-soft text-sm leading-tight transition hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-brand data-[state=active]:shadow-card sm:px-5 sm:text-base"
          >
            {tabs[tab].name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabNames.map((tab) => {
        const { Panel } = tabs[tab];
        return (
          <Tabs.Content
            key={tab}
            value={tab}
            forceMount={(tab === 'carga-masiva' && isBulkOpened) || undefined}
            tabIndex={-1}
            className="mt-7 outline-none data-[state=inactive]:hidden"
          >
            <Suspense fallback={<Loading />}>
              <Panel />
            </Suspense>
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
};

/** The other pages of administrators. */
const pages = [
  { href: paths['question-reports'], name: 'Avisos', Icon: MessageSquareWarning },
  { href: paths.teaching, name: 'Cursos', Icon: GraduationCap },
  { href: paths.teachers, name: 'Docentes', Icon: Users },
  { href: paths.overview, name: 'Resumen', Icon: ChartNoAxesColumn },
  { href: paths.status, name: 'Estado', Icon: Activity },
];

export default function AdminPage() {
  useTitle('Administración');
  return (
    <AdminOnly>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-extrabold text-3xl sm:text-4xl">Administración</h1>
        {pages.map(({ href, name, Icon }) => (
          <ButtonLink key={href} look="quiet" href={href}>
            <Icon className="size-5" aria-hidden="true" />
            {name}
          </ButtonLink>
        ))}
      </div>
      <ContentTotals />
      <AdminTabs />
    </AdminOnly>
  );
}
