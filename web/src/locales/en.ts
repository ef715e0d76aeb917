import briefings from './en/briefings.ts';
import bulk from './en/bulk.ts';
import dashboard from './en/dashboard.ts';
import examples from './en/examples.ts';
import folders from './en/folders.ts';
import glossary from './en/glossary.ts';
import media from './en/media.ts';
import notices from './en/notices.ts';
import orders from './en/orders.ts';
import outcome from './en/outcome.ts';
import panel from './en/panel.ts';
import pricing from './en/pricing.ts';
import seats from './en/seats.ts';
import session from './en/session.ts';
import shell from './en/shell.ts';
import sources from './en/sources.ts';
import tools from './en/tools.ts';
import trends from './en/trends.ts';
import ui from './en/ui.ts';
import voices from './en/voices.ts';
import websites from './en/websites.ts';
import workspaces from './en/workspaces.ts';
import writing from './en/writing.ts';

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
