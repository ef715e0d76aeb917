import type { InboxKind } from '@folio/contract/inbox-words';
import { Kbd } from '../../ui/kbd.tsx';
import { Row } from '../../ui/row.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './inbox.module.css';

/** Kinds with something to approve or accept, and those with something to say. */
const hasApproval = new Set<InboxKind>(['review', 'offer']);
const hasWords = new Set<InboxKind>(['review', 'mention']);

/** The keys of the open item, at a desk alone. */
export function InboxKeysFoot({ kind }: { kind: InboxKind }) {
  const { t } = useText();
  const keys: [string[], string][] = [
    [['J', 'K'], t('inbox.keys.nextPrevious')],
    ...(hasApproval.has(kind) ? [[['A'], t(kind === 'review' ? 'inbox.approve' : 'inbox.accept')] as [string[], string]] : []),
    ...(hasWords.has(kind) ? [[['C'], t(kind === 'review' ? 'inbox.changes' : 'inbox.reply')] as [string[], string]] : []),
    [['E'], t('inbox.keys.done')],
    [['S'], t('inbox.keys.snooze')],
    [['Z'], t('inbox.keys.undo')],
    [['Enter'], t('inbox.keys.open')],
  ];
  return (
    <Row as="footer" size="sm" tone="quiet" gap={20} className={classes.keys} data-only="desktop">
      {keys.map(([names, label]) => (
        <Row as="span" key={label} gap={6} nowrap>
          {names.map((name) => (
            <Kbd key={name} keys={name} />
          ))}
          {label}
        </Row>
      ))}
    </Row>
  );
}
