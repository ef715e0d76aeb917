// Lists typed by hand: tags, addresses, keywords. Enter or leaving the field adds one; keywords also part at commas.
import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { useState } from 'react';
import { useText } from '../use-text.ts';
import { type FieldProps, fieldWords, toList } from './field-props.ts';

/** Help that names the key in one of the six languages already says how an item is added. */
const namesTheKey = (help: string) => /Enter|Entrée|Intro|Invio/.test(help);

/** A second copy of the same item is refused with a word. */
export function ListField(props: FieldProps<'tags' | 'urls' | 'keywords'>) {
  const { t } = useText();
  const { field, value, error, onChange } = props;
  const [twice, setTwice] = useState(false);
  const hint = t(field.type === 'keywords' ? 'fields.addKeyword' : 'fields.addByEnter');
  return (
    <TagsInput
      {...fieldWords(props)}
      description={field.help ? `${field.help} ${namesTheKey(field.help) ? '' : hint}`.trim() : hint}
      error={twice ? t('fields.urlTwice') : error}
      placeholder={toList(value).length > 0 ? undefined : field.placeholder}
      inputMode={field.type === 'urls' ? 'url' : 'text'}
      splitChars={field.type === 'keywords' ? [',', ';'] : []}
      {...(field.max === undefined ? {} : { maxTags: field.max })}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t('fields.clear') }}
      onDuplicate={() => setTwice(field.type === 'urls')}
      value={toList(value)}
      onChange={(next) => {
        setTwice(false);
        onChange(next.map((item) => item.trim()).filter(Boolean));
      }}
    />
  );
}
