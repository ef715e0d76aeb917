// The pages that are opened first, one record each: their words are in the first file of words, their code has compile hints, and the page's head
// asks for what they begin with.

export interface FirstPage {
  /** Below `web/src`. */
  source: string;
  /** Pattern of its address; the first page whose pattern fits counts. Absent where the head asks for nothing. */
  address?: string;
  /** Calls that it begins with; `$1` is a part of the address. */
  calls?: string[];
  /** Its text is read in the font of documents. */
  isRead?: boolean;
  /** Nearly every function is called when it is shown: browsers may compile it while it arrives. */
  isCompiledAhead?: boolean;
}

/** Around the pages behind the sign-in. */
export const shell: FirstPage = { source: 'app/shell/shell.tsx', isCompiledAhead: true };

export const firstPages: FirstPage[] = [
  shell,
  { source: 'pages/dashboard-page.tsx', address: '^/(dashboard)?$', isCompiledAhead: true },
  { source: 'pages/orders-page.tsx', address: '^/orders$', isCompiledAhead: true },
  {
    source: 'pages/document-page.tsx',
    address: String.raw`^/orders/(\d+)$`,
    calls: ['/api/services/orders/show?action=retrieve-html&order_detail_id=$1'],
    isRead: true,
    isCompiledAhead: true,
  },
  { source: 'pages/document-with-review.tsx' },
  { source: 'pages/tools-page.tsx', address: '^/tools$' },
  { source: 'pages/tool-page.tsx', address: '^/tools/.' },
  { source: 'pages/favorite-page.tsx', address: '^/favorite$' },
  { source: 'pages/tones-page.tsx' },
  { source: 'pages/not-found-page.tsx' },
  { source: 'app/unknown-path.tsx' },
  { source: 'pages/public-layout.tsx' },
  { source: 'pages/login-page.tsx' },
  { source: 'pages/register-page.tsx' },
  { source: 'pages/reset-password-page.tsx' },
  { source: 'pages/lock-page.tsx' },
  { source: 'pages/maintenance-page.tsx' },
  { source: 'pages/impersonate-page.tsx' },
  { source: 'pages/workspace-login-page.tsx' },
];

/** Pages whose head asks ahead too, and whose words are in the second file. */
export const laterPages: FirstPage[] = [
  { source: 'pages/my-profile-page.tsx', address: '^/(my-profile|pages/user)$' },
  { source: 'pages/notifications-page.tsx', address: '^/notifications$' },
  { source: 'pages/api-page.tsx', address: '^/user/api$' },
  { source: 'pages/control-panel-page.tsx', address: '^/control-panel' },
  {
    source: 'pages/segment-editor-page.tsx',
    address: String.raw`^/translation-manager/jobs/(\d+)$`,
    calls: ['/api/features/translation-jobs/show?id=$1', '/api/features/translation-jobs/segments?job_id=$1&after=0&limit=60'],
  },
];
