// Proposed headings to be changed, removed, added and put in order: by dragging, or with the arrow keys on the handle.
import { Button } from '@mantine/core';
import { IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { Stack } from '../stack.tsx';
import { Text } from '../text.tsx';
import { useText } from '../use-text.ts';
import { type FieldProps, fieldId, isOptional, toList } from './field-props.ts';
import { moveItem } from './move-item.ts';
import classes from './tool-fields.module.css';

/** Works on any list of texts; empty ones are dropped when the step is left. */
export function HeadingsEditor({ field, value, error, onChange }: FieldProps<'tags'>) {
  const { t } = useText();
  const headings = toList(value);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= headings.length) return;
    onChange(moveItem(headings, from, to));
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus());
  };
  const onHandleKey = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(index, index + step);
  };
  const dragTo = (y: number) => {
    if (dragged === null) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex((row) => y >= row.top && y <= row.bottom);
    if (over < 0 || over === dragged) return;
    onChange(moveItem(headings, dragged, over));
    setDragged(over);
  };
  const add = () => {
    onChange([...headings, '']);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const canAdd = field.max === undefined || headings.length < field.max;
  return (
    <FieldGroup label={field.label} isOptional={isOptional(field)}>
      <Stack as="ol" gap={8} ref={list}>
        {headings.map((heading, index) => {
          const name = heading || t('fields.itemNumber', { label: field.label, number: index + 1 });
          return (
            <li key={index} className={classes.heading} data-dragged={dragged === index || undefined}>
              <button
                type="button"
                data-handle
                className={classes.handle}
                data-touch
                aria-label={t('fields.move', { name })}
                onKeyDown={(event) => onHandleKey(event, index)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(index);
                }}
                onPointerMove={(event) => dragTo(event.clientY)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <IconGripVertical size={17} aria-hidden="true" />
              </button>
              <input
                id={index === 0 ? fieldId(field.name) : undefined}
                className={classes.headingInput}
                data-touch
                aria-label={t('fields.itemNumber', { label: field.label, number: index + 1 })}
                maxLength={200}
                value={heading}
                onChange={({ currentTarget }) => onChange(headings.map((one, at) => (at === index ? currentTarget.value : one)))}
              />
              <button
                type="button"
                className={classes.bin}
                data-touch
                aria-label={t('actions.remove', { name })}
                onClick={() => onChange(headings.filter((_, at) => at !== index))}
              >
                <IconTrash size={16} stroke={1.7} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </Stack>
      {error ? (
        <Text size="sm" tone="failed" mt={6}>
          {error}
        </Text>
      ) : null}
      {canAdd ? (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
          style={{ marginTop: 8, color: 'var(--ink)' }}
        >
          {t('tools.addHeading')}
        </Button>
      ) : null}
    </FieldGroup>
  );
}
