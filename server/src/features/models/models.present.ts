import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ModelConnection } from '@folio/contract/models';
import { type MessageKey, message } from '../../kernel/messages/messages.ts';
import type { ConnectionRow } from './models.queries.ts';

/** A connection without its key. Only staff see its address and its last result: others select by name. */
export function presentConnection(row: ConnectionRow, language: InterfaceLanguage, isStaff: boolean): ModelConnection {
  const shown = {
    id: row.id,
    name: row.name,
    provider: row.provider,
    base_url: row.base_url,
    model_path: row.model_path,
    key_ending: row.is_key_in_environment ? '…' : row.key_ending,
    models: row.models,
    state: row.state,
    problem: row.problem === null ? null : message(row.problem as MessageKey, language),
    tested_at: row.tested_at?.toISOString() ?? null,
  };
  return isStaff ? shown : { ...shown, base_url: null, model_path: null, key_ending: null, problem: null, tested_at: null };
}
