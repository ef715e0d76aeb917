// Invariants of the database, each a query that returns the violations.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findBrokenLink } from '@folio/server/features/audit/index';
import { openDatabase } from '@folio/server/kernel/db/database';
import { openFolder } from '@folio/server/kernel/storage/folder-store';
import type { Installation } from './installation.ts';
import { deletedTool } from './model-steps.ts';
import type { Records } from './records.ts';

/** Each answers rows with `found`. */
const rules: Record<string, string> = {
  'the ledger adds up to the balance': `
    select format('account %s has %s, its ledger %s', a.id, a.credits_available, coalesce(sum(m.amount), 0)) as found
    from accounts a left join credit_movements m on m.account_id = a.id group by a.id having a.credits_available <> coalesce(sum(m.amount), 0)`,
  'every movement continues the balance before it': `
    select format('movement %s of account %s: %s, then %s to %s', id, account_id, before, amount, balance) as found
    from (select *, lag(balance, 1, 0) over (partition by account_id order by id) as before from credit_movements) m
    where before + amount <> balance`,
  'nothing is reserved once all work ended': `
    select format('account %s still has %s reserved', id, credits_reserved) as found from accounts where credits_reserved <> 0
    union all select format('document %s still has %s reserved', id, credits_reserved) from order_details where credits_reserved <> 0`,
  'every reservation ended once': `
    select format('document %s: reserved %s times, ended %s times', order_detail_id,
      count(*) filter (where kind = 'reserve'), count(*) filter (where kind in ('settle', 'release'))) as found
    from credit_movements where order_detail_id is not null group by order_detail_id
    having count(*) filter (where kind = 'reserve') <> count(*) filter (where kind in ('settle', 'release'))`,
  'what was reserved was spent or came back': `
    select format('document %s: %s moved, %s spent', order_detail_id, sum(amount), sum(spent)) as found
    from credit_movements where order_detail_id is not null group by order_detail_id having sum(amount) <> -sum(spent)`,
  'a written document is paid once, and so is each second opinion and rewrite of it': `
    select format('document %s is paid %s times for %s things', id, paid, things) as found from (
      select d.id, (select count(*) from credit_movements m where m.order_detail_id = d.id and m.kind = 'settle') as paid,
        (d.price > 0)::int + (select count(*) from second_opinions o where o.order_detail_id = d.id and o.remarks is not null)
          + (select count(*) from passage_rewrites r where r.order_detail_id = d.id and r.after <> '') as things
      from order_details d where d.status = 'accepted') documents where paid <> things`,
  'the months add up to what was spent': `
    select format('account %s: %s in months, %s in the ledger', a.id, months, spent) as found from accounts a
    cross join lateral (select coalesce(sum(credits), 0) as months from credit_months where account_id = a.id) c
    cross join lateral (select coalesce(sum(spent), 0) as spent from credit_movements where account_id = a.id) m where months <> spent`,
  'a written document has one text of the engine': `
    select format('document %s has %s', d.id, count(v.id)) as found
    from order_details d left join document_versions v on v.order_detail_id = d.id and v.origin = 'engine'
    where d.status = 'accepted' group by d.id having count(v.id) <> 1`,
  'what failed has no text': `
    select format('document %s', d.id) as found from order_details d
    where d.status = 'failed' and exists (select from document_versions v where v.order_detail_id = d.id)`,
  'versions are numbered without gaps, and the newest is current': `
    select format('document %s', d.id) as found from order_details d join document_versions v on v.order_detail_id = d.id
    group by d.id having max(v.number) <> count(*) or max(v.number) <> max(d.version_count)
      or max(v.id) <> max(d.current_version_id)`,
  'every question has one answer, which ended': `
    select format('question %s has %s', q.id, count(a.id)) as found
    from chat_messages q left join chat_messages a on a.parent_id = q.id and a.state <> 'writing' and a.credits_reserved = 0
    where q.role = 'user' group by q.id having count(a.id) <> 1`,
  'an answer is paid where there is one': `
    select format('answer %s is %s and cost %s', id, state, price) as found from chat_messages
    where role = 'assistant' and ((state = 'done' and price = 0) or (state = 'failed' and price <> 0))`,
  'every reservation of an answer ended once': `
    select format('account %s, %s: reserved %s times, ended %s times', account_id, tool_slug,
      count(*) filter (where kind = 'reserve'), count(*) filter (where kind in ('settle', 'release'))) as found
    from credit_movements where order_detail_id is null and tool_slug is not null group by account_id, tool_slug
    having count(*) filter (where kind = 'reserve') <> count(*) filter (where kind in ('settle', 'release'))
      or sum(amount) <> -sum(spent)`,
  'answers are paid once': `
    select format('account %s: %s paid %s for, the ledger has %s', account_id, answers, price, spent) as found from (
      select c.account_id, count(*) as answers, sum(m.price) as price, (select coalesce(sum(spent), 0) from credit_movements l
        where l.account_id = c.account_id and l.order_detail_id is null and l.tool_slug <> '${deletedTool}') as spent
      from chats c join chat_messages m on m.chat_id = c.id where m.role = 'assistant' and c.tool_slug <> '${deletedTool}'
      group by c.account_id) answered where price <> spent`,
  'one key made one answer': `
    select format('key %s of user %s', key, user_id) as found from idempotent_answers group by user_id, call, key having count(*) > 1`,
  'the counts of documents are right': `
    with counted as (select coalesce(workspace_id, 0) as w, case when workspace_id is null then user_id else 0 end as u, status, count(*)
        from order_details group by 1, 2, 3),
      kept as (select coalesce(workspace_id, 0) as w, coalesce(user_id, 0) as u, status, sum(count) as count from document_counts group by 1, 2, 3)
    select format('workspace %s, user %s, %s: %s counted, %s kept', w, u, status, c.count, k.count) as found
    from counted c full join kept k using (w, u, status) where coalesce(c.count, 0) <> coalesce(k.count, 0)`,
  'the storage in use is what files take': `
    with files as (select account_id, bytes from assets union all select account_id, bytes from additional_sources
      union all select account_id, bytes from bulk_uploads)
    select format('account %s: %s kept, %s in files', u.account_id, u.used_bytes, f.bytes) as found from storage_use u
    cross join lateral (select coalesce(sum(bytes), 0) as bytes from files where account_id = u.account_id) f where f.bytes <> u.used_bytes`,
};

