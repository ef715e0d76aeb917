// The pages of the link map as a table, for keyboards, screen readers and browsers that cannot draw it.

import { useState } from 'react';
import cells from '../../ui/data-table.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import { formatNumber } from '../../ui/intl-format.ts';
import { Pager } from '../../ui/pager.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import type { MapNode } from './map-node.ts';
import classes from './pages.module.css';

const perPage = 50;

export function MapTable({ nodes, onChoose }: { nodes: MapNode[]; onChoose: (key: string) => void }) {
  const { t, language } = useText();
  const [page, setPage] = useState(1);
  const shown = nodes.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <DataTable
        caption={t('sitePages.map.title')}
        head={
          <>
            <th scope="col">{t('sitePages.columns.page')}</th>
            <th scope="col" className={cells.wide}>
              {t('sitePages.map.section')}
            </th>
            <th scope="col" className={cells.number}>
              {t('sitePages.columns.linksIn')}
            </th>
            <th scope="col" className={`${cells.number} ${cells.wide}`}>
              {t('sitePages.columns.linksOut')}
            </th>
            <th scope="col" className={cells.wide}>
              {t('sitePages.columns.issue')}
            </th>
          </>
        }
      >
        {shown.map((node) => (
          <tr key={node.key}>
            <td className={cells.main}>
              {node.page_id === null ? (
                t('sitePages.map.gathered', { count: node.pages, section: node.path })
              ) : (
                <button type="button" className={classes.open} onClick={() => onChoose(node.key)}>
                  {node.title}
                </button>
              )}
              <span className={cells.second}>{node.path}</span>
            </td>
            <td className={cells.wide}>{node.group}</td>
            <td className={cells.number}>{formatNumber(node.links_in, language)}</td>
            <td className={`${cells.number} ${cells.wide}`}>{formatNumber(node.links_out, language)}</td>
            <td className={cells.wide}>
              {node.issue === null ? (
                <Text as="span" size="sm" tone="quiet">
                  {t('sitePages.none')}
                </Text>
              ) : (
                t(`sitePages.issues.${node.issue}`)
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      <Pager page={page} perPage={perPage} total={nodes.length} onChange={setPage} />
    </>
  );
}
