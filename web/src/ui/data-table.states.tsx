import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ComponentStates, doNothing } from './component-states.ts';
import cells from './data-table.module.css';
import { DataTable } from './data-table.tsx';
import { formatNumber } from './intl-format.ts';

const keywords = [
  ['trail shoes', 'Rising in 4 countries', 18_200],
  ['wet grip', 'Steady', 2_900],
  ['how to wash hiking boots without ruining the membrane', 'Asked as a question', 640],
] as const;

const rows = (language: string) =>
  keywords.map(([keyword, second, volume]) => (
    <tr key={keyword}>
      <td>
        <span className={cells.main}>{keyword}</span>
        <span className={cells.second}>{second}</span>
      </td>
      <td className={cells.number}>{formatNumber(volume, language)}</td>
      <td className={cells.act}>
        <ActionIcon aria-label={`Remove ${keyword}`} onClick={doNothing}>
          <IconTrash size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </td>
    </tr>
  ));

const head = (
  <>
    <th scope="col">Keyword</th>
    <th scope="col" className={cells.number}>
      Searches a month
    </th>
    <th scope="col">
      <span className="visually-hidden">Actions</span>
    </th>
  </>
);

export const states: ComponentStates = {
  page: 'table-list/regular',
  layout: 'column',
  states: {
    Usual: ({ language }) => (
      <DataTable caption="Keywords" head={head}>
        {rows(language)}
      </DataTable>
    ),
    Compact: ({ language }) => (
      <DataTable caption="Keywords, compact" head={head} isCompact>
        {rows(language)}
      </DataTable>
    ),
    'Stacked on a phone': ({ language }) => (
      <DataTable caption="Keywords, stacked" head={head} isStacked>
        {rows(language)}
      </DataTable>
    ),
    'Other rows on their way': ({ language }) => (
      <DataTable caption="Keywords, loading" head={head} isBusy>
        {rows(language)}
      </DataTable>
    ),
  },
};
