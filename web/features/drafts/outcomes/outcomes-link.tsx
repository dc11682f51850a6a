import { ChartNoAxesColumn } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** From the list of proposals to what became of them. */
export function OutcomesLink() {
  return (
    <LinkButton variant="secondary" size="sm" to={paths.outcomes}>
      <ChartNoAxesColumn aria-hidden />
      Outcomes
    </LinkButton>
  );
}
