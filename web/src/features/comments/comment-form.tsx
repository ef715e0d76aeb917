import { useEffect, useRef } from 'react';
import { useKeptText } from '../../base/use-kept-text.ts';
import { FormFoot } from '../../ui/form-foot.tsx';
import { Stack } from '../../ui/stack.tsx';
import { MentionField, type Person } from './mention-field.tsx';
import { mentionsIn } from './mentions.ts';

interface CommentFormProps {
  /** Names the form among all forms. */
  name: string;
  words: { label: string; placeholder: string; verb: string };
  people: Person[];
  text?: string;
  isBusy: boolean;
  hasFocus?: boolean;
  /** Resolves true when it was taken. */
  onSend: (text: string, mentions: number[]) => Promise<boolean>;
  /** Left out where the form always is. */
  onCancel?: () => void;
}

/** Keeps typed text until it is sent or discarded. */
export function CommentForm({ name, words, people, text = '', isBusy, hasFocus, ...on }: CommentFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [value, setValue] = useKeptText(`comment.${name}`, text);
  useEffect(() => {
    if (!hasFocus) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus]);
  const send = async () => {
    const said = value.trim();
    if (!said || isBusy) return;
    if (!(await on.onSend(said, mentionsIn(said, people)))) return;
    setValue(text);
  };
  const cancel = () => {
    setValue(text);
    on.onCancel?.();
  };
  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionField
        label={words.label}
        placeholder={words.placeholder}
        value={value}
        people={people}
        field={field}
        onChange={setValue}
        onSubmit={() => void send()}
        onCancel={() => {
          if (on.onCancel) cancel();
        }}
      />
      {value.trim() || on.onCancel ? (
        <FormFoot
          variant="small"
          verb={words.verb}
          isBusy={isBusy}
          isDisabled={!value.trim()}
          {...(on.onCancel ? { onCancel: cancel } : {})}
        />
      ) : null}
    </Stack>
  );
}
