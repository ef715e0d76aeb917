import type { DocumentVersion } from '@folio/contract/document-shapes';
import { useText } from '../../../ui/use-text.ts';

/** Name of a version, its cause, author and impersonating user. */
export function useVersionNames() {
  const { t } = useText();
  const nameOf = (version: DocumentVersion) => version.name ?? t('editor.history.version', { number: version.number });
  const originOf = ({ origin, user, impersonator, restored_number: number }: DocumentVersion): string => {
    if (origin === 'engine') return t('editor.history.byEngine');
    const person = user?.name ?? t('editor.someone');
    const name = impersonator ? t('editor.history.as', { name: impersonator.name, user: person }) : person;
    if (origin === 'cancel') return t('editor.history.cancelledBy', { name });
    if (origin === 'person') return t('editor.history.editedBy', { name });
    return number === null ? t('editor.history.restoredBy', { name }) : t('editor.history.restoredFrom', { name, number });
  };
  return { nameOf, originOf };
}
