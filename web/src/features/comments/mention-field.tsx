// A text field that offers people while a name is typed after an "@": arrows choose, Enter takes, Esc closes the list.
import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import { findTyped, suggest } from './mentions.ts';

export interface Person {
  id: number;
  name: string;
}

interface MentionFieldProps {
  label: string;
  placeholder: string;
  value: string;
  people: Person[];
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** ⌘Enter or Ctrl Enter sends. */
export function MentionField({ label, placeholder, value, people, field, onChange, onSubmit, onCancel }: MentionFieldProps) {
  const { t } = useText();
  const [caret, setCaret] = useState<number | null>(null);
  const typed = caret === null ? null : findTyped(value, caret);
  const offered = typed ? suggest(people, typed.typed) : [];
  const isOpen = offered.length > 0;
  const combobox = useCombobox({ opened: isOpen });
  const chooseFirst = useEffectEvent(() => combobox.selectFirstOption());
  const first = offered[0]?.id;
  useEffect(() => {
    if (first !== undefined) chooseFirst();
  }, [first]);

  const insert = (id: string) => {
    const person = offered.find((one) => String(one.id) === id);
    if (!person || !typed || caret === null) return;
    const at = typed.at + person.name.length + 2;
    onChange(`${value.slice(0, typed.at)}@${person.name} ${value.slice(caret)}`);
    setCaret(null);
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isOpen) {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'Tab' && isOpen) {
      event.preventDefault();
      combobox.clickSelectedOption();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (isOpen) setCaret(null);
      else onCancel();
    }
  };
  return (
    <Combobox store={combobox} position="bottom-start" shadow="none" onOptionSubmit={insert}>
      <Combobox.Target withKeyboardNavigation={isOpen} withExpandedAttribute autoComplete="off">
        <Textarea
          aria-label={label}
          placeholder={placeholder}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          value={value}
          ref={field}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            setCaret(currentTarget.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setCaret(null)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options aria-label={t('comments.people')}>
          {offered.map((person) => (
            <Combobox.Option key={person.id} value={String(person.id)}>
              <Row as="span" gap={8}>
                <PersonAvatar id={person.id} name={person.name} size={22} />
                {person.name}
              </Row>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
