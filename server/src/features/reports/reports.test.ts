import { type ReportFigureName, reportFigures, reportNames } from '@folio/contract/report-words';
import type { Report } from '@folio/contract/reports';
import { readXlsxCells } from '@folio/engine/sources/read-table';
import { unzipSync } from 'fflate';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebsite, buildWorkspace } from '../../testing/build.ts';
import { acceptedOutput, modelCall, publicationEvent, spentCredits, taskStory } from '../../testing/report-facts.ts';
import { startTestProduct, type TestCaller, type TestProduct } from '../../testing/test-product.ts';
import { countReports } from './reports.jobs.ts';

let product: TestProduct;
let owner: TestCaller;
let manager: TestCaller;
let plain: TestCaller;
let stranger: TestCaller;
let workspaceId: number;
let otherWorkspaceId: number;
let websiteId: number;

const may = { from: '2026-05-01', to: '2026-05-31' };

/** Of May: three texts and an image in the workspace, one text elsewhere, one personal; of April one text. */
async function fill(): Promise<void> {
  const here = { workspaceId };
  await acceptedOutput(product, owner, { ...here, at: '2026-05-04T09:00Z', words: 200 });
  await acceptedOutput(product, plain, { ...here, at: '2026-05-05T09:00Z', language: 'de' });
  await acceptedOutput(product, plain, { ...here, at: '2026-05-12T09:00Z', tool: 'seo_metatag_generator' });
  await acceptedOutput(product, manager, {
    ...here,
    at: '2026-05-12T10:00Z',
    category: 'media',
    tool: 'text_to_image',
    words: 0,
  });
  await acceptedOutput(product, owner, { at: '2026-05-06T09:00Z', workspaceId: otherWorkspaceId });
  await acceptedOutput(product, plain, { at: '2026-05-06T09:00Z' });
  await acceptedOutput(product, owner, { ...here, at: '2026-04-10T09:00Z' });
  await acceptedOutput(product, stranger, { at: '2026-05-06T09:00Z', words: 7777 });
  await spentCredits(product, owner, { ...here, at: '2026-05-04T09:00Z', spent: 60 });
  await spentCredits(product, plain, { ...here, at: '2026-05-05T09:00Z', spent: 40 });
  await modelCall(product, owner, { ...here, at: '2026-05-04T09:00Z', micros: 1_250_000 });
  await modelCall(product, plain, { ...here, at: '2026-05-05T09:00Z', micros: null });
  await modelCall(product, plain, { ...here, at: '2026-05-05T09:00Z', micros: 0, isOwn: true });
  await modelCall(product, manager, { ...here, at: '2026-04-05T09:00Z', micros: null });
  await publicationEvent(product, plain, { ...here, at: '2026-05-07T09:00Z', websiteId });
  await publicationEvent(product, plain, { ...here, at: '2026-05-08T09:00Z', websiteId, isUpdate: true });
  await publicationEvent(product, owner, { ...here, at: '2026-05-08T09:00Z', websiteId, state: 'failed' });
  // Monday to Tuesday: 24, 48 and 3 hours; one that nobody started.
  const approve = (person: TestCaller, started: string | null, at: string) =>
    taskStory(product, person, {
      workspaceId,
      started,
      events: [
        { kind: 'submitted', at },
        { kind: 'decided', at, step: 'Editor', verdict: 'approve' },
        { kind: 'approved', at },
      ],
    });
  await approve(plain, '2026-05-04T08:00Z', '2026-05-05T08:00Z');
  await approve(plain, '2026-05-11T08:00Z', '2026-05-13T08:00Z');
  await approve(owner, null, '2026-05-14T08:00Z');
  await taskStory(product, owner, {
    workspaceId,
    started: '2026-05-18T08:00Z',
    events: [
      { kind: 'submitted', at: '2026-05-18T09:00Z' },
      { kind: 'decided', at: '2026-05-18T10:00Z', step: 'Editor', verdict: 'changes' },
      { kind: 'submitted', at: '2026-05-18T10:30Z', round: 2 },
      { kind: 'decided', at: '2026-05-18T11:00Z', step: 'Editor', verdict: 'approve', round: 2 },
      { kind: 'approved', at: '2026-05-18T11:00Z', round: 2 },
    ],
  });
}

