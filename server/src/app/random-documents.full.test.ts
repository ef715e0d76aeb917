// Documents, folders, moves, members and versions by two users, against a model that is a few maps: after each sequence the lists, folders and
// histories that both see are the model's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildDocument, buildWorkspace } from '../testing/build.ts';
import { type Random, randomFrom, roundsOfRun, seedOfRun } from '../testing/random.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../testing/test-product.ts';

const stepsPerSequence = 25;

let product: TestProduct;
let master: TestCaller;
let colleague: TestCaller;

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  master = await product.register('Model Master');
  colleague = await product.join(master, 'Model Colleague', 'intermediate');
});
afterAll(() => product.stop());

/** A workspace's id, or the name of a personal workspace's owner. */
type Scope = number | 'master' | 'colleague';

interface Doc {
  id: number;
  author: 'master' | 'colleague';
  scope: Scope;
  folder: number | null;
  versions: number;
}

interface Folder {
  id: number;
  scope: Scope;
  parent: number | null;
}

class Model {
  readonly docs = new Map<number, Doc>();
  readonly folders = new Map<number, Folder>();
  readonly workspace: number;
  isColleagueIn = true;

  constructor(workspace: number) {
    this.workspace = workspace;
  }

  sees(user: 'master' | 'colleague', scope: Scope): boolean {
    return scope === user || (scope === this.workspace && (user === 'master' || this.isColleagueIn));
  }

  within(id: number): number[] {
    const all = [id];
    for (const one of all) for (const folder of this.folders.values()) if (folder.parent === one) all.push(folder.id);
    return all;
  }

  depth(id: number | null): number {
    return id === null ? 0 : 1 + this.depth(this.folders.get(id)?.parent ?? null);
  }
}

const users = ['master', 'colleague'] as const;
const callerOf = (user: (typeof users)[number]) => (user === 'master' ? master : colleague);
const scopeFields = (scope: Scope) => (typeof scope === 'number' ? { workspace_id: scope } : {});

type Step = (
  model: Model,
  random: Random,
  user: (typeof users)[number],
) => Promise<[done: boolean, wanted: boolean, say: string]>;

const done = ({ status }: { status: number }, say: string): boolean => {
  if (status >= 500) throw new Error(`${say} answered ${status}`);
  return status === 200;
};

const steps: Step[] = [
  async function makeDocument(model, random, user) {
    const scope = random.pick([model.workspace, user] as Scope[]) ?? user;
    if (!model.sees(user, scope)) return [false, false, 'no document'];
    const { detailId } = await buildDocument(product, callerOf(user), typeof scope === 'number' ? { workspaceId: scope } : {});
    model.docs.set(detailId, { id: detailId, author: user, scope, folder: null, versions: 1 });
    return [true, true, `document ${detailId}`];
  },
  async function makeFolder(model, random, user) {
    const scope = random.pick([model.workspace, user] as Scope[]) ?? user;
    const inside =
      random.pick([...model.folders.values(), null].filter((folder) => folder === null || folder.scope === scope)) ?? null;
    // Often the name of the folder that it is in.
    const name = random.below(3) > 0 ? 'Spring' : `Folder ${random.below(1_000_000)}`;
    const answer = await callerOf(user).send('PUT', '/services/folders/create', {
      name,
      parent_id: inside?.id ?? null,
      ...scopeFields(scope),
    });
    const say = `folder ${name} in ${inside?.id ?? 'none'} of ${scope} by ${user}`;
    const isDone = done(answer, say);
    if (isDone) {
      const { id } = answer.body.folder as { id: number };
      model.folders.set(id, { id, scope, parent: inside?.id ?? null });
    }
    // A name that is taken and a depth of more than eight are refused, too.
    const canBe = model.sees(user, scope) && model.depth(inside?.id ?? null) < 8;
    return [isDone, isDone && canBe, say];
  },
  async function moveIntoFolder(model, random, user) {
    const doc = random.pick([...model.docs.values()]);
    const folder = random.pick([null, ...model.folders.values()]) ?? null;
    if (!doc) return [false, false, 'nothing to move'];
    const say = `document ${doc.id} into ${folder?.id ?? 'none'} by ${user}`;
    const isDone = done(
      await callerOf(user).send('POST', '/services/orders/move', { order_detail_id: doc.id, folder_id: folder?.id ?? null }),
      say,
    );
    const wanted = model.sees(user, doc.scope) && (folder === null || folder.scope === doc.scope);
    if (isDone) doc.folder = folder?.id ?? null;
    return [isDone, wanted, say];
  },
  async function moveToScope(model, random, user) {
    const doc = random.pick([...model.docs.values()].filter((one) => one.author === user));
    if (!doc) return [false, false, 'nothing to move'];
    const scope: Scope = doc.scope === model.workspace ? user : model.workspace;
    const say = `document ${doc.id} to ${scope} by ${user}`;
    const isDone = done(
      await callerOf(user).send('POST', '/services/orders/move', {
        order_detail_id: doc.id,
        workspace_id: typeof scope === 'number' ? scope : null,
      }),
      say,
    );
    const wanted = model.sees(user, doc.scope) && model.sees(user, scope);
    if (isDone) Object.assign(doc, { scope, folder: null });
    return [isDone, wanted, say];
  },
  async function removeDocument(model, random, user) {
    const doc = random.pick([...model.docs.values()]);
    if (!doc || random.below(2) === 0) return [false, false, 'nothing to delete'];
    const say = `delete document ${doc.id} by ${user}`;
    const isDone = done(await callerOf(user).send('DELETE', '/services/orders/delete', { order_detail_id: doc.id }), say);
    const wanted = model.sees(user, doc.scope);
    if (isDone) model.docs.delete(doc.id);
    return [isDone, wanted, say];
  },
  async function removeFolder(model, random, user) {
    const folder = random.pick([...model.folders.values()]);
    if (!folder) return [false, false, 'no folder to delete'];
    const contents = random.below(3) === 0 ? 'delete' : 'keep';
    const say = `delete folder ${folder.id} (${contents}) by ${user}`;
    const isDone = done(await callerOf(user).send('DELETE', '/services/folders/delete', { folder_id: folder.id, contents }), say);
    const wanted = model.sees(user, folder.scope);
    if (isDone && contents === 'keep') {
      for (const doc of model.docs.values()) if (doc.folder === folder.id) doc.folder = folder.parent;
      for (const child of model.folders.values()) if (child.parent === folder.id) child.parent = folder.parent;
      model.folders.delete(folder.id);
    } else if (isDone) {
      for (const id of model.within(folder.id)) {
        for (const doc of model.docs.values()) if (doc.folder === id) model.docs.delete(doc.id);
        model.folders.delete(id);
      }
    }
    return [isDone, wanted, say];
  },
  async function save(model, random, user) {
    const doc = random.pick([...model.docs.values()]);
    if (!doc) return [false, false, 'nothing to save'];
    const say = `save ${doc.id} by ${user}`;
    const html = `<p>Text ${random.below(1_000_000)}</p>`;
    const isDone = done(
      await callerOf(user).send('POST', '/services/orders/update', { order_detail_id: doc.id, content: { html } }),
      say,
    );
    if (isDone) doc.versions += 1;
    return [isDone, model.sees(user, doc.scope), say];
  },
  async function restore(model, random, user) {
    const doc = random.pick([...model.docs.values()]);
    if (!doc) return [false, false, 'nothing to restore'];
    const say = `restore ${doc.id} by ${user}`;
    const [first] = await product.sql<{ id: number }>(
      'select id from document_versions where order_detail_id = $1 and number = 1',
      [doc.id],
    );
    const isDone = done(
      await callerOf(user).send('POST', '/services/orders/versions/restore', { order_detail_id: doc.id, version_id: first?.id }),
      say,
    );
    // The newest version is not restored over itself.
    const wanted = model.sees(user, doc.scope) && (doc.versions > 1 || isDone);
    if (isDone) doc.versions += 1;
    return [isDone, wanted, say];
  },
  async function changeMembers(model, random) {
    if (random.below(3) > 0) return [false, false, 'members stay'];
    const [method, path] = model.isColleagueIn ? (['DELETE', 'delete_users'] as const) : (['POST', 'add_users'] as const);
    const say = `${path} the colleague`;
    const isDone = done(
      await master.send(method, `/features/workspace/${path}`, { id: model.workspace, users: [colleague.id] }),
      say,
    );
    if (isDone) model.isColleagueIn = !model.isColleagueIn;
    return [isDone, true, say];
  },
];

