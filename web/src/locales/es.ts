import briefings from './es/briefings.ts';
import bulk from './es/bulk.ts';
import dashboard from './es/dashboard.ts';
import examples from './es/examples.ts';
import folders from './es/folders.ts';
import glossary from './es/glossary.ts';
import media from './es/media.ts';
import notices from './es/notices.ts';
import orders from './es/orders.ts';
import outcome from './es/outcome.ts';
import panel from './es/panel.ts';
import pricing from './es/pricing.ts';
import seats from './es/seats.ts';
import session from './es/session.ts';
import shell from './es/shell.ts';
import sources from './es/sources.ts';
import tools from './es/tools.ts';
import trends from './es/trends.ts';
import ui from './es/ui.ts';
import voices from './es/voices.ts';
import websites from './es/websites.ts';
import workspaces from './es/workspaces.ts';
import writing from './es/writing.ts';

export default {
  ...ui,
  briefings,
  bulk,
  dashboard,
  examples,
  folders,
  glossary,
  media,
  notices,
  orders,
  outcome,
  panel,
  pricing,
  seats,
  session,
  shell,
  sources,
  tools,
  trends,
  voices,
  websites,
  workspaces,
  writing,
};
