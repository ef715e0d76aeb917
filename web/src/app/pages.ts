// One record for each page. The router reads file, component and guard; sidebar and command palette read names and permissions;
// the build reads the requests of the page's head. A new page is one record here and one line in `router.tsx`. The build runs
// this file in Node, so it imports types alone.
import type { ToolSummary } from '@folio/contract/tool-definition';
import type { UserInfo } from '@folio/contract/users';
import type { ParseKeys } from 'i18next';

/** Blocks of the sidebar, one below the other. */
export const sidebarGroups = ['home', 'work', 'company'] as const;
export type SidebarGroup = (typeof sidebarGroups)[number];

/** Pages that are tabs of each other share one entry of the sidebar. */
export type PageArea = 'tools' | 'brand' | 'website' | 'reports';

/** Subjects that the help sheet explains. */
export type HelpTopic =
  | 'inbox'
  | 'dashboard'
  | 'documents'
  | 'document'
  | 'bulk'
  | 'tasks'
  | 'task'
  | 'calendar'
  | 'chat'
  | 'tools'
  | 'tool'
  | 'brand_voices'
  | 'briefings'
  | 'sources'
  | 'glossary'
  | 'website'
  | 'publishing'
  | 'reports'
  | 'workspace'
  | 'control_panel'
  | 'translation_requests'
  | 'campaigns'
  | 'segments';

/** The caller and their tools, as `GET /tools/show_user_info` answers. */
interface Me {
  user_info: UserInfo;
  templates: ToolSummary[];
}

/** Checks of `guards.ts` that need more than the caller. */
export type GuardName =
  | 'session'
  | 'workspace'
  | 'guests'
  | 'lock'
  | 'choice'
  | 'create'
  | 'start'
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
  /** Access rule of the page; others are sent to the dashboard and, with `refusal`, see the reason. */
  isOpenTo?: (me: Me) => boolean;
  refusal?: ParseKeys;
  /** Its name in the command palette and, with a `group`, in the sidebar, where those of one group are in the order of the records. */
  label?: ParseKeys;
  group?: SidebarGroup;
  /** Its entry in the sidebar is marked for every page of the area and has the area's name. */
  area?: PageArea;
  /** Subject of the help sheet. */
  help?: HelpTopic;
  /** Search parameters with which these entries open it. */
  search?: { forceRedirect?: true; tab?: 'pages' };
  /** Users with these entries, if not everyone with access to the page. */
  isListedFor?: (me: Me) => boolean;
  /** Its words are in the first file, which every visit loads. */
  isFirst?: boolean;
  /** The page's head asks for its code, for the caller and for these calls; `$1` is the first parameter of its path. */
  early?: { calls?: string[] };
  /** Its text is read in the font of documents, which the head asks for too. */
  isRead?: boolean;
  /** Nearly every function is called when it is shown: browsers may compile it while it arrives. */
  isCompiledAhead?: boolean;
  /** Sources that a first page loads at once; their words are therefore in the first file too. */
  parts?: string[];
}

const usesTasks = ({ user_info: { extra_info: company } }: Me) => !company.hide_generic_task_assignment;
const canRequestTranslations = ({ user_info: { can } }: Me) => can.open_translation_requests;
const canManageTranslations = ({ user_info: { can } }: Me) => can.open_translation_manager;
const canOpenCampaigns = ({ user_info: { can } }: Me) => can.open_campaigns;
const canOpenControlPanel = ({ user_info: { can } }: Me) => can.open_control_panel;
const usesMarkets = ({ user_info: { extra_info: company } }: Me) => !company.hide_markets;
/** Accounts without a conversation tool have none. */
const hasChat = ({ templates }: Me) => templates.some((tool) => tool.macrocategory === 'ai_chat');

const tasks = { isOpenTo: usesTasks };
const toolPages = { area: 'tools' } as const;
const brand = { area: 'brand' } as const;
const website = { area: 'website' } as const;
const reports = { area: 'reports' } as const;
const translationRequests = { isOpenTo: canRequestTranslations };
const translationManager = { isOpenTo: canManageTranslations, refusal: 'shell.noTranslationManager' } as const;
const campaignManager = {
  source: 'pages/audience-campaigns.ts',
  isOpenTo: canOpenCampaigns,
  refusal: 'shell.noCampaignManager',
} as const;
const profile = { source: 'pages/my-profile-page.tsx', component: 'MyProfilePage', early: {} };

