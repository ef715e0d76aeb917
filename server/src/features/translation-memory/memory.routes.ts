// The units of the translation memory, as managers see and change them.
import type { MemoryUnit } from '@folio/contract/translation-memory';
import { notFound } from '../../kernel/errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { rpc } from '../../kernel/rpc.ts';
import { recordAudit } from '../audit/index.ts';
import { deleteUnit, listPairs, listUnits, type MemoryUnitRow, updateUnit } from './memory-units.queries.ts';

const present = ({ updated_at, ...unit }: MemoryUnitRow): MemoryUnit => ({ ...unit, updated_at: updated_at.toISOString() });

const noteOf = (what: 'changed' | 'deleted', unit: MemoryUnitRow) => ({
  action: `memory_unit.${what}`,
  subjectId: unit.id,
  // The log holds no texts of documents.
  subjectName: `${unit.source_language} → ${unit.target_language}`,
  details: { origin: unit.origin_name },
});

export function memoryRoutes({ database }: Kernel) {
  return {
    units: rpc.translationMemory.units.handler(async ({ context: { actor }, input: { page, per_page: perPage, ...filter } }) => {
      const { rows, total, filtered } = await listUnits(database, actor.accountId, { ...filter, page, perPage });
      const pairs = await listPairs(database, actor.accountId);
      return { units: rows.map(present), recordsTotal: total, recordsFiltered: filtered, pairs };
    }),
    editUnit: rpc.translationMemory.editUnit.handler(async ({ context: { actor }, input: { unit_id: id, target } }) => {
      const unit = await database.transaction(async (tx) => {
        const changed = await updateUnit(tx, actor.accountId, id, target, actor.id);
        if (!changed) throw notFound();
        await recordAudit(tx, actor, noteOf('changed', changed));
        return changed;
      });
      return { unit: present(unit) };
    }),
    removeUnit: rpc.translationMemory.removeUnit.handler(async ({ context: { actor }, input }) => {
      await database.transaction(async (tx) => {
        const deleted = await deleteUnit(tx, actor.accountId, input.unit_id);
        if (!deleted) throw notFound();
        await recordAudit(tx, actor, noteOf('deleted', deleted));
      });
      return {};
    }),
  };
}
