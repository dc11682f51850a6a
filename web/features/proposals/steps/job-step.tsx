import type { KeyboardEvent } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { Button } from '#web/ui/button.tsx';
import { SAMPLE_POST } from '../wizard/sample-post.ts';
import { focusOn } from '../wizard/step-focus.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { FoldedJob } from './folded-steps.tsx';
import { StepCard } from './step-card.tsx';
import { TextField } from './text-field.tsx';

export function JobStep() {
  const { state, dispatch, goOn } = useWizard();
  const { jobTitle, jobDescription } = state.fields;
  if (state.folded.job) return <FoldedJob isCurrent />;
  const goOnByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goOn();
  };
  return (
    <StepCard title="Job Details" lead="Paste the post as the client wrote it. What it asks for is read as you go.">
      <TextField
        name="jobTitle"
        label="Job title"
        isOneLine
        focus="first-field"
        value={jobTitle}
        onChange={(value) => dispatch({ type: 'field', name: 'jobTitle', value })}
        onKeyDown={goOnByEnter}
      />
      <TextField
        name="jobDescription"
        label="Job description"
        rows={9}
        maxRows={22}
        value={jobDescription}
        onChange={(value) => dispatch({ type: 'field', name: 'jobDescription', value })}
        badge={isBlank(jobTitle) && isBlank(jobDescription) && <TrySample />}
      />
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
