import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMe } from '../base/use-me.ts';
import { useWorkspaceId } from '../base/workspace.ts';
import { voicesQuery } from '../features/brand-voices/brand-voices.queries.ts';
import { Panel } from '../ui/panel.tsx';
import { Text } from '../ui/text.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './dashboard-page.module.css';
import { areStepsDismissed, dismissSteps, firstSteps, type StepName } from './first-steps.ts';

const pathOf: Record<StepName, string> = {
  model: '/control-panel/models',
  order: '/tools',
  source: '/sources',
  voice: '/brand-voices',
  invite: '/control-panel/seats',
};

/** First steps, ticked if done, until the user hides them in this browser. */
export function FirstSteps({ documents }: { documents: number }) {
  const { t, language } = useText();
  const { user_info: user } = useMe();
  const workspaceId = useWorkspaceId();
  const [isDismissed, setDismissed] = useState(() => areStepsDismissed(user.id));
  const voices = useQuery(voicesQuery(workspaceId, language));
  const steps = firstSteps(user, { documents, voices: voices.data?.brand_voices_list.length ?? null });
  if (isDismissed || steps.length === 0) return null;
  // Without a model only some tools make a whole document.
  const searchOf = (name: StepName) =>
    name === 'order' && user.text_model === null ? { macrocategory: 'suggested' as const } : {};
  const dismiss = () => {
    dismissSteps(user.id);
    setDismissed(true);
  };
  return (
    <Panel
      title={t('dashboard.steps.title')}
      aside={
        <button type="button" className="text-link" onClick={dismiss}>
          {t('dashboard.steps.dismiss')}
        </button>
      }
    >
      <ul className={classes.shortcuts}>
        {steps.map(({ name, isDone }) => (
          <li key={name}>
            <Link
              to={pathOf[name]}
              search={searchOf(name)}
              className={classes.shortcut}
              data-touch="height"
              data-done={isDone || undefined}
            >
              {isDone ? (
                <IconCircleCheckFilled size={20} aria-hidden="true" />
              ) : (
                <IconCircle size={20} stroke={1.6} aria-hidden="true" />
              )}
              <Text as="span" weight="medium" flex="fill">
                {t(`dashboard.steps.${name}`)}
              </Text>
              {isDone ? <span className="visually-hidden">{t('dashboard.steps.done')}</span> : null}
              <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
