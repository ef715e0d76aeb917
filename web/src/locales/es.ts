import briefings from './es/briefings.ts';
import dashboard from './es/dashboard.ts';
import editor from './es/editor.ts';
import notices from './es/notices.ts';
import orders from './es/orders.ts';
import panel from './es/panel.ts';
import pricing from './es/pricing.ts';
import profile from './es/profile.ts';
import seats from './es/seats.ts';
import session from './es/session.ts';
import shell from './es/shell.ts';
import sources from './es/sources.ts';
import tokens from './es/tokens.ts';
import tools from './es/tools.ts';
import ui from './es/ui.ts';
import voices from './es/voices.ts';
import webhooks from './es/webhooks.ts';
import websites from './es/websites.ts';
import workspaces from './es/workspaces.ts';

export default {
  ...ui,
  briefings,
  dashboard,
  editor,
  notices,
  orders,
  panel,
  pricing,
  profile,
  seats,
  session,
  shell,
  sources,
  tokens,
  tools,
  voices,
  webhooks,
  websites,
  workspaces,
};
