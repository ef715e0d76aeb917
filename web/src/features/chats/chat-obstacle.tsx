import { Link } from '@tanstack/react-router';
import { useMe } from '../../base/use-me.ts';
import { useText } from '../../ui/use-text.ts';
import classes from './chat-composer.module.css';

/** Why nothing can be sent without a model, and the way to connect one for those who may. */
export function ChatObstacle() {
  const { t } = useText();
  const { user_info: user } = useMe();
  return (
    <div className={classes.obstacle} role="note">
      <p>{t('chats.needsModel')}</p>
      {user.can.manage_models ? (
        <Link to="/control-panel/{-$section}" params={{ section: 'models' }} className="text-link">
          {t('chats.connect')}
        </Link>
      ) : null}
    </div>
  );
}
