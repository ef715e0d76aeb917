// A list typed by hand as tags; its code is loaded with the first one (`list-field.tsx`).
import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../use-text.ts';
import { validationText } from '../validation-text.ts';
import { type FieldProps, fieldWords, toList } from './field-props.ts';
import { addItems, type ListProblem, splitItems, splitTyped, splitWrong } from './list-items.ts';

export interface TagsFieldProps extends FieldProps<'tags' | 'urls' | 'keywords'> {
  hint: string;
  /** What was typed or pasted before the code was there, and whether the person is still at the field. */
  begun: { text: string; isAt: boolean };
}

/** What is wrong with an item is said as soon as it is added. */
export function TagsField({ hint, begun, ...props }: TagsFieldProps) {
  const { t, language } = useText();
  const { field, value, error, onChange } = props;
  // What is no URL is in the value too, as one entry, so that the form is refused; it is drawn as text, not as a tag.
  const { right: items, wrong } = splitWrong(field.type, toList(value));
  const [typed, setTyped] = useState(begun.text || wrong.join(' '));
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ListProblem | null>(null);

  /** Adds to the list; what stays in the field is what found no room there, or is still being typed. */
  const add = (more: string[], rest = '') => {
    const added = addItems(field.type, items, more, field.max);
    setProblem(added.problem?.code === 'duplicate' && field.type !== 'urls' ? null : added.problem);
    setTyped([...added.left, rest].filter(Boolean).join(field.type === 'keywords' ? ', ' : ' '));
    const next = [...added.items, ...(added.wrong.length > 0 ? [added.wrong.join(' ')] : [])];
    if (next.join('\n') !== toList(value).join('\n')) onChange(next);
  };
  const addBegun = useEffectEvent(() => {
    const { isAt, text } = begun;
    if (isAt) input.current?.focus({ preventScroll: true });
    const { done, rest } = isAt ? splitTyped(field.type, text) : { done: splitItems(field.type, text), rest: '' };
    return done.length > 0 ? requestAnimationFrame(() => add(done, rest)) : null;
  });
  useEffect(() => {
    const frame = addBegun();
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (typed.trim() === '' && wrong.length === 0)) return;
    event.preventDefault();
    add(splitItems(field.type, typed));
  };
  const [wrongText] = wrong;
  const shown = problem ?? (wrongText === undefined ? null : { code: 'not_a_url' as const, url: wrongText });
  const say = (one: ListProblem) => {
    if (one.code === 'duplicate') return t('fields.urlTwice');
    if (one.code === 'too_many') return validationText('too_many', { max: one.max }, language);
    return `${one.url}: ${validationText('not_a_url', undefined, language)}`;
  };
  return (
    <TagsInput
      {...fieldWords(props)}
      ref={input}
      description={hint}
      error={shown ? say(shown) : error}
      placeholder={items.length > 0 ? undefined : field.placeholder}
      inputMode={field.type === 'urls' ? 'url' : 'text'}
      splitChars={['\n']}
      acceptValueOnBlur={false}
      clearable
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      value={items}
      searchValue={typed}
      onSearchChange={(text) => {
        const { done, rest } = splitTyped(field.type, text);
        // A space within what is no URL is left to be typed on.
        if (done.length > 0 && splitWrong(field.type, done).wrong.length === 0) add(done, rest);
        else setTyped(text);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => add(splitItems(field.type, typed))}
      // Before the component's own way of pasting, which would empty the field of what found no room.
      onPasteCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        add(splitItems(field.type, `${typed}${event.clipboardData.getData('text/plain')}`));
      }}
      onChange={(next) => {
        // The component itself only takes items away.
        if (next.length >= items.length) return;
        setProblem(null);
        onChange([...next, ...wrong]);
      }}
    />
  );
}