/** By path, as the router writes it. */
export const pages = {
  '/inbox': {
    help: 'inbox',
    source: 'pages/inbox-page.tsx',
    component: 'InboxPage',
    label: 'inbox.title',
    group: 'home',
    early: {},
  },
  '/dashboard': {
    help: 'dashboard',
    source: 'pages/dashboard-page.tsx',
    component: 'DashboardPage',
    label: 'shell.dashboard',
    group: 'home',
    isFirst: true,
    early: {},
    isCompiledAhead: true,
  },
  '/orders': {
    help: 'documents',
    source: 'pages/orders-page.tsx',
    component: 'OrdersPage',
    label: 'shell.documents',
    group: 'work',
    isFirst: true,
    early: {},
    isCompiledAhead: true,
  },
  '/orders/bulk/{-$id}': {
    help: 'bulk',
    source: 'pages/bulk-orders-page.tsx',
    component: 'BulkOrdersPage',
    label: 'shell.bulkOrders',
  },
  '/orders/$orderDetailId': {
    help: 'document',
    source: 'pages/document-page.tsx',
    component: 'DocumentPage',
    isFirst: true,
    early: { calls: ['/api/services/orders/show?action=retrieve-html&order_detail_id=$1'] },
    isRead: true,
    isCompiledAhead: true,
    parts: ['pages/document-with-review.tsx'],
  },
  '/{$product}-tool-order/{-$id}': {
    help: 'documents',
    source: 'pages/product-orders-page.tsx',
    component: 'ProductOrdersPage',
    guard: 'product',
  },
  '/task-assignment': {
    help: 'tasks',
    ...tasks,
    source: 'pages/tasks-page.tsx',
    component: 'TasksPage',
    label: 'shell.tasks',
    group: 'work',
  },
  '/task-assignment/templates': {
    help: 'tasks',
    ...tasks,
    source: 'pages/task-templates-page.tsx',
    component: 'TaskTemplatesPage',
  },
  '/task-assignment/import': { help: 'tasks', ...tasks, source: 'pages/task-import-page.tsx', component: 'TaskImportPage' },
  '/task-assignment/$id/{-$tab}': { help: 'task', ...tasks, source: 'pages/task-page.tsx', component: 'TaskPage' },
  '/calendar': {
    help: 'calendar',
    source: 'pages/calendar-page.tsx',
    component: 'CalendarPage',
    label: 'shell.calendar',
    group: 'work',
  },
  '/chat/{-$id}': {
    help: 'chat',
    source: 'pages/chat-page.tsx',
    component: 'ChatPage',
    isOpenTo: hasChat,
    label: 'shell.chat',
    group: 'work',
    isListedFor: (me) => hasChat(me) && !me.user_info.only_custom_tools,
  },
  '/tools': {
    help: 'tools',
    ...toolPages,
    source: 'pages/tools-page.tsx',
    component: 'ToolsPage',
    label: 'shell.tools',
    group: 'work',
    isFirst: true,
    early: {},
  },
  '/tools/$slug': {
    help: 'tool',
    ...toolPages,
    source: 'pages/tool-page.tsx',
    component: 'ToolPage',
    guard: 'tool',
    isFirst: true,
    early: {},
  },
  // Leads to the tools with the filter *Favorites*.
  '/favorite': { ...toolPages, source: 'pages/tools-page.tsx', component: 'ToolsPage', label: 'tools.favouriteTitle' },
  '/examples': { help: 'tools', source: 'pages/examples-page.tsx', component: 'ExamplesPage', label: 'shell.examples' },
  '/examples/$slug': { help: 'tool', source: 'pages/example-page.tsx', component: 'ExamplePage', guard: 'example' },
  '/tool/translation_requests': {
    help: 'translation_requests',
    ...translationRequests,
    source: 'pages/translation-requests-page.tsx',
    component: 'TranslationRequestsPage',
    label: 'shell.translationRequests',
    group: 'work',
  },
  '/tool/translation_requests/new': {
    help: 'translation_requests',
    ...translationRequests,
    source: 'pages/translation-request-new-page.tsx',
    component: 'TranslationRequestNewPage',
  },
  '/tool/translation_requests/$id': {
    help: 'translation_requests',
    ...translationRequests,
    source: 'pages/translation-request-page.tsx',
    component: 'TranslationRequestPage',
  },
  '/translation-manager/assignee-dashboard': {
    help: 'translation_requests',
    ...translationManager,
    source: 'pages/translation-manager-page.tsx',
    component: 'TranslationManagerPage',
    label: 'shell.translationsManager',
    group: 'work',
    isListedFor: (me) => canManageTranslations(me) && !me.user_info.extra_info.hide_translations,
  },
  '/translation-manager/jobs/$id': {
    help: 'segments',
    ...translationManager,
    source: 'pages/segment-editor-page.tsx',
    component: 'SegmentEditorPage',
    early: {
      calls: ['/api/features/translation-jobs/show?id=$1', '/api/features/translation-jobs/segments?job_id=$1&after=0&limit=60'],
    },
  },
  '/audience-campaigns/manager-dashboard': {
    help: 'campaigns',
    ...campaignManager,
    component: 'CampaignsPage',
    label: 'shell.campaignsManager',
    group: 'work',
  },
  '/audience-campaigns/manager-dashboard/$id/import': { help: 'campaigns', ...campaignManager, component: 'CampaignImportPage' },
  '/audience-campaigns/manager-dashboard/$id/{-$tab}': { help: 'campaigns', ...campaignManager, component: 'CampaignPage' },
  '/audience-campaigns/client-dashboard': {
    help: 'campaigns',
    ...campaignManager,
    component: 'ClientDashboardPage',
    refusal: 'shell.noCampaigns',
    label: 'shell.campaigns',
    group: 'work',
  },
  '/brand-voices': {
    help: 'brand_voices',
    ...brand,
    source: 'pages/brand-voices-page.tsx',
    component: 'BrandVoicesPage',
    label: 'voices.title',
    group: 'company',
  },
  '/brand-voices/$voice': { help: 'brand_voices', ...brand, source: 'pages/brand-voice-page.tsx', component: 'BrandVoicePage' },
  '/briefings': {
    help: 'briefings',
    ...brand,
    source: 'pages/briefings-page.tsx',
    component: 'BriefingsPage',
    label: 'shell.briefings',
  },
  '/sources': { help: 'sources', ...brand, source: 'pages/sources-page.tsx', component: 'SourcesPage', label: 'shell.sources' },
  '/glossary': {
    help: 'glossary',
    ...brand,
    source: 'pages/glossary-page.tsx',
    component: 'GlossaryPage',
    label: 'shell.glossary',
  },
  '/tones': {
    help: 'brand_voices',
    ...brand,
    source: 'pages/tones-page.tsx',
    component: 'TonesPage',
    label: 'voices.tones.title',
    isFirst: true,
  },
  '/links': {
    help: 'website',
    ...website,
    source: 'pages/links-page.tsx',
    component: 'LinksPage',
    label: 'shell.links',
    group: 'company',
    search: { tab: 'pages' },
  },
  '/links/runs/$id': { help: 'website', ...website, source: 'pages/link-run-page.tsx', component: 'LinkRunPage' },
  '/websites': {
    help: 'publishing',
    ...website,
    source: 'pages/websites-page.tsx',
    component: 'WebsitesPage',
    label: 'shell.websites',
  },
  '/charts': {
    help: 'reports',
    ...reports,
    source: 'pages/reports-pages.tsx',
    component: 'ChartsPage',
    label: 'shell.reports',
    group: 'company',
  },
  '/widgets': {
    help: 'reports',
    ...reports,
    source: 'pages/reports-pages.tsx',
    component: 'WidgetsPage',
    label: 'reports.widgets.title',
  },
  '/maps/$': { help: 'reports', ...reports, isOpenTo: usesMarkets, source: 'pages/reports-pages.tsx', component: 'MarketsPage' },
  '/workspace/login': {
    source: 'pages/workspace-login-page.tsx',
    component: 'WorkspaceLoginPage',
    guard: 'choice',
    label: 'workspaces.workspace',
    group: 'company',
    search: { forceRedirect: true },
    isListedFor: ({ user_info }) => user_info.has_workspaces,
    isFirst: true,
  },
  '/workspace/settings/{-$id}': {
    help: 'workspace',
    source: 'pages/workspace-settings-page.tsx',
    component: 'WorkspaceSettingsPage',
    guard: 'settings',
  },
  '/my-profile': { ...profile, label: 'shell.profile' },
  '/pages/user': profile,
  '/user/api': { source: 'pages/api-page.tsx', component: 'ApiPage', label: 'shell.api', early: {} },
  '/control-panel/{-$section}': {
    help: 'control_panel',
    source: 'pages/control-panel-page.tsx',
    component: 'ControlPanelPage',
    isOpenTo: canOpenControlPanel,
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
  '/workspace/create': { source: 'pages/workspace-create-page.tsx', component: 'WorkspaceCreatePage', guard: 'create' },
  '/start': { source: 'pages/start-page.tsx', component: 'StartPage', guard: 'start', early: {} },
  '/verify/{-$number}': { source: 'pages/verify-page.tsx', component: 'VerifyPage' },
  '/review/$token': { source: 'pages/guest-review-page.tsx', component: 'GuestReviewPage' },
  '/pricing': { source: 'pages/pricing-page.tsx', component: 'PricingPage', label: 'shell.pricing' },
  '/maps/full-screen': {
    source: 'pages/reports-pages.tsx',
    component: 'MarketsFullScreen',
    guard: 'workspace',
    isOpenTo: usesMarkets,
  },
} satisfies Record<string, PageRecord>;

/** Page frame, and the pages of unknown paths: on every visit the first. */
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
