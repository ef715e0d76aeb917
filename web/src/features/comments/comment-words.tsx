import type { Comment } from '@folio/contract/comments';
import { PersonAvatar } from '../../base/person-avatar.tsx';
import { formatAgo, formatDateTime } from '../../ui/intl-format.ts';
import { Row } from '../../ui/row.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './comments.module.css';
import { splitByMentions } from './mentions.ts';

/** Author, impersonated user and time, and the words with the names in them. */
export function CommentWords({ comment }: { comment: Comment }) {
  const { t, language } = useText();
  const { user, impersonator, is_guest: isGuest, created_at: at, edited_at: edited } = comment;
  return (
    <>
      <Row as="p" size="xs" tone="quiet" wrap className={classes.who}>
        <PersonAvatar id={(impersonator ?? user).id} name={(impersonator ?? user).name} size={22} />
        <Text as="strong" size="sm" tone="strong" weight="semibold" breaks>
          {impersonator ? t('editor.history.as', { name: impersonator.name, user: user.name }) : user.name}
        </Text>
        {isGuest ? <span>{t('reviewLinks.step')}</span> : null}
        <time dateTime={at} title={formatDateTime(at, language)}>
          {formatAgo(at, language)}
        </time>
        {edited ? <span title={formatDateTime(edited, language)}>{t('comments.edited')}</span> : null}
      </Row>
      <p className={classes.text}>
        {splitByMentions(comment.text, comment.mentions).map(({ text, person }, index) =>
          person ? (
            <Text as="span" key={`${index}-${text}`} tone="accent" weight="medium" className={classes.mention}>
              {text}
            </Text>
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}
