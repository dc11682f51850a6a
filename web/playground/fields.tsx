import { useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Example } from './example.tsx';

const CHOICES = [
  { value: 'plain', name: 'Plain', hint: 'Says what it means.' },
  { value: 'warm', name: 'Warm', hint: 'A little closer.' },
  { value: 'bright', name: 'Bright', hint: 'Cannot be chosen here.', locked: true },
] as const;
type Choice = (typeof CHOICES)[number]['value'];

export function FieldsExample() {
  const [text, setText] = useState('One line.\nA second line, and it grows as more is typed.');
  const [choice, setChoice] = useState<Choice>('plain');
  const [isOn, setIsOn] = useState(true);
  return (
    <Example title="Fields">
      <div className="grid gap-6 md:grid-cols-2">
        <Field label="Job title" hint="As it stands in the post.">
          <TextInput placeholder="Designer for a plant shop" />
        </Field>
        <Field label="Job title" error="Please enter a job title">
          <TextInput defaultValue="" />
        </Field>
        <Field label="Portfolio" optional badge={<Badge>Pro</Badge>}>
          <TextInput disabled defaultValue="Disabled" />
        </Field>
        <Field label="Reference">
          <TextInput readOnly defaultValue="Read only" />
        </Field>
        <Field label="Description" hint="Grows up to ten lines.">
          <TextArea value={text} maxRows={10} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label="Description" error="At most 20,000 characters can be sent.">
          <TextArea defaultValue="Refused" />
        </Field>
        <Field label="Sort by">
          <Select options={CHOICES} value={choice} onValueChange={setChoice} />
        </Field>
        <Field label="Sort by" error="Please choose one">
          <Select options={CHOICES} value={choice} onValueChange={setChoice} />
        </Field>
        <Select label="Sort by, disabled" options={CHOICES} value={choice} onValueChange={setChoice} disabled />
        <div className="grid justify-items-start gap-3">
          <Switch label="Plain letters" checked={isOn} onCheckedChange={setIsOn} />
          <Switch label="Off" checked={!isOn} onCheckedChange={(off) => setIsOn(!off)} />
        </div>
      </div>
      <RadioCards legend="Tone" options={CHOICES} value={choice} onValueChange={setChoice} />
    </Example>
  );
}
