// Sample content for an account: a voice, a website with pages, and two documents of the built-in writers. One call deletes all of it.
import { createHash } from 'node:crypto';
import { findTool } from '@folio/catalogue/catalogue';
import { escapeHtml } from '@folio/contract/escape';
import type { ToolInput } from '@folio/contract/tool-values';
import { proposeKeyword } from '@folio/engine/site/propose-keyword';
import type { SitePage } from '@folio/engine/site/read-site-page';
import type { SiteLink } from '@folio/engine/site/walk-links';
import { analyseVoice } from '@folio/engine/voice/analyse-voice';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict, notFound } from '../../kernel/errors.ts';
import type { Keep } from '../../kernel/idempotency.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { scopeOf } from '../../kernel/policy.ts';
import { lockPerson } from '../accounts/index.ts';
import { insertVoiceFor, removeVoice } from '../brand-voices/index.ts';
import { deleteDocuments, insertFinished } from '../documents/index.ts';
import { placing } from '../orders/index.ts';
import { saveReadPages } from '../pages/index.ts';
import { findWebsite, insertWebsiteFor, removeWebsite } from '../websites/index.ts';
import { lockMembership } from '../workspaces/index.ts';
import { getStart } from './begin-start.ts';
import { sampleJob, sampleName, samplePages, sampleUrl } from './sample-texts.ts';
import { deleteStart, findSample, insertStart, lockStart } from './site-start.queries.ts';
import { authorizeStart, requireReach } from './site-start.rights.ts';

const textOf = ({ paragraphs }: (typeof samplePages)[number]) => paragraphs.join('\n\n');
const allText = samplePages.map(textOf).join('\n\n');

/** Menu links from every page to every other one but the newest tent, so that the link map has something to say. */
const menuOf = (path: string): SiteLink[] =>
  samplePages
    .filter((other) => other.path !== path && !other.path.startsWith('tents/'))
    .map((other) => ({ url: sampleUrl + other.path, anchor: other.title.slice(0, 60), rel: '', area: 'menu', paragraph: 0 }));

function pageOf(sample: (typeof samplePages)[number]): SitePage {
  const { path, title, description, paragraphs } = sample;
  const text = textOf(sample);
  return {
    title,
    h1: title,
    description: description || null,
    language: 'en',
    canonical: null,
    isNoindex: false,
    type: path === '' ? 'home' : null,
    keyword: path === '' ? null : proposeKeyword({ h1: title, title }, 'en'),
    words: text.split(/\s+/).length,
    html: [`<h1>${escapeHtml(title)}</h1>`, ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`)].join(''),
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    links: menuOf(path),
    follows: [],
  };
}

/** The documents, as the built-in writers make them: without a model, and free of charge. */
async function writeDocuments(kernel: Kernel, accountId: number) {
  const wanted: [slug: string, input: ToolInput][] = [
    ['job_posting', sampleJob],
    ['brand_style_guide', { brand: 'Halden Outdoor', samples: allText, save_brand_voice: false, language: 'en' }],
  ];
  return Promise.all(
    wanted.map(async ([slug, input]) => {
      const tool = findTool(slug);
      if (!tool) throw new Error(`The catalogue has no ${slug}`);
      return { slug, outcome: await placing.liveWriterPort.of(kernel).make(kernel, accountId, tool, input, 'en') };
    }),
  );
}

/** Makes the sample content once in a place; answers the id of its run. Throws 409 where it is there already. */
export async function makeSample(
  kernel: Kernel,
  actor: Actor,
  call: { workspace_id?: number | null | undefined },
  keep: Keep<number>,
): Promise<number> {
  authorizeStart(actor);
  const scope = scopeOf(actor, call.workspace_id);
  const documents = await writeDocuments(kernel, actor.accountId);
  const profile = analyseVoice(allText, 'en');
  return kernel.database.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    if (scope.workspaceId !== null && !(await lockMembership(tx, scope.workspaceId, actor.id))) throw notFound();
    if (await findSample(tx, scope)) throw conflict('start_state');
    const detailIds: number[] = [];
    for (const { slug, outcome } of documents)
      detailIds.push(
        await insertFinished(kernel, tx, actor, {
          scope,
          folderId: null,
          toolSlug: slug,
          title: `${outcome.title} (sample)`.slice(0, 200),
          html: outcome.html,
          words: outcome.words,
          language: 'en',
          engine: outcome.engine,
          sourceIds: [],
          sourcesUsed: [],
        }),
      );
    const voiceId = profile
      ? await insertVoiceFor(
          tx,
          actor,
          { name: sampleName, description: '', type: 'text', language: 'en', profile, analysed_by: 'built-in', origins: [] },
          scope.workspaceId,
        )
      : null;
    const websiteId = await insertWebsiteFor(tx, actor, {
      workspace_id: scope.workspaceId,
      name: sampleName,
      url: sampleUrl,
      language: 'en',
      kind: 'download',
    });
    const website = await findWebsite(tx, websiteId);
    if (!website) throw new Error('The website is gone');
    const read = samplePages.map((sample) => ({ url: sampleUrl + sample.path, page: pageOf(sample) }));
    const pages = await saveReadPages(kernel, tx, website, read, { isChecked: false });
    const now = kernel.clock.now();
    const start = await insertStart(tx, {
      account_id: actor.accountId,
      user_id: actor.id,
      workspace_id: scope.workspaceId,
      kind: 'sample',
      url: sampleUrl,
      page_limit: samplePages.length,
      state: 'finished',
      created_at: now,
      ended_at: now,
      made: {
        workspace_id: scope.workspaceId,
        is_workspace_new: false,
        website_id: websiteId,
        pages,
        brand_voice_id: voiceId,
        source_ids: [],
        tasks: [],
        has_branding: false,
        order_detail_ids: detailIds,
      },
    });
    if (!start) throw conflict('start_state');
    await keep(tx, start.id);
    return start.id;
  });
}

/** Objects that were deleted by hand, or changed their owner, are skipped. */
async function unlessGone(remove: () => Promise<unknown>): Promise<number> {
  try {
    await remove();
    return 1;
  } catch (problem) {
    if (problem instanceof AppError && (problem.status === 404 || problem.status === 403)) return 0;
    throw problem;
  }
}

/** Deletes the sample content that is still there; answers how many things that were. */
export async function removeSample(kernel: Kernel, actor: Actor, id: number): Promise<number> {
  const { kind, made } = await getStart(kernel, actor, id);
  if (kind !== 'sample') throw conflict('start_state');
  let deleted = 0;
  for (const detailId of made?.order_detail_ids ?? [])
    deleted += await unlessGone(() => deleteDocuments(kernel, actor, { order_detail_id: detailId }));
  if (made?.website_id) deleted += await unlessGone(() => removeWebsite(kernel, actor, made.website_id ?? 0));
  if (made?.brand_voice_id) deleted += await unlessGone(() => removeVoice(kernel, actor, made.brand_voice_id ?? 0));
  await kernel.database.transaction(async (tx) => {
    requireReach(actor, await lockStart(tx, id));
    await deleteStart(tx, id);
  });
  return deleted;
}
