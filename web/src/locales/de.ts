import briefings from './de/briefings.ts';
import dashboard from './de/dashboard.ts';
import editor from './de/editor.ts';
import notices from './de/notices.ts';
import orders from './de/orders.ts';
import panel from './de/panel.ts';
import pricing from './de/pricing.ts';
import profile from './de/profile.ts';
import seats from './de/seats.ts';
import session from './de/session.ts';
import shell from './de/shell.ts';
import sources from './de/sources.ts';
import tokens from './de/tokens.ts';
import tools from './de/tools.ts';
import ui from './de/ui.ts';
import voices from './de/voices.ts';
import webhooks from './de/webhooks.ts';
import websites from './de/websites.ts';
import workspaces from './de/workspaces.ts';

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