/** Tables with rows that name files, and the expected properties of each file. */
const files = [
  `select 'asset ' || id as name, storage_key, sha256, bytes from assets`,
  `select 'source ' || id, storage_key, null, bytes from additional_sources where storage_key is not null`,
  `select 'upload ' || id, storage_key, null, bytes from bulk_uploads`,
].join(' union all ');

interface NamedFile {
  name: string;
  storage_key: string;
  sha256: string | null;
  bytes: number | null;
}

async function checkFiles({ cluster, dataDir }: Installation, records: Records): Promise<number> {
  const store = openFolder(join(dataDir, 'files'));
  const named = await cluster.query<NamedFile & { [column: string]: unknown }>(files);
  for (const { name, storage_key: key, sha256, bytes } of named) {
    const chunks = await store.open(key);
    if (chunks === null) {
      records.violate('every file that a row names is there', `${name}: ${key}`);
      continue;
    }
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
    if ((bytes !== null && size !== bytes) || (sha256 !== null && hash.digest('hex') !== sha256))
      records.violate('every file is what was written', `${name}: ${key}`);
  }
  return named.length;
}

/** Adds violated invariants to the records. Returns the number of files read. */
export async function checkInvariants(installation: Installation, records: Records): Promise<{ files: number }> {
  const { cluster } = installation;
  for (const [rule, text] of Object.entries(rules))
    for (const { found } of await cluster.query<{ found: string }>(`${text} limit 20`)) records.violate(rule, found);
  const database = openDatabase(cluster.urlAt(cluster.port), { size: 1, waits: { answer: 0 } });
  try {
    const broken = await findBrokenLink(database);
    if (broken) records.violate('the audit log holds', JSON.stringify(broken));
  } finally {
    await database.close();
  }
  return { files: await checkFiles(installation, records) };
}
