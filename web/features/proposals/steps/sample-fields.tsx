import { sampleLabel } from '#shared/profiles/labels.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { SAMPLES_ON_STEP } from '../wizard/wizard-state.ts';
import { TextField } from './text-field.tsx';

export function SampleFields({ step }: { step: 2 | 3 }) {
  const { state, dispatch } = useWizard();
  return SAMPLES_ON_STEP[step].map((index) => (
    <TextField
      key={index}
      name={`sample${index + 1}`}
      label={sampleLabel(index)}
      rows={3}
      focus={step === 3 && index === SAMPLES_ON_STEP[3][0] ? 'first-field' : ''}
      value={state.samples[index] ?? ''}
      onChange={(value) => dispatch({ type: 'sample', index, value })}
    />
  ));
}
