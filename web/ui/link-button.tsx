import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import type { ButtonLook } from './button-classes.ts';

/** A link within the app that looks like a button. */
export function LinkButton({ variant, size, className, ...link }: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <Link {...link} />
    </Button>
  );
}
