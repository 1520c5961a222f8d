import { Authenticated } from 'react-admin';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ObjectScope } from './object/ObjectScope.tsx';
import { CrashPage } from './parts/CrashPage.tsx';
import { NotFoundPage } from './parts/NotFoundPage.tsx';
import { paths } from './paths.ts';
import { ObjectThemes } from './shell/ObjectThemes.tsx';
import { Shell } from './shell/Shell.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';

/** Not one route per object: the object is a part of the address, and the page's resource. */
const objectPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./list/ListPage.tsx')).ListPage }) },
  {
    path: 'reference',
    lazy: async () => ({ Component: (await import('./object/ReferencePage.tsx')).ReferencePage }),
  },
  {
    path: 'reference/layouts',
    lazy: async () => ({ Component: (await import('./object/layouts/LayoutsPage.tsx')).LayoutsPage }),
  },
  {
    path: 'reference/picklists',
    lazy: async () => ({ Component: (await import('./object/picklists/PicklistsPage.tsx')).PicklistsPage }),
  },
  {
    path: 'reference/rules',
    lazy: async () => ({ Component: (await import('./object/rules/RulesPage.tsx')).RulesPage }),
  },
  {
    path: 'reference/search',
    lazy: async () => ({ Component: (await import('./object/search/SearchInfoPage.tsx')).SearchInfoPage }),
  },
  {
    path: 'reference/lists',
    lazy: async () => ({ Component: (await import('./object/lists/ListInfosPage.tsx')).ListInfosPage }),
  },
  {
    path: 'reference/related',
    lazy: async () => ({
      Component: (await import('./object/related/RelatedListInfosPage.tsx')).RelatedListInfosPage,
    }),
  },
  {
    path: 'reference/actions',
    lazy: async () => ({ Component: (await import('./object/actions/ActionsPage.tsx')).ActionsPage }),
  },
  {
    path: 'graph',
    lazy: async () => ({ Component: (await import('./object/graph/GraphPage.tsx')).GraphPage }),
  },
  {
    path: 'import',
    lazy: async () => ({ Component: (await import('./import/ImportPage.tsx')).ImportPage }),
  },
  { path: 'new', lazy: async () => ({ Component: (await import('./create/CreatePage.tsx')).CreatePage }) },
  {
    path: ':recordId',
    lazy: async () => ({ Component: (await import('./record/RecordPage.tsx')).RecordPage }),
  },
  {
    path: ':recordId/edit',
    lazy: async () => ({ Component: (await import('./record/EditPage.tsx')).EditPage }),
  },
  {
    path: ':recordId/clone',
    lazy: async () => ({ Component: (await import('./create/ClonePage.tsx')).ClonePage }),
  },
  {
    path: ':recordId/compare',
    lazy: async () => ({ Component: (await import('./compare/ComparePage.tsx')).ComparePage }),
  },
  {
    path: ':recordId/related/:relatedListId',
    lazy: async () => ({ Component: (await import('./related/RelatedListPage.tsx')).RelatedListPage }),
  },
];

const signedIn = (page: React.ReactNode) => <Authenticated>{page}</Authenticated>;

export const pages: RouteObject[] = [
  { path: '/login', element: <SignInPage />, errorElement: <CrashPage /> },
  {
    element: signedIn(
      <ObjectThemes>
        <Shell />
      </ObjectThemes>,
    ),
    errorElement: <CrashPage />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <CrashPage />,
        children: [
          { index: true, element: <Navigate to={paths.directory()} replace /> },
          {
            path: 'o',
            lazy: async () => ({ Component: (await import('./directory/DirectoryPage.tsx')).DirectoryPage }),
          },
          {
            path: 'search',
            lazy: async () => ({ Component: (await import('./find/FindPage.tsx')).FindPage }),
          },
          {
            path: 'commerce/home-content',
            lazy: async () => ({
              Component: (await import('./commerce/home/HomeContentPage.tsx')).HomeContentPage,
            }),
          },
          {
            path: 'commerce/stock',
            lazy: async () => ({ Component: (await import('./commerce/stock/StockPage.tsx')).StockPage }),
          },
          {
            path: 'commerce/customers/:accountId?',
            lazy: async () => ({
              Component: (await import('./commerce/customer/CustomerPage.tsx')).CustomerPage,
            }),
          },
          {
            path: 'commerce/orders/:orderId',
            lazy: async () => ({
              Component: (await import('./commerce/order-way/OrderWayPage.tsx')).OrderWayPage,
            }),
          },
          {
            path: 'dashboard',
            lazy: async () => ({ Component: (await import('./dashboard/DashboardPage.tsx')).DashboardPage }),
          },
          {
            path: 'developer/sandbox',
            lazy: async () => ({
              Component: (await import('./developer/sandbox/SandboxPage.tsx')).SandboxPage,
            }),
          },
          {
            path: 'developer/api/:operationId?',
            lazy: async () => ({ Component: (await import('./developer/api/ApiPage.tsx')).ApiPage }),
          },
          { path: 'o/:objectApiName', element: signedIn(<ObjectScope />), children: objectPages },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
