import type { ComponentStates, DrawState } from '../../../ui/component-states.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { validationText } from '../../../ui/validation-text.ts';

type Words = Parameters<DrawState>[0];
/** A sentence, and the field or page that says it. */
type Said = readonly [where: string, sentence: string];

const fields = ({ t, language }: Words): Said[] => {
  const values = (code: string, params?: Record<string, string>) => validationText(code, params, language);
  return [
    ['Additional source: name', t('validation.source_name_required')],
    ['Additional source: file', t('validation.source_file_required')],
    ['Additional source: URL', t('validation.source_url_required')],
    ['Tool fields: list of URLs', t('fields.urlTwice')],
    ['Tool fields: URL', values('not_a_url')],
    ['Task meta data: page_url', values('page_url', { host: 'https://shop.example' })],
    ['Bulk order: file', t('fields.notCsv')],
    ['Bulk order: rows of the file', t('messages.file_not_csv')],
    ['Link keyword: keyword', t('links.rules.keywordRequired')],
    ['Link keyword: link', t('links.rules.validUrl')],
    ['Invitation: email', values('not_an_email')],
    ['Any field that is required', values('required')],
  ];
};

const pages = ({ t }: Words): Said[] => [
  ['/orders', t('orders.empty')],
  ['/orders', t('orders.failedList')],
  ['/orders/{id}', t('orders.failedOne')],
  ['/orders/{id}: history', t('editor.history.showFailed')],
  ['/orders/{id}: restore a version', t('editor.history.restoreFailed')],
  ['/orders/{id}: undo the last restore', t('editor.history.cancelFailed')],
  ['/task-assignment', t('tasks.failed')],
  ['/task-assignment/{id}', t('tasks.failedOne')],
  ['Task meta data: create', t('taskMetadata.failed.create')],
  ['Task meta data: optimize', t('taskMetadata.failed.optimize')],
  ['Task meta data: save', t('taskMetadata.failed.save')],
  ['Task meta data: switch', t('taskMetadata.failed.toggle')],
  ['Task meta data: page_url', t('taskMetadata.failed.pageUrl')],
  ['/link-builder', t('links.failed')],
  ['/page-urls', t('sitePages.failed')],
  ['/control-panel/notifications', t('notices.groupsFailed')],
  ['/impersonate: no parameters', t('session.badParameters')],
  ['/impersonate: userId', t('session.badUserId')],
  ['/impersonate: token', t('session.badToken')],
  ['/reset-password', t('session.resetDone')],
  ['/my-profile: API token', t('profile.api.done')],
  ['/audience-campaigns/manager-dashboard', t('shell.noCampaignManager')],
  ['/audience-campaigns', t('shell.noCampaigns')],
  ['/translation-manager', t('shell.noTranslationManager')],
  ['/workspace: settings', t('messages.workspace_updated')],
  ['/chat: refusal', t('messages.chat_refusal')],
  ['Any deletion', `${t('confirm.title')} ${t('confirm.text')}`],
  ['Any other address', t('errors.notFound')],
  ['Any call that fails', t('errors.generic')],
  ['Any call: 500', t('errors.server')],
];

const draw =
  (caption: string, read: (words: Words) => Said[]): DrawState =>
  (words) => (
    <DataTable
      caption={caption}
      isCompact
      isStacked
      head={
        <>
          <th scope="col">Where</th>
          <th scope="col">Message</th>
        </>
      }
    >
      {read(words).map(([where, sentence]) => (
        <tr key={`${where} ${sentence}`}>
          <td style={{ width: 260 }}>{where}</td>
          <td>{sentence}</td>
        </tr>
      ))}
    </DataTable>
  );

export const states: ComponentStates = {
  page: 'forms/validation',
  layout: 'column',
  varies: true,
  note: 'word for word in English',
  states: {
    'At a field': draw('Messages of the specification at fields', fields),
    'Of a page': draw('Messages of the specification of pages', pages),
  },
};
