import { toInterfaceLanguage } from '@folio/contract/languages';
import { accountsValidation } from '@folio/locales/validation/accounts';
import { filesValidation } from '@folio/locales/validation/files';
import { valuesValidation } from '@folio/locales/validation/values';
import type { ComponentStates, DrawState } from '../../../ui/component-states.ts';
import { DataTable } from '../../../ui/data-table.tsx';

/** Every sentence of an area, from the texts that the product itself answers with. */
const draw =
  (caption: string, sentences: Record<string, Record<string, string>>): DrawState =>
  ({ language }) => (
    <DataTable
      caption={caption}
      isCompact
      isStacked
      head={
        <>
          <th scope="col">Code</th>
          <th scope="col">Message</th>
        </>
      }
    >
      {Object.entries(sentences[toInterfaceLanguage(language)] ?? {}).map(([code, sentence]) => (
        <tr key={code}>
          <td style={{ width: 260 }}>
            <code style={{ font: '400 12px/16px var(--font-code)' }}>{code}</code>
          </td>
          <td>{sentence}</td>
        </tr>
      ))}
    </DataTable>
  );

export const states: ComponentStates = {
  page: 'forms/validation',
  layout: 'column',
  varies: true,
  note: 'words in braces are filled in',
  states: {
    'Values of fields': draw('Messages about values', valuesValidation),
    'Files and tables': draw('Messages about files', filesValidation),
    'Accounts and codes': draw('Messages about accounts', accountsValidation),
  },
};
