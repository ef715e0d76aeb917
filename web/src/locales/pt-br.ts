import briefings from './pt-br/briefings.ts';
import bulk from './pt-br/bulk.ts';
import dashboard from './pt-br/dashboard.ts';
import examples from './pt-br/examples.ts';
import folders from './pt-br/folders.ts';
import glossary from './pt-br/glossary.ts';
import media from './pt-br/media.ts';
import notices from './pt-br/notices.ts';
import orders from './pt-br/orders.ts';
import outcome from './pt-br/outcome.ts';
import panel from './pt-br/panel.ts';
import pricing from './pt-br/pricing.ts';
import seats from './pt-br/seats.ts';
import session from './pt-br/session.ts';
import shell from './pt-br/shell.ts';
import sources from './pt-br/sources.ts';
import tools from './pt-br/tools.ts';
import trends from './pt-br/trends.ts';
import ui from './pt-br/ui.ts';
import voices from './pt-br/voices.ts';
import websites from './pt-br/websites.ts';
import workspaces from './pt-br/workspaces.ts';
import writing from './pt-br/writing.ts';

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
