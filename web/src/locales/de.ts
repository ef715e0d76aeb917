import briefings from './de/briefings.ts';
import bulk from './de/bulk.ts';
import dashboard from './de/dashboard.ts';
import examples from './de/examples.ts';
import folders from './de/folders.ts';
import glossary from './de/glossary.ts';
import media from './de/media.ts';
import notices from './de/notices.ts';
import orders from './de/orders.ts';
import outcome from './de/outcome.ts';
import panel from './de/panel.ts';
import pricing from './de/pricing.ts';
import seats from './de/seats.ts';
import session from './de/session.ts';
import shell from './de/shell.ts';
import sources from './de/sources.ts';
import tools from './de/tools.ts';
import trends from './de/trends.ts';
import ui from './de/ui.ts';
import voices from './de/voices.ts';
import websites from './de/websites.ts';
import workspaces from './de/workspaces.ts';
import writing from './de/writing.ts';

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
