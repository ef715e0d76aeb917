// `npm run bench [name …]`: every figure is a ratio to a bare baseline measured in the same run.
import { benchBrowser } from './browser.bench.ts';
import { benchBulk } from './bulk.bench.ts';
import { benchChanges } from './changes.bench.ts';
import { cleanUpOnSignals, runAndCleanUp } from './clean-up.ts';
import { benchEditor } from './editor.bench.ts';
import { benchForms } from './forms.bench.ts';
import { benchLarge } from './large.bench.ts';
import { benchLinks } from './links.bench.ts';
import { benchLists } from './lists.bench.ts';
import { benchMedia, benchUpscaling } from './media.bench.ts';
import { benchMemory } from './memory.bench.ts';
import { benchOrders } from './orders.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchReports } from './reports.bench.ts';
import { benchResident } from './resident.bench.ts';
import { benchRetrieval } from './retrieval.bench.ts';
import { benchRights } from './rights.bench.ts';
import { benchReplicas } from './scaling/replicas.bench.ts';
import { benchCost, benchScaling } from './scaling/scaling.bench.ts';
import { benchScore } from './score.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchStart } from './start.bench.ts';
import { benchStream } from './stream.bench.ts';
import { benchTasks } from './tasks.bench.ts';
import { benchVoice } from './voice.bench.ts';

const benches: Record<string, () => Promise<void>> = {
  start: benchStart,
  lists: benchLists,
  changes: benchChanges,
  links: benchLinks,
  pages: benchPages,
  orders: benchOrders,
  stream: benchStream,
  bulk: benchBulk,
  search: benchSearch,
  rights: benchRights,
  tasks: benchTasks,
  reports: benchReports,
  retrieval: benchRetrieval,
  memory: benchMemory,
  voice: async () => benchVoice(),
  score: async () => benchScore(),
  media: benchMedia,
  upscaling: benchUpscaling,
  forms: benchForms,
  browser: benchBrowser,
  editor: benchEditor,
  scaling: benchScaling,
  cost: benchCost,
  replicas: benchReplicas,
};

/** Take long, `large` up to an hour and 24 GB: only by name. */
const byName: Record<string, () => Promise<void>> = { large: benchLarge, resident: benchResident };

cleanUpOnSignals();
const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await runAndCleanUp(bench);
}
for (const name of wanted) if (byName[name]) await runAndCleanUp(byName[name]);
