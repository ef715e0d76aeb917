// Changes the brief: facts and parts are added and removed, questions answered. What is left empty is left out.
import { briefLimits, type OrderBrief } from '@folio/contract/order-brief';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, messageOf } from '../../base/api.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Row } from '../../ui/row.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { toastError, toastSuccess } from '../../ui/toast.tsx';
import { useSingleMutation } from '../../ui/use-single-mutation.ts';
import { useText } from '../../ui/use-text.ts';
import { briefQuery } from './brief.queries.ts';

interface BriefFormProps {
  orderDetailId: number;
  brief: OrderBrief;
  onEnd: () => void;
}

/** Entries keep a number of their own while they are changed. */
interface Line {
  id: number;
  text: string;
  place: string;
}

const linesOf = (entries: readonly { text: string; place: string }[]): Line[] =>
  entries.map((entry, index) => ({ id: index + 1, ...entry }));
const nextId = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ id }) => id)) + 1;

export function BriefForm({ orderDetailId, brief, onEnd }: BriefFormProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [facts, setFacts] = useState(() => linesOf(brief.facts));
  const [parts, setParts] = useState(() => linesOf(brief.outline.map((text) => ({ text, place: '' }))));
  const [questions, setQuestions] = useState(brief.questions);
  const save = useSingleMutation({
    mutationFn: () =>
      api.writing.saveBrief({
        order_detail_id: orderDetailId,
        brief: {
          facts: facts.filter(({ text }) => text.trim() !== '').map(({ text, place }) => ({ text: text.trim(), place })),
          outline: parts.map(({ text }) => text.trim()).filter((text) => text !== ''),
          questions,
        },
      }),
    onSuccess: ({ message, brief: saved, is_saved }) => {
      client.setQueryData(briefQuery(orderDetailId).queryKey, (before) => before && { ...before, brief: saved, is_saved });
      if (message) toastSuccess(message);
      onEnd();
    },
    onError: (error) => toastError(messageOf(error)),
  });
  return (
    <Stack
      as="form"
      mt={20}
      gap={20}
      family="interface"
      onSubmit={(event) => {
        event.preventDefault();
        save.run(undefined);
      }}
    >
      <Lines
        title={t('orderBrief.facts')}
        addLabel={t('orderBrief.addFact')}
        lines={facts}
        maxLines={briefLimits.facts}
        maxLength={briefLimits.fact}
        onChange={setFacts}
      />
      <Lines
        title={t('orderBrief.outline')}
        addLabel={t('orderBrief.addPart')}
        lines={parts}
        maxLines={briefLimits.parts}
        maxLength={briefLimits.part}
        onChange={setParts}
      />
      {questions.length > 0 ? (
        <Group title={t('orderBrief.questions')}>
          {questions.map(({ text, answer }, index) => (
            <TextInput
              key={text}
              label={text}
              maxLength={briefLimits.answer}
              value={answer}
              onChange={({ currentTarget: { value } }) =>
                setQuestions(questions.map((one, at) => (at === index ? { ...one, answer: value } : one)))
              }
            />
          ))}
        </Group>
      ) : null}
      <FormFoot verb={t('actions.save')} isBusy={save.isPending} onCancel={onEnd} />
    </Stack>
  );
}

interface LinesProps {
  title: string;
  addLabel: string;
  lines: Line[];
  maxLines: number;
  maxLength: number;
  onChange: (lines: Line[]) => void;
}

function Lines({ title, addLabel, lines, maxLines, maxLength, onChange }: LinesProps) {
  const { t } = useText();
  return (
    <Group title={title}>
      {lines.map(({ id, text, place }, index) => (
        <Row key={id} gap={8} align="start">
          <TextInput
            aria-label={`${title} ${index + 1}`}
            description={place || undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            style={{ flex: 1 }}
            maxLength={maxLength}
            value={text}
            data-autofocus={text === '' || undefined}
            onChange={({ currentTarget: { value } }) =>
              onChange(lines.map((one) => (one.id === id ? { ...one, text: value } : one)))
            }
          />
          <ActionIcon
            aria-label={t('orderBrief.remove', { text: text || addLabel })}
            onClick={() => onChange(lines.filter((one) => one.id !== id))}
          >
            <IconTrash size={17} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </Row>
      ))}
      {lines.length < maxLines ? (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onChange([...lines, { id: nextId(lines), text: '', place: '' }])}
          >
            {addLabel}
          </Button>
        </div>
      ) : null}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="fieldset" gap={8} style={{ padding: 0, border: 0 }}>
      <Text as="legend" size="sm" weight="semibold" tone="muted" mb={8}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
