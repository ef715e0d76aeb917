import briefings from './it/briefings.ts';
import bulk from './it/bulk.ts';
import dashboard from './it/dashboard.ts';
import examples from './it/examples.ts';
import folders from './it/folders.ts';
import glossary from './it/glossary.ts';
import media from './it/media.ts';
import notices from './it/notices.ts';
import orders from './it/orders.ts';
import outcome from './it/outcome.ts';
import panel from './it/panel.ts';
import pricing from './it/pricing.ts';
import seats from './it/seats.ts';
import session from './it/session.ts';
import shell from './it/shell.ts';
import sources from './it/sources.ts';
import tools from './it/tools.ts';
import trends from './it/trends.ts';
import ui from './it/ui.ts';
import voices from './it/voices.ts';
import websites from './it/websites.ts';
import workspaces from './it/workspaces.ts';
import writing from './it/writing.ts';

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
