// Calls on the desk's deliveries: coordinators see all data, linguists their own.
import type { DeskFigures } from '@folio/contract/translation-reports';
import { correctionReasons } from '@folio/contract/translation-words';
import type { Actor } from '../../kernel/actor.ts';
import { csvFile } from '../../kernel/csv.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type Period, readPeriod } from '../../kernel/period.ts';
import { rpc } from '../../kernel/rpc.ts';
import { isCoordinator } from './core/desk.policy.ts';
import { findLinguistOf } from './core/linguists.queries.ts';
import {
  type FiguresRow,
  listDays,
  listDelivered,
  listFigures,
  medianTurnaround,
  type ReportScope,
  sumFigures,
} from './core/translation-reports.queries.ts';

const dayMs = 86_400_000;
/** Jobs read at once, and most jobs of one export. */
const exportPage = 5000;
const maxExported = 100_000;

interface Filters {
  from?: string | undefined;
  to?: string | undefined;
  source_language?: string | undefined;
  target_language?: string | undefined;
  stage?: string | undefined;
  linguist_id?: number | undefined;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const present = (row: FiguresRow): DeskFigures => ({
  words: row.words,
  jobs: row.jobs,
  on_time: row.on_time,
  hours: row.hours === null ? null : rounded(row.hours),
  machine_edit: row.machine_edit,
  changed_in_review: row.changed_in_review,
  corrections: Object.fromEntries(
    correctionReasons.map((reason) => {
      const count = row.corrections?.[reason] ?? 0;
      return [reason, row.reviewed_words === 0 ? 0 : rounded((count / row.reviewed_words) * 1000)];
    }),
  ) as DeskFigures['corrections'],
});

/** Every day of a period with its words. */
function everyDay({ from, to }: Period, known: readonly { date: string; words: number }[]): { date: string; words: number }[] {
  const words = new Map(known.map((day) => [day.date, day.words]));
  return Array.from({ length: Math.round((to.getTime() - from.getTime()) / dayMs) }, (_, index) => {
    const date = new Date(from.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { date, words: words.get(date) ?? 0 };
  });
}

export function translationReportRoutes(kernel: Kernel) {
  const { database } = kernel;

  /** Report filters of the caller: a linguist's scope is always themselves. */
  async function readScope(actor: Actor, input: Filters): Promise<{ period: Period; scope: ReportScope }> {
    const period = readPeriod(input, kernel.clock.now());
    const linguistId = isCoordinator(actor) ? (input.linguist_id ?? null) : ((await findLinguistOf(database, actor.id))?.id ?? 0);
    const { source_language: source = null, target_language: target = null, stage = null } = input;
    return { period, scope: { from: period.from, to: period.to, linguistId, source, target, stage } };
  }

  return {
    show: rpc.translationReports.show.handler(async ({ context: { actor }, input }) => {
      const { period, scope } = await readScope(actor, input);
      const rows = await listFigures(database, scope, input.page, input.per_page);
      const total = rows[0]?.total ?? 0;
      return {
        from: period.first,
        to: period.last,
        days: everyDay(period, await listDays(database, scope)),
        totals: present(await sumFigures(database, scope)),
        turnaround_hours: isCoordinator(actor) ? await medianTurnaround(database, scope) : null,
        linguists: rows.map((row) => ({ id: row.id, name: row.name, ...present(row) })),
        recordsTotal: total,
        recordsFiltered: total,
      };
    }),
    export: rpc.translationReports.export.handler(async ({ context: { actor }, input }) => {
      const { period, scope } = await readScope(actor, input);
      const columns = [
        'delivered_at',
        'request',
        'linguist',
        'source_language',
        'target_language',
        'stage',
        'words',
        'changed_words',
        'hours',
        'on_time',
        ...correctionReasons,
      ];
      const lines: (string | number | null)[][] = [];
      let after: { at: Date; id: number } | null = null;
      while (lines.length < maxExported) {
        const page = await listDelivered(database, scope, after, exportPage);
        for (const job of page)
          lines.push([
            job.delivered_at.toISOString(),
            job.number,
            job.name,
            job.source_language,
            job.target_language,
            job.stage,
            job.words,
            job.changed_words,
            job.hours === null ? null : rounded(job.hours),
            job.is_on_time ? 1 : 0,
            ...correctionReasons.map((reason) => job.corrections[reason] ?? 0),
          ]);
        const last = page.at(-1);
        if (!last || page.length < exportPage) break;
        after = { at: last.delivered_at, id: last.id };
      }
      return csvFile(`translation-desk-${period.first}-${period.last}.csv`, columns, lines);
    }),
  };
}
