import briefings from './pt-br/briefings.ts';
import dashboard from './pt-br/dashboard.ts';
import editor from './pt-br/editor.ts';
import notices from './pt-br/notices.ts';
import orders from './pt-br/orders.ts';
import panel from './pt-br/panel.ts';
import pricing from './pt-br/pricing.ts';
import profile from './pt-br/profile.ts';
import seats from './pt-br/seats.ts';
import session from './pt-br/session.ts';
import shell from './pt-br/shell.ts';
import sources from './pt-br/sources.ts';
import tokens from './pt-br/tokens.ts';
import tools from './pt-br/tools.ts';
import ui from './pt-br/ui.ts';
import voices from './pt-br/voices.ts';
import webhooks from './pt-br/webhooks.ts';
import websites from './pt-br/websites.ts';
import workspaces from './pt-br/workspaces.ts';

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
