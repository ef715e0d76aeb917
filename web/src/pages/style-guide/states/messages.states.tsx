import i18next from 'i18next';
import type { ComponentStates, DrawState } from '../../../ui/component-states.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Text } from '../../../ui/text.tsx';

type Sentences = Record<string, string>;

/** Every sentence of an area, from the texts that the product itself answers with. */
const draw =
  (caption: string, sentencesIn: (language: string) => Sentences): DrawState =>
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
      {Object.entries(sentencesIn(language)).map(([code, sentence]) => (
        <tr key={code}>
          <td style={{ width: 260 }}>
            <Text as="code" size="xs" family="code">
              {code}
            </Text>
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
    'Values, files, accounts and codes': draw(
      'Messages about values, files, accounts and codes',
      (language): Sentences => i18next.getResource(language, 'translation', 'validation') ?? {},
    ),
  },
};
