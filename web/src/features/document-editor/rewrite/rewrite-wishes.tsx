// Rewrite actions for the selected words, with the price before the request; an unavailable action shows the reason.
import { maxPassageLength } from '@folio/contract/passage-length';
import type { RewriteAction } from '@folio/contract/rewrites';
import { countWords } from '@folio/contract/tool-price';
import {
  IconArrowLeft,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconBulb,
  IconChevronRight,
  IconMoodSmile,
  IconPlug,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { messageOf } from '../../../base/api.ts';
import { useMe } from '../../../base/use-me.ts';
import { formatNumber } from '../../../ui/intl-format.ts';
import { MenuDivider, MenuItem, MenuLabel, MenuLink } from '../../../ui/menu-parts.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { readPassage } from './passage.ts';
import classes from './rewrite.module.css';
import { rewriteOptionsQuery, tonesOfScopeQuery } from './rewrite.queries.ts';
import type { RewriteWish } from './use-rewrite.ts';

/** Scope and id of a document. */
export interface RewriteScope {
  orderDetailId: number;
  workspaceId: number | null;
}

export interface RewriteButtonProps extends RewriteScope {
  editor: Editor;
  onWish: (wish: RewriteWish) => void;
}

const icons: Record<RewriteAction, typeof IconBulb> = {
  shorter: IconArrowsMinimize,
  longer: IconArrowsMaximize,
  simpler: IconBulb,
  tone: IconMoodSmile,
  voice: IconSpeakerphone,
};
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** The item that was pressed is gone: the keyboard continues from the first of the new list. */
const focus = (item: HTMLButtonElement | null) => item?.focus();

export default function RewriteWishes({ editor, onWish, orderDetailId, workspaceId }: RewriteButtonProps) {
  const { t, language } = useText();
  const { user_info: me } = useMe();
  const [list, setList] = useState<'tone' | 'voice' | null>(null);
  const [passage] = useState(() => readPassage(editor.state.doc, editor.state.selection));
  const words = Math.max(1, countWords(passage?.text ?? ''));
  const { data, error } = useQuery(rewriteOptionsQuery(orderDetailId, words));
  const tones = useQuery({ ...tonesOfScopeQuery(workspaceId), enabled: list !== null });
  if (!passage || passage.text.length > maxPassageLength)
    return <MenuLabel>{t(passage ? 'rewrite.tooLong' : 'rewrite.none')}</MenuLabel>;
  if (error) return <MenuLabel>{`${t('rewrite.failed')}: ${messageOf(error)}`}</MenuLabel>;
  const options = data?.options ?? [];
  if (list) {
    const known = (tones.data?.tovs ?? []).filter((tone) => (tone.brand_voice !== null) === (list === 'voice'));
    return (
      <div className={classes.list}>
        <MenuItem ref={focus} closeMenuOnClick={false} leftSection={<IconArrowLeft {...icon} />} onClick={() => setList(null)}>
          {t('rewrite.back')}
        </MenuItem>
        <MenuDivider />
        {tones.data && known.length === 0 ? <MenuLabel>{t('rewrite.noVoices')}</MenuLabel> : null}
        {known.map(({ name, value, brand_voice: voiceId }) => (
          <MenuItem
            key={value}
            onClick={() =>
              onWish(voiceId === null ? { action: 'tone', tone: value } : { action: 'voice', brand_voice_id: voiceId })
            }
          >
            {name}
          </MenuItem>
        ))}
      </div>
    );
  }
  const reasons = [...new Set(options.flatMap(({ reason }) => reason ?? []))];
  return (
    <>
      {options.map(({ action, reason }) => {
        const Icon = icons[action];
        const opens = action === 'tone' || action === 'voice' ? action : null;
        return (
          <MenuItem
            key={action}
            disabled={reason !== null}
            closeMenuOnClick={opens === null}
            leftSection={<Icon {...icon} />}
            rightSection={opens ? <IconChevronRight {...icon} /> : null}
            onClick={() => (opens ? setList(opens) : onWish({ action }))}
          >
            {t(`rewrite.${action}`)}
          </MenuItem>
        );
      })}
      {reasons.map((reason) => (
        <Text key={reason} size="xs" tone="quiet" px={12} py={6}>
          {reason}
        </Text>
      ))}
      {reasons.length > 0 && me.can.manage_models ? (
        <MenuLink to="/control-panel/{-$section}" params={{ section: 'models' }} leftSection={<IconPlug {...icon} />}>
          {t('rewrite.connect')}
        </MenuLink>
      ) : null}
      <MenuDivider />
      <Text size="xs" tone="quiet" px={12} py={6}>
        {t('rewrite.price', { credits: formatNumber(options[0]?.price ?? 0, language) })}
      </Text>
    </>
  );
}
