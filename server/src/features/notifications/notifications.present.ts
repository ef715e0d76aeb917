// Notices as sentences in the reader's language.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { Notification, NotificationGroup } from '@folio/contract/notifications';
import { problemSentence } from '../../connectors/connectors.ts';
import { dayText, momentText } from '../../kernel/messages/day-text.ts';
import { findMessage } from '../../kernel/messages/messages.ts';
import type { GroupRow } from './groups.queries.ts';
import type { NoticeRow } from './notifications.queries.ts';

/** Undefined for a zone that this server does not know: browsers may be newer. */
export function knownZone(timeZone: string | undefined): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return timeZone;
  } catch {
    return undefined;
  }
}

/** The sentence of a notice; reasons are given in words where there are some. */
export function noticeText(
  { event, data }: Pick<NoticeRow, 'event' | 'data'>,
  language: InterfaceLanguage,
  timeZone?: string,
): string {
  const { reason, due } = data;
  const words = {
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value ?? ''])),
    reason: (typeof reason === 'string' && problemSentence(`${reason} ${String(data['reason_detail'] ?? '')}`, language)) || '',
    ...(typeof due === 'string' && due !== '' && { due: dayText(due, language) }),
  };
  // Of a bulk order the figures are shown, each that is not 0.
  if (data['bulk'] !== undefined) {
    const lines = [
      'notice_bulk',
      ...['failed', 'on_hold', 'cancelled'].filter((name) => data[name] !== 0).map((name) => `notice_bulk_${name}`),
    ];
    return lines.map((key) => findMessage(key, language, words) ?? '').join(', ');
  }
  if (data['start'] !== undefined) return findMessage(`notice_start_${String(data['start'])}`, language, words) ?? event;
  if (event === 'decided') return (findMessage(`notice_decided_${String(data['verdict'])}`, language, words) ?? event).trim();
  if (data['desk'] !== undefined) {
    const at = typeof data['at'] === 'string' ? momentText(data['at'], language, timeZone) : '';
    return (findMessage(`notice_desk_${String(data['desk'])}`, language, { ...words, at }) ?? event).trim();
  }
  if (data['campaign'] !== undefined) {
    const isMany = data['campaign'] === 'items_due' && data['count'] !== 1;
    return (findMessage(`notice_campaign_${String(data['campaign'])}${isMany ? '_many' : ''}`, language, words) ?? event).trim();
  }
  const kind = event === 'due_soon' ? String(data['reason_kind']) : event;
  const hasMany = ['assigned', 'step_stuck', 'links_broken'].includes(kind) && Number(data['count'] ?? 1) > 1;
  const key = hasMany ? `notice_${kind}_many` : `notice_${kind}`;
  return (findMessage(key, language, words) ?? event).trim();
}

export const presentNotice = (row: NoticeRow, language: InterfaceLanguage, timeZone?: string): Notification => ({
  id: row.id,
  event: row.event,
  text: noticeText(row, language, timeZone),
  path: row.path,
  workspace_id: row.workspace_id,
  is_read: row.read_at !== null,
  created_at: row.created_at.toISOString(),
});

export const presentGroup = (row: GroupRow, canEdit: boolean): NotificationGroup => ({
  id: row.id,
  name: row.name,
  workspace_id: row.workspace_id,
  events: row.events,
  in_app: row.in_app,
  email: row.email,
  rhythm: row.rhythm,
  members: row.members,
  can: { edit: canEdit },
});
