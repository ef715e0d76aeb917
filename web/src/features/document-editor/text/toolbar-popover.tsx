import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { onDemand } from '../../../ui/on-demand.ts';
import { toastError } from '../../../ui/toast.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ToolbarButton } from '../core/toolbar-button.tsx';
import type { FormButtonProps } from './toolbar-forms.tsx';

const code = onDemand(() => import('./toolbar-forms.tsx'));

interface ToolbarPopoverProps extends FormButtonProps {
  children: (forms: typeof import('./toolbar-forms.tsx')) => ReactNode;
}

/** A button of the toolbar with a small form below it, which is there only while it is open. */
export function ToolbarPopover({ children, ...props }: ToolbarPopoverProps) {
  const { t } = useText();
  const { label, icon, isOn, isOff, isOpen, onOpen } = props;
  const [forms, setForms] = useState(code.now);
  const fail = useEffectEvent(() => {
    onOpen(false);
    toastError(t('errors.chunk'));
  });
  useEffect(() => {
    if (isOpen && !forms) code.load().then(setForms, () => fail());
  }, [isOpen, forms]);
  if (forms) return <forms.OpenedToolbarPopover {...props}>{children(forms)}</forms.OpenedToolbarPopover>;
  return (
    <ToolbarButton
      label={label}
      isOn={isOn}
      isOff={isOff}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isOpen || undefined}
      onPointerEnter={code.prefetch}
      onFocus={code.prefetch}
      onPress={() => onOpen(true)}
    >
      {icon}
    </ToolbarButton>
  );
}
