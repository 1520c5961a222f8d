import { Authenticated } from 'react-admin';
import { Navigate, type RouteObject } from 'react-router-dom';
import { SIGN_IN_PATHS } from './data/sign-in-paths.ts';
import { ObjectScope } from './features/object/ObjectScope.tsx';
import { ObjectThemes } from './features/shell/ObjectThemes.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { SIGNED_IN_PATH } from './features/sign-in/code-sign-in-again.ts';
import { SignedInPage } from './features/sign-in/SignedInPage.tsx';
import { SignInPage } from './features/sign-in/SignInPage.tsx';
import { withLaterTexts } from './i18n/later-texts.ts';
import { paths } from './paths.ts';
import { CrashPage } from './ui/CrashPage.tsx';
import { NotFoundPage } from './ui/NotFoundPage.tsx';
import { Pending } from './ui/Pending.tsx';

/** A page that is loaded, with all texts, when it is opened. */
const page = (open: () => Promise<React.ComponentType>) => async () => ({
  Component: await withLaterTexts(open()),
});

/** Not one route per object: the object is a part of the address, and the page's resource. */
const objectPages: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./features/list/ListPage.tsx')).ListPage }) },
  {
    path: 'reference',
    lazy: page(async () => (await import('./features/object/ReferencePage.tsx')).ReferencePage),
  },
  {
    path: 'reference/layouts',
    lazy: page(async () => (await import('./features/object/layouts/LayoutsPage.tsx')).LayoutsPage),
  },
  {
    path: 'reference/picklists',
    lazy: page(async () => (await import('./features/object/picklists/PicklistsPage.tsx')).PicklistsPage),
  },
  {
    path: 'reference/rules',
    lazy: page(async () => (await import('./features/object/rules/RulesPage.tsx')).RulesPage),
  },
  {
    path: 'reference/search',
    lazy: page(async () => (await import('./features/object/search/SearchInfoPage.tsx')).SearchInfoPage),
  },
  {
    path: 'reference/lists',
    lazy: page(async () => (await import('./features/object/lists/ListInfosPage.tsx')).ListInfosPage),
  },
  {
    path: 'reference/related',
    lazy: page(
      async () => (await import('./features/object/related/RelatedListInfosPage.tsx')).RelatedListInfosPage,
    ),
  },
  {
    path: 'reference/actions',
    lazy: page(async () => (await import('./features/object/actions/ActionsPage.tsx')).ActionsPage),
  },
  {
    path: 'graph',
    lazy: page(async () => (await import('./features/object/graph/GraphPage.tsx')).GraphPage),
  },
  {
    path: 'import',
    lazy: page(async () => (await import('./features/import/ImportPage.tsx')).ImportPage),
  },
  {
    path: 'deleted',
    lazy: page(async () => (await import('./features/deleted/DeletedPage.tsx')).DeletedPage),
  },
  {
    path: 'new',
    lazy: page(async () => (await import('./features/create/CreatePage.tsx')).CreatePage),
  },
  {
    path: ':recordId',
    lazy: page(async () => (await import('./features/record/RecordPage.tsx')).RecordPage),
  },
  {
    path: ':recordId/edit',
    lazy: page(async () => (await import('./features/record/EditPage.tsx')).EditPage),
  },
  {
    path: ':recordId/clone',
    lazy: page(async () => (await import('./features/create/ClonePage.tsx')).ClonePage),
  },
  {
    path: ':recordId/compare',
    lazy: page(async () => (await import('./features/compare/ComparePage.tsx')).ComparePage),
  },
  {
    path: ':recordId/merge',
    lazy: page(async () => (await import('./features/merging/MergingPage.tsx')).MergingPage),
  },
  {
    path: ':recordId/related/:relatedListId',
    lazy: page(async () => (await import('./features/related/RelatedListPage.tsx')).RelatedListPage),
  },
];

const signedIn = (page: React.ReactNode) => <Authenticated loading={<Pending />}>{page}</Authenticated>;

export const pages: RouteObject[] = [
  { path: SIGN_IN_PATHS.problem, element: <SignInPage />, errorElement: <CrashPage /> },
  { path: SIGNED_IN_PATH, element: <SignedInPage />, errorElement: <CrashPage /> },
  {
    element: signedIn(
      <ObjectThemes>
        <Shell />
      </ObjectThemes>,
    ),
    errorElement: <CrashPage />,
    children: [
      {
        errorElement: <CrashPage />,
        HydrateFallback: Pending,
        children: [
          { index: true, element: <Navigate to={paths.directory()} replace /> },
          {
            path: 'o',
            lazy: page(async () => (await import('./features/directory/DirectoryPage.tsx')).DirectoryPage),
          },
          {
            path: 'search',
            lazy: page(async () => (await import('./features/find/FindPage.tsx')).FindPage),
          },
          {
            path: 'commerce/home-content',
            lazy: page(async () => (await import('./features/content/editor/ContentPage.tsx')).ContentPage),
          },
          {
            path: 'commerce/pages',
            lazy: page(
              async () => (await import('./features/content/list/ContentListPage.tsx')).ContentListPage,
            ),
          },
          {
            path: 'commerce/pages/:contentKey',
            lazy: page(async () => (await import('./features/content/editor/ContentPage.tsx')).ContentPage),
          },
          {
            path: 'commerce/stock',
            lazy: page(async () => (await import('./features/commerce/stock/StockPage.tsx')).StockPage),
          },
          {
            path: 'commerce/products/:productId',
            lazy: page(
              async () => (await import('./features/commerce/variants/VariantsPage.tsx')).VariantsPage,
            ),
          },
          {
            path: 'commerce/products/:productId/pictures',
            lazy: page(
              async () => (await import('./features/commerce/pictures/PicturesPage.tsx')).PicturesPage,
            ),
          },
          {
            path: 'commerce/products/:productId/categories',
            lazy: page(
              async () => (await import('./features/commerce/categories/CategoriesPage.tsx')).CategoriesPage,
            ),
          },
          {
            path: 'commerce/customers/:accountId?',
            lazy: page(
              async () => (await import('./features/commerce/customer/CustomerPage.tsx')).CustomerPage,
            ),
          },
          {
            path: 'commerce/orders/:orderId',
            lazy: page(
              async () => (await import('./features/commerce/order-way/OrderWayPage.tsx')).OrderWayPage,
            ),
          },
          {
            path: 'dashboard',
            lazy: page(async () => (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage),
          },
          {
            path: 'settings',
            lazy: page(async () => (await import('./features/settings/SettingsPage.tsx')).SettingsPage),
          },
          {
            path: 'developer/sandbox',
            lazy: page(
              async () => (await import('./features/developer/sandbox/SandboxPage.tsx')).SandboxPage,
            ),
          },
          {
            path: 'developer/query',
            lazy: page(async () => (await import('./features/developer/query/QueryPage.tsx')).QueryPage),
          },
          {
            path: 'developer/limits',
            lazy: page(async () => (await import('./features/developer/limits/LimitsPage.tsx')).LimitsPage),
          },
          {
            path: 'developer/schema',
            lazy: page(async () => (await import('./features/developer/schema/SchemaPage.tsx')).SchemaPage),
          },
          {
            path: 'developer/drift',
            lazy: page(async () => (await import('./features/developer/drift/DriftPage.tsx')).DriftPage),
          },
          {
            path: 'developer/api/:operationId?',
            lazy: page(async () => (await import('./features/developer/api/ApiPage.tsx')).ApiPage),
          },
          { path: 'o/:objectApiName', element: signedIn(<ObjectScope />), children: objectPages },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];
