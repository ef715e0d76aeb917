import type { NotificationPreference } from '@folio/contract/notifications';
import { Checkbox, Select } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { DataTable } from '../../ui/data-table.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './matrix.module.css';

interface MatrixRowsProps {
  rows: NotificationPreference[];
  onChange: (row: NotificationPreference) => void;
}

/** When mails go out can be said only where there are mails. */
export function MatrixRows({ rows, onChange }: MatrixRowsProps) {
  const { t } = useText();
  return (
    <DataTable
      className={classes.table}
      caption={t('notices.matrix')}
      head={
        <>
          <th>{t('notices.event')}</th>
          <th className={classes.tick}>{t('notices.inApp')}</th>
          <th className={classes.tick}>{t('notices.email')}</th>
          <th className={classes.rhythm}>{t('notices.rhythm')}</th>
        </>
      }
    >
      {rows.map((row) => {
        const event = t(`notices.events.${row.event}`);
        const cell = (channel: string) => t('notices.cell', { event, channel });
        return (
          <tr key={row.event}>
            <th scope="row">{event}</th>
            <td className={classes.tick} data-label={t('notices.inApp')}>
              <Checkbox
                checked={row.in_app}
                aria-label={cell(t('notices.inApp'))}
                onChange={({ currentTarget }) => onChange({ ...row, in_app: currentTarget.checked })}
              />
            </td>
            <td className={classes.tick} data-label={t('notices.email')}>
              <Checkbox
                checked={row.email}
                aria-label={cell(t('notices.email'))}
                onChange={({ currentTarget }) => onChange({ ...row, email: currentTarget.checked })}
              />
            </td>
            <td className={classes.rhythm} data-off={!row.email || undefined}>
              <Select
                data={(['instant', 'daily'] as const).map((value) => ({ value, label: t(`notices.rhythms.${value}`) }))}
                value={row.rhythm}
                disabled={!row.email}
                allowDeselect={false}
                checkIconPosition="right"
                aria-label={cell(t('notices.rhythm'))}
                onChange={(value) => onChange({ ...row, rhythm: value === 'daily' ? 'daily' : 'instant' })}
              />
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}