beforeAll(async () => {
  product = await startTestProduct({ FOLIO_ROLE: 'web' });
  owner = await product.register('Owner Person');
  stranger = await product.register('Stranger Person');
  manager = await product.join(owner, 'Manager Person', 'intermediate');
  plain = await product.join(owner, 'Plain Person', 'user');
  workspaceId = await buildWorkspace(product, owner, { members: [manager, plain] });
  otherWorkspaceId = await buildWorkspace(product, owner, { name: 'Elsewhere' });
  websiteId = await buildWebsite(product, owner);
  await fill();
  await countReports(product.kernel);
});
afterAll(() => product.stop());

type Query = Record<string, string | number>;
const ask = (caller: TestCaller, query: Query = {}) => caller.get('/features/reports/show', { ...may, ...query });
const report = async (caller: TestCaller, query: Query = {}): Promise<Report> => {
  const { status, body } = await ask(caller, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.report as Report;
};
const figure = ({ figures }: Report, name: ReportFigureName) => figures.find((one) => one.name === name)?.value;
const here = () => ({ workspace_id: workspaceId });
const rowsOf = ({ rows }: Report, table: string) => rows.filter((row) => row.table === table);

describe('figures', () => {
  it('count what was made, spent, called and published on days of the workspace', async () => {
    const overview = await report(owner, here());
    const values = Object.fromEntries(overview.figures.map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({ made: 4, texts: 3, media: 1, credits: 100, cost: 1.25, cost_per_document: 0.3125 });
    expect(overview.unknown).toBe(1);
    const cost = await report(owner, { ...here(), report: 'cost' });
    expect(['calls', 'calls_unknown', 'calls_own'].map((name) => figure(cost, name as ReportFigureName))).toEqual([3, 1, 1]);
    const publishing = await report(owner, { ...here(), report: 'publishing' });
    expect(publishing.figures.map(({ value }) => value)).toEqual([1, 1, 1]);
    expect(rowsOf(publishing, 'websites')).toMatchObject([
      { name: 'Website', values: { published: 1, updated: 1, publish_failed: 1 } },
    ]);
  });

  it('are compared with the days before, and a figure that is not known is null, never 0', async () => {
    const overview = await report(owner, { ...here(), from: '2026-05-02', report: 'overview' });
    expect(overview.previous).toEqual({ from: '2026-04-02', to: '2026-05-01' });
    const before = Object.fromEntries(overview.figures.map(({ name, previous }) => [name, previous]));
    // One call of April has no known cost; no task was approved.
    expect(before).toMatchObject({ made: 1, cost: null, cost_per_document: null, approval_hours: null, first_time: null });
    expect((await report(owner, { ...here(), compare: 0 })).previous).toBeNull();
  });

  it('of time are medians over working hours, without what is not known', async () => {
    const review = await report(owner, { ...here(), report: 'review' });
    const values = Object.fromEntries(review.figures.map(({ name, value }) => [name, value]));
    expect(values).toEqual({ approved: 4, approval_hours: 24, approval_hours_p90: 43.2, first_time: 0.75, rounds: 1.25 });
    expect(rowsOf(review, 'waits').map(({ key, name, values: own }) => [key, name, own.approved, own.approval_hours])).toEqual([
      ['writing', '', 3, 24],
      ['step', 'Editor', 4, 0],
      ['rework', '', 1, 0.5],
    ]);
  });

  it('are drawn for every week, and the lines add up to the figure', async () => {
    const overview = await report(owner, here());
    const made = overview.series.filter(({ chart }) => chart === 'made');
    expect(made.map(({ name }) => name)).toEqual(['ai_art', 'ai_writer', 'seo']);
    expect(made[0]?.points.map(({ day }) => day)).toEqual(['2026-04-27', '2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25']);
    const total = made.flatMap(({ points }) => points).reduce((sum, { value }) => sum + (value ?? 0), 0);
    expect(total).toBe(figure(overview, 'made'));
    const score = overview.series.find(({ name }) => name === 'score_approved');
    expect(score?.points.every(({ value }) => value === null)).toBe(true);
  });

  it('are the same in every tab, table and file', async () => {
    const reports = await Promise.all(reportNames.map((name) => report(owner, { ...here(), report: name })));
    const known = new Map<string, number | null>();
    for (const one of reports)
      for (const { name, value } of one.figures) {
        if (known.has(name)) expect([one.report, name, value]).toEqual([one.report, name, known.get(name)]);
        known.set(name, value);
      }
    expect([...known.keys()].toSorted()).toEqual(Object.keys(reportFigures).toSorted());
    const people = rowsOf(reports[1] as Report, 'people');
    for (const name of ['made', 'words', 'approved', 'credits', 'cost'])
      expect([name, people.reduce((sum, { values }) => sum + (values[name] ?? 0), 0)]).toEqual([name, known.get(name)]);
    const query = new URLSearchParams({ ...may, workspace_id: String(workspaceId), report: 'overview' });
    const file = async (more: string) =>
      fetch(`${product.url}/api/features/reports/export?${query.toString()}&${more}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
    const csv = papaparse.parse<string[]>((await (await file('format=csv')).text()).replace('\uFEFF', '').trim()).data;
    const xlsx = await readXlsxCells(await (await file('format=xlsx&part=figures')).bytes());
    // Both have the names of the page, in the reader's language.
    const ofFigures = (reports[0] as Report).figures.map(({ value }) => (value === null ? '' : String(value)));
    for (const cells of [csv, xlsx]) expect(cells[0]).toEqual(['Metric', 'Value', 'Previous period']);
    expect(csv.slice(1).map(([, value]) => value)).toEqual(ofFigures);
    expect(csv.map(([label]) => label)).toEqual(xlsx.map(([label]) => label));
    expect(xlsx.slice(1).map(([, value]) => String(value))).toEqual(ofFigures);
    expect(xlsx.slice(1).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Documents made', 'Start to approval (hours)', 'Approved in the first round', 'Provider cost']),
    );
    expect(await readXlsxCells(await (await file('format=xlsx&part=table_people')).bytes())).toEqual([
      expect.arrayContaining(['Person', 'Documents made']),
      expect.arrayContaining(['Manager Person']),
      expect.arrayContaining(['Owner Person']),
      expect.arrayContaining(['Plain Person']),
    ]);
    const table = papaparse.parse<string[]>(
      (await (await file('format=csv&part=table_people')).text()).replace('\uFEFF', '').trim(),
    );
    expect(table.data.slice(1).map((row) => row[0])).toEqual(['Manager Person', 'Owner Person', 'Plain Person']);
    const chart = papaparse.parse<string[]>(
      (await (await file('format=csv&part=chart_made')).text()).replace('\uFEFF', '').trim(),
    );
    expect(chart.data).toHaveLength(6);
    // In a spreadsheet a day is a number with the format of a date (days since 30 December 1899), and a share is in percent.
    const parts = unzipSync(await (await file('format=xlsx')).bytes());
    const textOf = (part: string) => new TextDecoder().decode(parts[part]);
    const epoch = Date.UTC(1899, 11, 30);
    const [, ...days] = chart.data.map(([cell]) => (Date.parse(cell ?? '') - epoch) / 86_400_000);
    const cells = [...textOf('xl/worksheets/sheet2.xml').matchAll(/<c r="A\d+" s="\d+"[^>]*?><v>(\d+)<\/v>/g)];
    expect(cells.slice(1).map(([, value]) => Number(value))).toEqual(days);
    const styles = textOf('xl/styles.xml');
    for (const format of ['yyyy-mm-dd', '0%', '#,##0']) expect(styles).toContain(`formatCode="${format}"`);
  });

  it('of a period of more than 400 days, or turned round, are refused at its end', async () => {
    const long = await ask(owner, { from: '2025-01-01', to: '2026-02-05' });
    expect([long.status, long.body.errors]).toEqual([422, { to: ['At most 400 days'] }]);
    expect((await ask(owner, { from: '2025-01-01', to: '2026-02-04' })).status).toBe(200);
    expect((await ask(owner, { from: '2026-05-02', to: '2026-05-01' })).body.errors).toHaveProperty('to');
    expect((await ask(owner, { report: 'nothing' })).status).toBe(422);
  });
});

describe('rights', () => {
  it('show a user the own work without its cost', async () => {
    const overview = await report(plain, here());
    expect([figure(overview, 'made'), figure(overview, 'credits'), figure(overview, 'approved')]).toEqual([2, 40, 2]);
    const all = await report(plain, { all: 1 });
    expect(figure(all, 'made')).toBe(3);
    for (const one of [overview, all]) {
      expect([one.unknown, one.can.see_cost, figure(one, 'cost')]).toEqual([null, false, undefined]);
      expect(rowsOf(one, 'people').map(({ name }) => name)).toEqual(['Plain Person']);
    }
  });

  it('show managers the sums of their workspaces, and no row of anyone else', async () => {
    const overview = await report(manager, here());
    expect([figure(overview, 'made'), figure(overview, 'cost')]).toEqual([4, undefined]);
    expect(rowsOf(overview, 'people').map(({ name }) => name)).toEqual(['Manager Person']);
    // Neither the other workspace nor a person's personal one.
    expect(figure(await report(manager, { all: 1 }), 'made')).toBe(4);
    const cost = await report(manager, { ...here(), report: 'cost' });
    expect(cost.figures.map(({ name }) => name)).toEqual(['credits']);
    expect(Object.keys(rowsOf(cost, 'tools')[0]?.values ?? {})).toEqual(['made', 'words', 'credits']);
  });

  it('show owners everything of their account, and nothing of another one', async () => {
    const all = await report(owner, { all: 1 });
    expect(figure(all, 'made')).toBe(6);
    expect(rowsOf(all, 'people').map(({ name }) => name)).toEqual(['Manager Person', 'Owner Person', 'Plain Person']);
    expect(rowsOf(all, 'workspaces').map(({ name, values }) => [name, values.made])).toEqual([
      ['', 1],
      ['Elsewhere', 1],
      ['Newsroom', 4],
    ]);
    const theirs = await report(stranger, { all: 1, report: 'people' });
    expect([figure(theirs, 'made'), figure(theirs, 'words')]).toEqual([1, 7777]);
    expect(JSON.stringify(all)).not.toContain('7777');
  });

  it('a workspace that one is not in is not found, and visitors see nothing', async () => {
    expect((await ask(stranger, here())).status).toBe(404);
    expect((await ask(manager, { workspace_id: otherWorkspaceId })).status).toBe(404);
    expect((await ask(product.visitor, here())).status).toBe(401);
  });

  it('names of people are gone from everyone and every file where the account does not want them', async () => {
    await owner.send('POST', '/admin/branding', { reports_by_person: false });
    for (const caller of [owner, manager, plain]) {
      const people = await report(caller, { ...here(), report: 'people' });
      expect([people.can.see_people, rowsOf(people, 'people')]).toEqual([false, []]);
      const file = await caller.get('/features/reports/export', { ...may, ...here(), report: 'people', part: 'table_people' });
      expect(file.body.text).not.toMatch(/\w Person/);
    }
    await owner.send('POST', '/admin/branding', { reports_by_person: true });
    expect(rowsOf(await report(owner, { ...here(), report: 'people' }), 'people')).toHaveLength(3);
  });

  it('figures of tasks are gone where the account has no tasks', async () => {
    await owner.send('POST', '/admin/branding', { hide_generic_task_assignment: true });
    const review = await report(owner, { ...here(), report: 'review' });
    expect([review.figures, review.series, review.rows, review.can.see_tasks]).toEqual([[], [], [], false]);
    await owner.send('POST', '/admin/branding', { hide_generic_task_assignment: false });
  });
});
