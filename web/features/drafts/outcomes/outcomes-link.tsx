import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** From the list of proposals to what became of them. */
export function OutcomesLink() {
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={paths.outcomes}>
        <ChartNoAxesColumn aria-hidden />
        Outcomes
      </Link>
    </Button>
  );
}
