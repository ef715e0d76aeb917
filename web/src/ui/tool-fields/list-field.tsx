// Lists typed by hand: tags, addresses, keywords. Enter or leaving the field adds one; keywords also part at commas.
import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { t as say } from 'i18next';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onDemand } from '../on-demand.ts';
import { toastError } from '../toast.tsx';
import { useText } from '../use-text.ts';
import { type FieldProps, fieldWords, toList } from './field-props.ts';

const code = onDemand(() => import('./tags-field.tsx'));

/** An empty list is a plain field until it is pointed at, focused or filled; what is typed meanwhile comes along. */
export function ListField(props: FieldProps<'tags' | 'urls' | 'keywords'>) {
  const { t } = useText();
  const { field, value } = props;
  const [opened, setOpened] = useState(() => code.now());
  const [typed, setTyped] = useState('');
  const [isAt, setAt] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const items = toList(value);
  const open = () => {
    const show = () => {
      setAt(document.activeElement === input.current);
      setOpened(code.now());
    };
    if (code.now()) return show();
    code.load().then(show, () => toastError(say('errors.chunk')));
  };
  const openFilled = useEffectEvent(open);
  const isFilled = items.length > 0;
  useEffect(() => {
    if (isFilled) openFilled();
  }, [isFilled]);
  /** Help that names the key already says how an item is added. */
  const namesTheKey = (help: string) => help.includes(t('fields.enterKey'));
  const ways = t(field.type === 'keywords' ? 'fields.addKeyword' : 'fields.addByEnter');
  const hint = field.help ? `${field.help} ${namesTheKey(field.help) ? '' : ways}`.trim() : ways;
  if (opened) return <opened.TagsField {...props} hint={hint} begun={{ text: typed, isAt }} />;
  return (
    <TextInput
      {...fieldWords(props)}
      ref={input}
      description={hint}
      placeholder={field.placeholder}
      inputMode={field.type === 'urls' ? 'url' : 'text'}
      autoComplete="off"
      value={isFilled ? items.join(', ') : typed}
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
      onFocus={open}
    />
  );
}
