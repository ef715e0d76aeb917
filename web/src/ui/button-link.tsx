// Mantine's button as a typed link of the router.
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { MouseEventHandler, Ref } from 'react';

interface AnchorButtonProps extends ButtonProps {
  ref?: Ref<HTMLAnchorElement>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

function AnchorButton({ ref, ...props }: AnchorButtonProps) {
  return <Button component="a" ref={ref} {...props} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(AnchorButton);
