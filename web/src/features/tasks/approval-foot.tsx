import type { Task } from '@folio/contract/task-shapes';
import { useQuery } from '@tanstack/react-query';
import { usePartName } from '../../ui/package-parts.ts';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import { drawnPackageQuery } from './core/tasks.queries.ts';

interface ApprovalFootProps {
  task: Task;
  orderDetailId: number;
  /** The version of the document that is drawn. */
  drawn: { id: number; revision: number } | null;
}

/** Content of an approval: the parts and their content hash. Hidden from readers without permission to decide. */
export function ApprovalFoot({ task, orderDetailId, drawn }: ApprovalFootProps) {
  const { t, language } = useText();
  const partName = usePartName();
  // The head of the page asks for it first.
  const { data } = useQuery({ ...drawnPackageQuery(task.id, orderDetailId, drawn), refetchOnMount: false });
  if (!task.can.decide || !data?.package_hash) return null;
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).format(data.parts.map(({ part }) => partName(part)));
  const hash = `${data.package_hash.slice(0, 4)}·${data.package_hash.slice(-2)}`;
  return (
    <Text size="sm" tone="quiet">
      {parts === '' ? null : `${t('taskPage.approves', { parts })} `}
      {t('taskPage.contentHash', { hash })}
    </Text>
  );
}
