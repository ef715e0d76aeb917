// The cards of the dashboard in order: dragged, or moved with the arrows beside them.
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './edit-dashboard.module.css';
import { useDashboard } from './use-dashboard.ts';
import { nameOfWidget } from './widget-names.ts';

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const;

export function EditDashboard({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { names, move, remove } = useDashboard();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const titleOf = (index: number) => {
    const name = names[index];
    return name ? nameOfWidget(name, t) : '';
  };
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= names.length) return;
    setSaid(t('reports.widgets.moved', { name: titleOf(from), position: to + 1, count: names.length }));
    move(from, to);
  };
  return (
    <Dialog title={t('reports.widgets.edit')} variant="form" onClose={onClose}>
      {names.length === 0 ? <Text tone="quiet">{t('reports.widgets.none')}</Text> : null}
      <Stack as="ol" gap={6}>
        {names.map((name, index) => (
          <li key={name}>
            {/* Dragging is one way of two: the buttons move a card by keyboard. */}
            <Row
              role="presentation"
              gap={6}
              className={classes.row}
              draggable
              data-dragged={dragged === index || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(index);
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) moveTo(dragged, index);
                setDragged(null);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <IconGripVertical {...icon} />
              <Text as="span" weight="medium" flex="fill">
                {titleOf(index)}
              </Text>
              <ActionIcon
                aria-label={t('reports.widgets.up', { name: titleOf(index) })}
                disabled={index === 0}
                onClick={() => moveTo(index, index - 1)}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('reports.widgets.down', { name: titleOf(index) })}
                disabled={index === names.length - 1}
                onClick={() => moveTo(index, index + 1)}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon aria-label={t('reports.widgets.removeNamed', { name: titleOf(index) })} onClick={() => remove(name)}>
                <IconX {...icon} />
              </ActionIcon>
            </Row>
          </li>
        ))}
      </Stack>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <Foot mt={16}>
        <Button onClick={onClose}>{t('reports.widgets.done')}</Button>
      </Foot>
    </Dialog>
  );
}
