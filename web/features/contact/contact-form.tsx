import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type ContactInput, contactInput, sendContactMessage } from '#shared/contact/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';

// Source: seeds 001 §8.
const NOT_SENT = "Your message couldn't be sent. Please try again later.";
const EMPTY = { name: '', email: '', subject: '', message: '', website: '' };

/** What was typed stays until the message is stored, whatever happens on the way. */
export function ContactForm({ onSent }: { onSent: (reference: string) => void }) {
  const form = useZodForm(contactInput, EMPTY);
  const sending = useMutation({ mutationFn: (input: ContactInput) => call(sendContactMessage, { input }) });
  const send = async (message: ContactInput) => {
    if (sending.isPending) return;
    try {
      const { reference } = await sending.mutateAsync(message);
      toast({ title: 'Message sent!', description: "We've received your message and will get back to you soon." });
      onSent(reference);
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.fields && form.placeErrors(problem.fields)) return;
      toast({ title: 'Something went wrong', description: problem?.message ?? NOT_SENT, variant: 'destructive' });
    }
  };
  return (
    <form
      noValidate
      aria-label="Contact form"
      aria-busy={sending.isPending}
      className="grid content-start gap-5 rounded-tight border border-line bg-sheet px-5 py-8 sm:px-10 sm:py-10"
      onSubmit={form.submit(send)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField label="Name" autoComplete="name" required {...form.field('name')} />
        <InputField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...form.field('email')}
        />
      </div>
      <InputField label="Subject" required {...form.field('subject')} />
      <MessageField {...form.field('message')} />
      <Honeypot {...form.field('website')} />
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full" busy={sending.isPending}>
        {sending.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

// No `maxLength` anywhere: it would cut what is pasted, without a word.
function MessageField({ error, ...rest }: ComponentProps<'textarea'> & { error?: string | undefined }) {
  return (
    <Field label="Message" error={error}>
      <TextArea rows={8} required {...rest} />
    </Field>
  );
}

/** For programs alone: out of sight, out of the tab order, unknown to screen readers and to what fills in forms. */
function Honeypot({ error: _error, ...rest }: ComponentProps<'input'> & { error?: string | undefined }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...rest} />
      </label>
    </div>
  );
}
