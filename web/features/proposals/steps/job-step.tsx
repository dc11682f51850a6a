import type { KeyboardEvent } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionChips } from '../chips/option-chips.tsx';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { FoldedJob } from './folded-steps.tsx';
import { OwnLines } from './own-lines.tsx';
import { StepCard } from './step-card.tsx';
import { TextField } from './text-field.tsx';

export function JobStep({ brief }: { brief: JobBrief | null }) {
  const { state, dispatch, goOn } = useWizard();
  const { jobTitle, jobDescription } = state.fields;
  if (state.folded.job) return <FoldedJob isCurrent />;
  const hasPost = !isBlank(jobDescription);
  const goOnByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goOn();
  };
  return (
    <StepCard title="Job Details" lead="Paste the post as the client wrote it. What it asks for is read as you go.">
      <TextField
        name="jobDescription"
        label="Job description"
        placeholder="Paste the client’s post here"
        rows={6}
        focus="first-field"
        value={jobDescription}
        onChange={(value) => dispatch({ type: 'field', name: 'jobDescription', value })}
        badge={isBlank(jobTitle) && isBlank(jobDescription) && <TrySample />}
      />
      <TextField
        name="jobTitle"
        label="Job title"
        placeholder="Taken from the post"
        isOneLine
        value={jobTitle}
        onChange={(value) => dispatch({ type: 'field', name: 'jobTitle', value })}
        onKeyDown={goOnByEnter}
      />
      <OptionChips brief={brief} />
      <div className="empty:hidden lg:hidden">{hasPost && <OwnLines brief={brief} />}</div>
    </StepCard>
  );
}

/** For a first visit: shows what the tool does without a post at hand. */
function TrySample() {
  const { dispatch } = useWizard();
  const fill = () => {
    dispatch({ type: 'field', name: 'jobTitle', value: SAMPLE_POST.jobTitle });
    dispatch({ type: 'field', name: 'jobDescription', value: SAMPLE_POST.jobDescription });
    focusOn('heading');
  };
  return (
    <Button variant="link" size="sm" onClick={fill}>
      Try a sample post
    </Button>
  );
}

/** A post to try the tool with. Our own invention: no such client exists. */
const SAMPLE_POST = {
  jobTitle: 'Rebuild the booking page of our climbing gym',
  jobDescription: `We run two bouldering gyms and take about 400 bookings a week. Our booking page was built years ago and members keep telling us that it fails on their phones: the calendar does not load, or they pay and never get a confirmation.

What we need:
- A booking page that works on phones first, with our opening hours and class calendar
- Card payments through Stripe, with a confirmation e-mail that actually arrives
- A simple way for our front desk to move or cancel a booking
- The text stays in English and German

We already have a WordPress site that should stay as it is; the booking page can live beside it.

Budget is $2,500 and we would like to open it to members by the end of next month.

Please start your reply with the word "chalk" so that we know you have read this. Also tell us:
1. How would you move the bookings we already have without losing any?
2. Which part would you build first, and why?
3. Have you worked with Stripe before?

No agencies please. Send a link to one page you have built that takes payments.`,
} as const;
