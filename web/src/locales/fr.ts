import briefings from './fr/briefings.ts';
import bulk from './fr/bulk.ts';
import dashboard from './fr/dashboard.ts';
import examples from './fr/examples.ts';
import folders from './fr/folders.ts';
import glossary from './fr/glossary.ts';
import media from './fr/media.ts';
import notices from './fr/notices.ts';
import orders from './fr/orders.ts';
import outcome from './fr/outcome.ts';
import panel from './fr/panel.ts';
import pricing from './fr/pricing.ts';
import seats from './fr/seats.ts';
import session from './fr/session.ts';
import shell from './fr/shell.ts';
import sources from './fr/sources.ts';
import tools from './fr/tools.ts';
import trends from './fr/trends.ts';
import ui from './fr/ui.ts';
import voices from './fr/voices.ts';
import websites from './fr/websites.ts';
import workspaces from './fr/workspaces.ts';
import writing from './fr/writing.ts';

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
