import type { ToolStep } from '@folio/contract/tool-definition';
import { useText } from '../../ui/use-text.ts';
import classes from './wizard-steps.module.css';

interface WizardStepsProps {
  steps: ToolStep[];
  step: number;
  visited: number;
  isBusy: boolean;
  onJump?: (step: number) => void;
}

/** Bars with names; those that were visited can be clicked. */
export function WizardSteps({ steps, step, visited, isBusy, onJump }: WizardStepsProps) {
  const { t } = useText();
  return (
    <nav aria-label={t('tools.steps')}>
      <ol className={classes.steps}>
        {steps.map((one, index) => (
          <li key={one.name} className={classes.step} data-reached={index <= step || undefined}>
            <button
              type="button"
              disabled={index > visited || isBusy}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onJump?.(index)}
            >
              {one.label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
