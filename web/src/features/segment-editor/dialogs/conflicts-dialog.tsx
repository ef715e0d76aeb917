// Segments that were changed here and elsewhere: both texts, one of which is chosen for each.
import type { TranslationJob } from '@folio/contract/translation-jobs';
import type { Segment, SegmentConflict } from '@folio/contract/translation-segments';
import { Button, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Foot } from '../../../ui/foot.tsx';
import { agoWithin } from '../../../ui/intl-format.ts';
import { Row } from '../../../ui/row.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { ChangedText } from '../../../ui/translation/changed-text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { SegmentText } from '../core/segment-text.tsx';
import type { EditedSegments } from '../core/use-segments.ts';
import classes from './dialogs.module.css';

interface ConflictsDialogProps {
  job: TranslationJob;
  edited: EditedSegments;
  onClose: () => void;
}

type Side = 'mine' | 'theirs';

/** Mount it to open. */
export function ConflictsDialog({ job, edited, onClose }: ConflictsDialogProps) {
  const { t, language } = useText();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Side>>(new Map());
  const rows = edited.segments.flatMap((mine): { mine: Segment; theirs: Segment & Pick<SegmentConflict, 'changed'> }[] => {
    const theirs = edited.conflicts.get(mine.id);
    return theirs ? [{ mine, theirs }] : [];
  });
  const theirName = (changed: SegmentConflict['changed']): string =>
    changed === null
      ? t('segmentTools.conflicts.theirs')
      : t(changed.is_me ? 'segmentTools.conflicts.theirsOwn' : 'segmentTools.conflicts.theirsOf', {
          name: changed.name,
          time: agoWithin(changed.at, language),
        });
  const myName = (id: number): string => {
    const at = edited.writtenAt(id);
    return at === undefined
      ? t('segmentTools.conflicts.mine')
      : t('segmentTools.conflicts.mineAt', { time: agoWithin(new Date(at).toISOString(), language) });
  };
  const sideOf = (id: number): Side => chosen.get(id) ?? 'mine';
  const chooseAll = (side: Side) => setChosen(new Map(rows.map(({ mine }) => [mine.id, side])));
  const keep = () => {
    for (const { mine } of rows)
      if (sideOf(mine.id) === 'mine') edited.keepMine(mine.id, { target: mine.target, status: 'draft' });
      else edited.acceptTheirs(mine.id);
    onClose();
  };
  return (
    <Dialog title={t('segmentTools.conflicts.title', { count: rows.length })} size={780} variant="form" onClose={onClose}>
      <Stack gap={16}>
        <Text size="sm" tone="quiet" className={classes.quiet}>
          {t('segmentTools.conflicts.lead')}
        </Text>
        {rows.length > 1 ? (
          <Row gap={8} align="stretch" wrap>
            <Button size="compact-sm" variant="default" onClick={() => chooseAll('mine')}>
              {t('segmentTools.conflicts.allMine')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
              {t('segmentTools.conflicts.allTheirs')}
            </Button>
          </Row>
        ) : null}
        <ul className={classes.list}>
          {rows.map(({ mine, theirs }) => (
            <li key={mine.id} className={classes.row}>
              <Stack as="span" breaks gap={2} className={classes.texts}>
                <strong>{t('segmentEditor.goTo', { position: mine.position })}</strong>
                <SegmentText text={mine.source} language={job.source_language} />
              </Stack>
              <div
                role="radiogroup"
                aria-label={t('segmentEditor.goTo', { position: mine.position })}
                className={classes.choices}
              >
                {(['mine', 'theirs'] as const).map((side) => (
                  <Text as="div" key={side} breaks px={12} py={10} line="around" className={classes.choice}>
                    <Radio
                      name={`conflict-${mine.id}`}
                      label={side === 'mine' ? myName(mine.id) : theirName(theirs.changed)}
                      checked={sideOf(mine.id) === side}
                      onChange={() => setChosen((before) => new Map([...before, [mine.id, side]]))}
                    />
                    {side === 'mine' ? (
                      <SegmentText text={mine.target} language={job.target_language} />
                    ) : (
                      <ChangedText before={mine.target} after={theirs.target} language={job.target_language} />
                    )}
                  </Text>
                ))}
              </div>
            </li>
          ))}
        </ul>
        <Foot gap={12} className={classes.foot}>
          <Text as="span" size="sm" tone="quiet" className={classes.quiet}>
            {t('segmentTools.conflicts.rule')}
          </Text>
          <Button variant="default" onClick={onClose}>
            {t('segmentTools.conflicts.later')}
          </Button>
          <Button onClick={keep}>{t('segmentTools.conflicts.keep')}</Button>
        </Foot>
      </Stack>
    </Dialog>
  );
}
