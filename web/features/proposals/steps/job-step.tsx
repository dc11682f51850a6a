import type { KeyboardEvent } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionChips } from '../chips/option-chips.tsx';
import { SAMPLE_POST } from '../wizard/sample-post.ts';
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