const stepsOfFolders = steps.filter(({ name }) => name === 'makeFolder' || name === 'removeFolder');

/** A user's view of a scope: each document with its folder and versions, and each folder with its parent. */
async function seenBy(caller: TestCaller, scope: Scope) {
  const documents = await caller.get('/services/orders/show', { per_page: 100, ...scopeFields(scope) });
  const folders = await caller.get('/services/folders/show', scopeFields(scope));
  if (documents.status === 404 && folders.status === 404) return null;
  return {
    total: documents.body.recordsTotal,
    documents: (documents.body.orders as { order_detail_id: number; folder_id: number | null; versions: number }[])
      .map((row) => [row.order_detail_id, row.folder_id, row.versions])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
    folders: (folders.body.folders as { id: number; parent_id: number | null }[])
      .map((row) => [row.id, row.parent_id])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  };
}

function wantedOf(model: Model, user: (typeof users)[number], scope: Scope) {
  if (!model.sees(user, scope)) return null;
  const documents = [...model.docs.values()].filter((doc) => doc.scope === scope).toSorted((a, b) => a.id - b.id);
  const folders = [...model.folders.values()].filter((folder) => folder.scope === scope).toSorted((a, b) => a.id - b.id);
  return {
    total: documents.length,
    documents: documents.map((doc) => [doc.id, doc.folder, doc.versions]),
    folders: folders.map((folder) => [folder.id, folder.parent]),
  };
}

it('every sequence of steps ends where the model does', { timeout: 1_800_000 }, async () => {
  const random = randomFrom(seedOfRun());
  const sequences = roundsOfRun(25);
  process.stdout.write(`random documents: seed ${random.seed}, ${sequences} sequences of ${stepsPerSequence} steps\n`);
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    await product.sql('delete from order_details');
    await product.sql('delete from folders');
    const model = new Model(await buildWorkspace(product, master, { name: `Model ${sequence}`, members: [colleague] }));
    const log: string[] = [];
    for (let step = 0; step < stepsPerSequence; step += 1) {
      // Folders in folders failed most often, so every third step covers them.
      const run = random.below(3) === 0 ? random.pick(stepsOfFolders) : random.pick(steps);
      if (!run) continue;
      const [isDone, wanted, say] = await run(model, random, random.pick(users) ?? 'master');
      log.push(`${say}: ${isDone ? 'done' : 'not done'}`);
      expect([log, isDone]).toEqual([log, wanted]);
    }
    for (const user of users)
      for (const scope of [model.workspace, user] as Scope[])
        expect([log, user, scope, await seenBy(callerOf(user), scope)]).toEqual([log, user, scope, wantedOf(model, user, scope)]);
  }
});
