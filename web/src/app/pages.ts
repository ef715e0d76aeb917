// One record for each page. The router reads file, component and guard; sidebar and command palette read names and rights; the build reads what the
// page's head asks for. A new page is one record here and one line in `router.tsx`. The build runs this file in Node, so it imports types alone.
import type { ToolSummary } from '@folio/contract/tool-definition';
import type { UserInfo } from '@folio/contract/users';
import type { ParseKeys } from 'i18next';

export type SidebarGroup = 'work' | 'team' | 'brand';

/** The caller and their tools, as `GET /tools/show_user_info` answers. */
interface Me {
  user_info: UserInfo;
  templates: ToolSummary[];
}

/** Checks of `guards.ts` that ask more than who the caller is. */
export type GuardName =
  | 'session'
  | 'workspace'
  | 'guests'
  | 'lock'
  | 'choice'
  | 'create'
  | 'settings'
  | 'tool'
  | 'example'
  | 'product';

export interface PageRecord {
  /** Below `web/src`. */
  source: string;
  /** The component that the file exports. */
  component: string;
  guard?: GuardName;
  /** Who may open it; others are sent to the dashboard and, with `refusal`, are told why. */
  isOpenTo?: (me: Me) => boolean;
  refusal?: ParseKeys;
  /** Its name in the command palette and, with a `group`, in the sidebar, where those of one group are in the order of the records. */
  label?: ParseKeys;
  group?: SidebarGroup;
  /** Search parameters with which these entries open it. */
  search?: { forceRedirect?: true };
  /** Who has these entries, where it is not everybody who may open the page. */
  isListedFor?: (me: Me) => boolean;
  /** What it says is in the first file of words, which every visit loads. */
  isFirst?: boolean;
  /** The page's head asks for its code, for the caller and for these calls; `$1` is the first parameter of its path. */
  early?: { calls?: string[] };
  /** Its text is read in the font of documents, which the head asks for too. */
  isRead?: boolean;
  /** Nearly every function is called when it is shown: browsers may compile it while it arrives. */
  isCompiledAhead?: boolean;
  /** Sources that a first page loads at once and whose words are therefore in the first file too. */
  parts?: string[];
}

const usesTasks = ({ user_info: { extra_info: company } }: Me) => !company.hide_generic_task_assignment;
const mayRequestTranslations = ({ user_info: { can } }: Me) => can.open_translation_requests;
const mayManageTranslations = ({ user_info: { can } }: Me) => can.open_translation_manager;
const mayOpenCampaigns = ({ user_info: { can } }: Me) => can.open_campaigns;
const mayOpenControlPanel = ({ user_info: { can } }: Me) => can.open_control_panel;
/** Where the account has no tool for conversations there are none. */
const hasChat = ({ templates }: Me) => templates.some((tool) => tool.macrocategory === 'ai_chat');

const tasks = { isOpenTo: usesTasks };
const translationRequests = { isOpenTo: mayRequestTranslations };
const translationManager = { isOpenTo: mayManageTranslations, refusal: 'shell.noTranslationManager' } as const;
const campaignManager = {
  source: 'pages/audience-campaigns.ts',
  isOpenTo: mayOpenCampaigns,
  refusal: 'shell.noCampaignManager',
} as const;
const profile = { source: 'pages/my-profile-page.tsx', component: 'MyProfilePage', early: {} };

