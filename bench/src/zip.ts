// The Word files of all rows of a bulk order in one ZIP: duration, memory, and the delay for other requests meanwhile.
import { residentMegabytes } from './heavy/process-use.ts';
import type { SeededDatabase } from './seeded-database.ts';

/** A description of about 300 words. */
const html = `<h2>Trail shoe</h2>${'<p>It grips on wet rock, is light on the foot and dries in a night. The lugs are four millimetres deep, the drop is six, and the midsole keeps its spring.</p>'.repeat(10)}<ul><li>Light</li><li>Dry</li></ul>`;

/** Every row of a bulk order as if it had been written. */
async function writeRows({ client }: SeededDatabase, bulkOrderId: number): Promise<void> {
  await client.query(
    `with written as (
       insert into document_versions (order_detail_id, number, title, html, words, origin)
       select id, 1, title, $2, 300, 'engine' from order_details where bulk_order_id = $1 and current_version_id is null returning id, order_detail_id)
     update order_details d set status = 'accepted', reason = null, words = 300, current_version_id = w.id, version_count = 1
     from written w where d.id = w.order_detail_id`,
    [bulkOrderId, html],
  );
}

interface Offset {
  url: string;
  pid: number;
  token: string;
  bulkOrderId: number;
}

export async function benchZip(database: SeededDatabase, { url, pid, token, bulkOrderId }: Offset): Promise<void> {
  await writeRows(database, bulkOrderId);
  const idle = residentMegabytes(pid);
  let highest = idle;
  const waits: number[] = [];
  const over = new AbortController();
  const watch = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      waits.push(performance.now() - start);
      highest = Math.max(highest, residentMegabytes(pid));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const start = performance.now();
  const answer = await fetch(`${url}/api/services/orders/bulk/export?bulk_order_id=${bulkOrderId}&format=zip`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const began = (performance.now() - start) / 1000;
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  const seconds = (performance.now() - start) / 1000;
  over.abort();
  await watch;
  const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
  process.stdout.write(
    `all rows as Word files in a zip of ${(bytes / 2 ** 20).toFixed(0)} MB (${answer.status}): ${seconds.toFixed(1)} s, first byte after ${began.toFixed(1)} s; memory ${idle.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most; another call waits ${p95.toFixed(0)} ms at p95, ${Math.max(...waits).toFixed(0)} ms at worst\n`,
  );
}
