// Lists typed by hand: tags, addresses, keywords. Enter or leaving the field adds one; keywords also part at commas.
import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../use-text.ts';
import { validationText } from '../validation-text.ts';
import { type FieldProps, fieldWords, toList } from './field-props.ts';
import { addItems, type ListProblem, splitItems, splitTyped, splitWrong } from './list-items.ts';

/** A fault of an item is reported as soon as it is added. */
export function ListField(props: FieldProps<'tags' | 'urls' | 'keywords'>) {
  const { t, language } = useText();
  const { field, value, error, onChange } = props;
  // Invalid URLs are in the value too, as one entry, so the form is rejected; they are rendered as text, not as a tag.
  const { right: items, wrong } = splitWrong(field.type, toList(value));
  const [typed, setTyped] = useState(wrong.join(' '));
  const [problem, setProblem] = useState<ListProblem | null>(null);

  /** Help that names the key already says how an item is added. */
  const namesTheKey = (help: string) => help.includes(t('fields.enterKey'));
  const ways = t(field.type === 'keywords' ? 'fields.addKeyword' : 'fields.addByEnter');
  const hint = field.help ? `${field.help} ${namesTheKey(field.help) ? '' : ways}`.trim() : ways;

  /** Adds to the list. The field keeps items beyond the maximum, and text being typed. */
  const add = (more: string[], rest = '') => {
    const added = addItems(field.type, items, more, field.max);
    setProblem(added.problem?.code === 'duplicate' && field.type !== 'urls' ? null : added.problem);
    setTyped([...added.left, rest].filter(Boolean).join(field.type === 'keywords' ? ', ' : ' '));
    const next = [...added.items, ...(added.wrong.length > 0 ? [added.wrong.join(' ')] : [])];
    if (next.join('\n') !== toList(value).join('\n')) onChange(next);
  };
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
        // A space within an invalid URL stays, so the user can continue typing.
        if (done.length > 0 && splitWrong(field.type, done).wrong.length === 0) add(done, rest);
        else setTyped(text);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => add(splitItems(field.type, typed))}
      // Before the component's own paste handler, which would clear items beyond the maximum.
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