/** By path, as the router writes it. */
export const pages = {
  '/dashboard': {
    source: 'pages/dashboard-page.tsx',
    component: 'DashboardPage',
    label: 'shell.dashboard',
    group: 'work',
    isFirst: true,
    early: {},
    isCompiledAhead: true,
  },
  '/orders': {
    source: 'pages/orders-page.tsx',
    component: 'OrdersPage',
    label: 'shell.documents',
    group: 'work',
    isFirst: true,
    early: {},
    isCompiledAhead: true,
  },
  '/orders/bulk/{-$id}': { source: 'pages/bulk-orders-page.tsx', component: 'BulkOrdersPage', label: 'shell.bulkOrders' },
  '/orders/$orderDetailId': {
    source: 'pages/document-page.tsx',
    component: 'DocumentPage',
    isFirst: true,
    early: { calls: ['/api/services/orders/show?action=retrieve-html&order_detail_id=$1'] },
    isRead: true,
    isCompiledAhead: true,
    parts: ['pages/document-with-review.tsx'],
  },
  '/{$product}-tool-order/{-$id}': {
    source: 'pages/product-orders-page.tsx',
    component: 'ProductOrdersPage',
    guard: 'product',
  },
  '/tools': {
    source: 'pages/tools-page.tsx',
    component: 'ToolsPage',
    label: 'shell.tools',
    isFirst: true,
    early: {},
  },
  '/tools/$slug': { source: 'pages/tool-page.tsx', component: 'ToolPage', guard: 'tool', isFirst: true, early: {} },
  '/favorite': {
    source: 'pages/favorite-page.tsx',
    component: 'FavoritePage',
    label: 'tools.favouriteTitle',
    isFirst: true,
    early: {},
  },
  '/examples': { source: 'pages/examples-page.tsx', component: 'ExamplesPage', label: 'shell.examples' },
  '/examples/$slug': { source: 'pages/example-page.tsx', component: 'ExamplePage', guard: 'example' },
  '/chat/{-$id}': { source: 'pages/chat-page.tsx', component: 'ChatPage', isOpenTo: hasChat },
  '/task-assignment': {
    ...tasks,
    source: 'pages/tasks-page.tsx',
    component: 'TasksPage',
    label: 'shell.tasks',
    group: 'team',
  },
  '/task-assignment/templates': { ...tasks, source: 'pages/task-templates-page.tsx', component: 'TaskTemplatesPage' },
  '/task-assignment/import': { ...tasks, source: 'pages/task-import-page.tsx', component: 'TaskImportPage' },
  '/task-assignment/$id/{-$tab}': { ...tasks, source: 'pages/task-page.tsx', component: 'TaskPage' },
  '/calendar': {
    source: 'pages/calendar-page.tsx',
    component: 'CalendarPage',
    label: 'shell.calendar',
    group: 'team',
  },
  '/charts': {
    source: 'pages/reports-pages.tsx',
    component: 'ChartsPage',
    label: 'shell.reports',
    group: 'team',
  },
  '/widgets': { source: 'pages/reports-pages.tsx', component: 'WidgetsPage' },
  '/maps/$': { source: 'pages/reports-pages.tsx', component: 'MarketsPage' },
  '/tool/translation_requests': {
    ...translationRequests,
    source: 'pages/translation-requests-page.tsx',
    component: 'TranslationRequestsPage',
    label: 'shell.translationRequests',
    group: 'team',
  },
  '/tool/translation_requests/new': {
    ...translationRequests,
    source: 'pages/translation-request-new-page.tsx',
    component: 'TranslationRequestNewPage',
  },
  '/tool/translation_requests/$id': {
    ...translationRequests,
    source: 'pages/translation-request-page.tsx',
    component: 'TranslationRequestPage',
  },
  '/audience-campaigns/manager-dashboard': {
    ...campaignManager,
    component: 'CampaignsPage',
    label: 'shell.campaignsManager',
    group: 'team',
  },
  '/audience-campaigns/manager-dashboard/$id/import': { ...campaignManager, component: 'CampaignImportPage' },
  '/audience-campaigns/manager-dashboard/$id/{-$tab}': { ...campaignManager, component: 'CampaignPage' },
  '/audience-campaigns/client-dashboard': {
    ...campaignManager,
    component: 'ClientDashboardPage',
    refusal: 'shell.noCampaigns',
    label: 'shell.campaigns',
    group: 'team',
  },
  '/translation-manager/assignee-dashboard': {
    ...translationManager,
    source: 'pages/translation-manager-page.tsx',
    component: 'TranslationManagerPage',
    label: 'shell.translationsManager',
    group: 'team',
    isListedFor: (me) => mayManageTranslations(me) && !me.user_info.extra_info.hide_translations,
  },
  '/translation-manager/jobs/$id': {
    ...translationManager,
    source: 'pages/segment-editor-page.tsx',
    component: 'SegmentEditorPage',
    early: {
      calls: ['/api/features/translation-jobs/show?id=$1', '/api/features/translation-jobs/segments?job_id=$1&after=0&limit=60'],
    },
  },
  '/brand-voices': {
    source: 'pages/brand-voices-page.tsx',
    component: 'BrandVoicesPage',
    label: 'voices.title',
    group: 'brand',
  },
  '/brand-voices/$voice': { source: 'pages/brand-voice-page.tsx', component: 'BrandVoicePage' },
  '/tones': {
    source: 'pages/tones-page.tsx',
    component: 'TonesPage',
    label: 'voices.tones.title',
    isFirst: true,
  },
  '/briefings': {
    source: 'pages/briefings-page.tsx',
    component: 'BriefingsPage',
    label: 'shell.briefings',
    group: 'brand',
  },
  '/glossary': {
    source: 'pages/glossary-page.tsx',
    component: 'GlossaryPage',
    label: 'shell.glossary',
    group: 'brand',
  },
  '/sources': {
    source: 'pages/sources-page.tsx',
    component: 'SourcesPage',
    label: 'shell.sources',
    group: 'brand',
  },
  '/websites': {
    source: 'pages/websites-page.tsx',
    component: 'WebsitesPage',
    label: 'shell.websites',
    group: 'brand',
  },
  '/links': { source: 'pages/links-page.tsx', component: 'LinksPage', label: 'shell.links', group: 'brand' },
  '/links/runs/$id': { source: 'pages/link-run-page.tsx', component: 'LinkRunPage' },
  '/workspace/settings/{-$id}': {
    source: 'pages/workspace-settings-page.tsx',
    component: 'WorkspaceSettingsPage',
    guard: 'settings',
  },
  '/my-profile': { ...profile, label: 'shell.profile' },
  '/pages/user': profile,
  '/notifications': {
    source: 'pages/notifications-page.tsx',
    component: 'NotificationsPage',
    label: 'notices.title',
    early: {},
  },
  '/user/api': { source: 'pages/api-page.tsx', component: 'ApiPage', label: 'shell.api', early: {} },
  '/control-panel/{-$section}': {
    source: 'pages/control-panel-page.tsx',
    component: 'ControlPanelPage',
    isOpenTo: mayOpenControlPanel,
    early: {},
  },

  // Outside the shell.
  '/login': { source: 'pages/login-page.tsx', component: 'LoginPage', guard: 'guests', isFirst: true },
  '/register': { source: 'pages/register-page.tsx', component: 'RegisterPage', guard: 'guests', isFirst: true },
  '/reset-password/{-$token}': { source: 'pages/reset-password-page.tsx', component: 'ResetPasswordPage', isFirst: true },
  '/invitation/$token': { source: 'pages/invitation-page.tsx', component: 'InvitationPage' },
  '/lock': { source: 'pages/lock-page.tsx', component: 'LockPage', guard: 'lock', isFirst: true },
  '/maintenance': { source: 'pages/maintenance-page.tsx', component: 'MaintenancePage', isFirst: true },
  '/impersonate': { source: 'pages/impersonate-page.tsx', component: 'ImpersonatePage', isFirst: true },
  '/workspace/login': {
    source: 'pages/workspace-login-page.tsx',
    component: 'WorkspaceLoginPage',
    guard: 'choice',
    label: 'workspaces.workspace',
    group: 'work',
    search: { forceRedirect: true },
    isListedFor: ({ user_info }) => user_info.has_workspaces,
    isFirst: true,
  },
  '/workspace/create': { source: 'pages/workspace-create-page.tsx', component: 'WorkspaceCreatePage', guard: 'create' },
  '/verify/{-$number}': { source: 'pages/verify-page.tsx', component: 'VerifyPage' },
  '/review/$token': { source: 'pages/guest-review-page.tsx', component: 'GuestReviewPage' },
  '/pricing': { source: 'pages/pricing-page.tsx', component: 'PricingPage', label: 'shell.pricing' },
  '/maps/full-screen': { source: 'pages/reports-pages.tsx', component: 'MarketsFullScreen', guard: 'workspace' },
} satisfies Record<string, PageRecord>;

/** What is around pages, and the pages of paths that are none: on every visit the first. */
export const frames = {
  shell: { source: 'app/shell/shell.tsx', component: 'Shell', guard: 'workspace', isFirst: true, isCompiledAhead: true },
  /** Of pages for anybody. */
  public: { source: 'pages/public-layout.tsx', component: 'PublicLayout', isFirst: true },
  /** Of pages that choose or make the place to work in: signed in, but without the shell around them. */
  door: { source: 'pages/public-layout.tsx', component: 'PublicLayout', guard: 'session', isFirst: true },
  unknown: { source: 'app/unknown-path.tsx', component: 'UnknownPath', isFirst: true },
  notFound: { source: 'pages/not-found-page.tsx', component: 'NotFoundPage', isFirst: true },
  /** Inside the shell. */
  nothing: { source: 'pages/not-found-page.tsx', component: 'NotFound', isFirst: true },
} satisfies Record<string, PageRecord>;

export type PagePath = keyof typeof pages;
