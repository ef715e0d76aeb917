import type { LinkRule } from '@folio/contract/link-builder';
import type { Website } from '@folio/contract/websites';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, messageOf } from '../../../base/api.ts';
import { invalidate } from '../../../base/stale-after.ts';
import cells from '../../../ui/data-table.module.css';
import { DataTable } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/intl-format.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { WordBadge } from '../../../ui/state-badge.tsx';
import { Text } from '../../../ui/text.tsx';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { pathOf } from '../suggestions/suggestion-words.ts';

interface RuleTableProps {
  rules: LinkRule[];
  website: Website;
  canManage: boolean;
  onEdit: (rule: LinkRule) => void;
}

/** The HTTP status from which a target does not answer. */
const brokenFrom = 400;

export function RuleTable({ rules, website, canManage, onEdit }: RuleTableProps) {
  const { t, language } = useText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (rule: LinkRule) => api.linkBuilder.remove({ id: rule.id }),
    onSuccess: () => invalidate(client, 'link_rule.changed'),
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <DataTable
      caption={t('links.tabs.keywords')}
      head={
        <>
          <th scope="col">{t('links.rules.columns.keyword')}</th>
          <th scope="col">{t('links.rules.columns.target')}</th>
          <th scope="col" className={cells.wide}>
            {t('links.rules.columns.match')}
          </th>
          <th scope="col" className={cells.wide}>
            {t('links.rules.columns.priority')}
          </th>
          <th scope="col" className={`${cells.number} ${cells.wide}`}>
            {t('links.rules.columns.used')}
          </th>
          {canManage ? (
            <th scope="col" className={cells.act}>
              <span className="visually-hidden">{t('links.rules.columns.actions')}</span>
            </th>
          ) : null}
        </>
      }
    >
      {rules.map((rule) => (
        <tr key={rule.id}>
          <td className={cells.main}>
            {rule.keyword}
            <span className={`${cells.second} ${cells.narrow}`}>
              {t(`links.rules.matches.${rule.match}`)}, {t(`links.rules.priorities.${rule.priority}`)}
            </span>
          </td>
          <Text as="td" breaks>
            <a href={rule.url} target="_blank" rel="noreferrer">
              {pathOf(rule.url, website.url)}
            </a>{' '}
            {rule.target_state !== null && rule.target_state >= brokenFrom ? (
              <WordBadge kind="failed">{String(rule.target_state)}</WordBadge>
            ) : null}
          </Text>
          <td className={`${cells.wide} ${cells.nowrap}`}>{t(`links.rules.matches.${rule.match}`)}</td>
          <td className={`${cells.wide} ${cells.nowrap}`}>{t(`links.rules.priorities.${rule.priority}`)}</td>
          <td className={`${cells.number} ${cells.wide}`}>{formatNumber(rule.used, language)}</td>
          {canManage ? (
            <td className={`${cells.act} ${cells.nowrap}`} style={{ width: 100 }}>
              <MoreMenu
                name={rule.keyword}
                onEdit={() => onEdit(rule)}
                deletion={{
                  loss: t('links.rules.loss', { keyword: rule.keyword }),
                  verb: t('links.rules.delete'),
                  isBusy: remove.isPending,
                  onConfirm: (done) => remove.mutate(rule, { onSettled: done }),
                }}
              />
            </td>
          ) : null}
        </tr>
      ))}
    </DataTable>
  );
}
