import { useState } from 'react';
import { containsWords } from '../../base/contains-words.ts';
import { DialogFrame } from '../../ui/dialog-frame.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Text } from '../../ui/text.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './custom-tools.module.css';

interface BasePickerProps {
  bases: { slug: string; name: string; description: string; icon: string }[];
  onPick: (slug: string) => void;
  onClose: () => void;
}

/** The tools of the catalogue that a text model or the composer writes. */
export function BasePicker({ bases, onPick, onClose }: BasePickerProps) {
  const { t } = useText();
  const [search, setSearch] = useState('');
  const found = bases.filter(({ slug, name, description }) =>
    containsWords(`${name} ${description} ${slug.replaceAll('_', ' ')}`, search),
  );
  return (
    <DialogFrame title={t('customTools.pick')} size={640} onClose={onClose}>
      <SearchField className={classes.search} label={t('tools.search')} value={search} isFirst onSearch={setSearch} />
      {found.length === 0 ? (
        <Text size="sm" tone="quiet" weight="regular" block>
          {t('shell.noToolFound')}
        </Text>
      ) : null}
      <ul className={classes.bases}>
        {found.map(({ slug, name, description, icon }) => (
          <li key={slug}>
            <button type="button" className={classes.base} onClick={() => onPick(slug)}>
              <ToolTile icon={icon} category="ai_writer" />
              <span>
                <Text as="span" size="md" weight="medium" breaks block>
                  {name}
                </Text>
                <Text as="span" size="sm" tone="quiet" weight="regular" block>
                  {description}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
