// A text field that offers people while a name is typed after an "@": arrows choose, Enter takes, Esc closes the list.
import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useText } from '../../ui/use-text.ts';
import classes from './comments.module.css';
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
  ref?: Ref<HTMLTextAreaElement>;
  onChange: (value: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** ⌘Enter or Ctrl Enter sends. */
export function MentionField({ label, placeholder, value, people, ref, onChange, onSubmit, onCancel }: MentionFieldProps) {
  const { t } = useText();
  const listId = useId();
  const own = useRef<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const typed = caret === null ? null : findTyped(value, caret);
  const offered = typed ? suggest(people, typed.typed) : [];
  const isOpen = offered.length > 0;
  const chosen = offered[Math.min(active, offered.length - 1)];

  const take = (person: Person) => {
    if (!typed || caret === null) return;
    const next = `${value.slice(0, typed.at)}@${person.name} ${value.slice(caret)}`;
    const at = typed.at + person.name.length + 2;
    onChange(next);
    setCaret(null);
    requestAnimationFrame(() => own.current?.setSelectionRange(at, at));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSubmit();
    } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive((active + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
    } else if (isOpen && chosen && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      if (isOpen) setCaret(null);
      else onCancel();
    }
  };
  return (
    <div className={classes.field}>
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={5000}
        value={value}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && chosen ? `${listId}-${chosen.id}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setCaret(currentTarget.selectionStart);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {isOpen ? (
        <ul id={listId} role="listbox" aria-label={t('comments.people')} className={classes.people}>
          {offered.map((person) => (
            <li
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              aria-selected={person.id === chosen?.id}
              className={classes.person}
              onMouseDown={(event) => {
                event.preventDefault();
                take(person);
              }}
            >
              {person.name}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
