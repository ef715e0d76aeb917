import type { ChatMessage } from '@folio/contract/chats';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';

interface BranchSwitchProps {
  message: ChatMessage;
  isDisabled: boolean;
  onBranch: (messageId: number) => void;
}

/** "2 / 3" between arrows; nothing where there is only one branch. */
export function BranchSwitch({ message, isDisabled, onBranch }: BranchSwitchProps) {
  const { t } = useText();
  const { siblings, id } = message;
  if (siblings.length < 2) return null;
  const at = siblings.indexOf(id);
  const arrow = (step: -1 | 1, label: string, Icon: typeof IconChevronLeft) => {
    const other = siblings[at + step];
    return (
      <ActionIcon
        variant="subtle"
        aria-label={label}
        disabled={isDisabled || other === undefined}
        onClick={() => (other === undefined ? undefined : onBranch(other))}
      >
        <Icon size={16} aria-hidden="true" />
      </ActionIcon>
    );
  };
  return (
    <Row as="span" size="sm" inline>
      {arrow(-1, t('chats.previousVersion'), IconChevronLeft)}
      <span>{t('chats.version', { number: at + 1, count: siblings.length })}</span>
      {arrow(1, t('chats.nextVersion'), IconChevronRight)}
    </Row>
  );
}
