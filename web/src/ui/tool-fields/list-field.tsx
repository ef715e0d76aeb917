// Lists typed by hand: tags, addresses, keywords. Enter or leaving the field adds one; keywords also part at commas.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { onDemand } from '../on-demand.ts';
import { useText } from '../use-text.ts';
import { useWantedCode } from '../use-wanted-code.ts';
import { type FieldProps, fieldWords, toList } from './field-props.ts';

const code = onDemand(() => import('./tags-field.tsx'));

/** An empty list is a plain field until it is pointed at, focused or filled; what is typed meanwhile comes along. */
export function ListField(props: FieldProps<'tags' | 'urls' | 'keywords'>) {
  const { t } = useText();
  const { field, value } = props;
  const [typed, setTyped] = useState('');
  const items = toList(value);
  const { opened, begun, input, want } = useWantedCode(code, items.length > 0);
  /** Help that names the key already says how an item is added. */
  const namesTheKey = (help: string) => help.includes(t('fields.enterKey'));
  const ways = t(field.type === 'keywords' ? 'fields.addKeyword' : 'fields.addByEnter');
  const hint = field.help ? `${field.help} ${namesTheKey(field.help) ? '' : ways}`.trim() : ways;
  if (opened) return <opened.TagsField {...props} hint={hint} begun={{ text: typed, isAt: begun.wanted !== null }} />;
  return (
    <TextInput
      {...fieldWords(props)}
      ref={input}
      description={hint}
      placeholder={field.placeholder}
      inputMode={field.type === 'urls' ? 'url' : 'text'}
      autoComplete="off"
      value={items.length > 0 ? items.join(', ') : typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onPaste={(event) => {
        // An input would lose the lines.
        event.preventDefault();
        setTyped(typed + event.clipboardData.getData('text/plain'));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          setTyped((before) => `${before}\n`);
        }
      }}
      onPointerEnter={code.prefetch}
      onFocus={() => want('focus')}
    />
  );
}
