import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../base/use-me.ts';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-composer.module.css';

/** Explains that sending needs a model, with the next step: attach a file, connect a model, or contact a user with permission. */
export function ChatObstacle({ onAttach }: { onAttach: () => void }) {
  const { t } = useText();
  const { user_info: user } = useMe();
  return (
    <Row
      tone="hold"
      mb={8}
      px={14}
      py={10}
      filled
      gap={16}
      rowGap={4}
      justify="between"
      wrap
      className={classes.obstacle}
      role="note"
    >
      <p>
        {t('chats.needsModel')} {user.can.manage_models ? null : t('chats.askStaff')}
      </p>
      <Row gap={16}>
        <Button size="xs" variant="default" leftSection={<IconPaperclip size={15} aria-hidden="true" />} onClick={onAttach}>
          {t('chats.attachFile')}
        </Button>
        {user.can.manage_models ? (
          <Link to="/control-panel/{-$section}" params={{ section: 'models' }} className="text-link">
            {t('chats.connect')}
          </Link>
        ) : null}
      </Row>
    </Row>
  );
}
