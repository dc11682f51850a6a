import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Field, FieldError } from '#web/ui/field.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { fillable } from '#web/ui/text-input.tsx';

/** The form as it is in the page. What is wrong with a field is shown below it by the pattern at its end. */
export function ContactForm() {
  return (
    <form
      noValidate
      // Where no script answers it goes nowhere, instead of into the address.
      method="dialog"
      aria-label="Contact form"
      className="group/form grid content-start gap-5 rounded-tight border border-line bg-sheet px-5 py-8 sm:px-10 sm:py-10"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField label="Name" name="name" autoComplete="name" required />
        <InputField label="Email" name="email" type="email" inputMode="email" autoComplete="email" required />
      </div>
      <InputField label="Subject" name="subject" required />
      <Field label="Message">
        <MessageArea name="message" required />
      </Field>
      <Honeypot />
      <Refused />
      <NotLoaded />
      <SendButton />
      <template>
        <FieldError />
      </template>
    </form>
  );
}

// No `maxLength` anywhere: it would cut what is pasted, without a word.
function MessageArea(props: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={8}
      className={clsx(
        fillable,
        'block field-sizing-content max-h-[calc(14lh+1.25rem+2px)] min-h-[calc(8lh+1.25rem+2px)] resize-none py-2.5 leading-text',
      )}
      {...props}
    />
  );
}

/** For programs alone: out of sight, out of the tab order, unknown to screen readers and to what fills in forms. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Source of the title: docs/spec/proposals.md §8. */
function Refused() {
  return (
    <div
      role="alert"
      data-refused
      hidden
      className="flex gap-3 rounded-tight border border-danger-line bg-danger-wash p-4"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger-ink" />
      <div className="grid gap-1">
        <p className="font-strong">Something went wrong</p>
        <p data-words className="text-ink-soft" />
      </div>
    </div>
  );
}

/** Said in the page itself: after a release, or without a network, what shows messages cannot be fetched either. */
function NotLoaded() {
  return (
    <div
      role="alert"
      data-not-loaded
      hidden
      className="grid justify-items-start gap-3 rounded-tight border border-danger-line p-4"
    >
      <p>
        This page could not load what it needs to send your message. Check your connection and send it again, or reload
        the page: what you have typed stays.
      </p>
      <button type="button" className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
        Reload the Page
      </button>
    </div>
  );
}

/** Says what it does for as long as the form is busy. */
function SendButton() {
  return (
    <button
      type="submit"
      className={buttonClasses({ size: 'lg' }, 'justify-self-start group-aria-busy/form:opacity-80 max-sm:w-full')}
    >
      <span className="group-aria-busy/form:hidden">Send Message</span>
      <span className="hidden items-center gap-2 group-aria-busy/form:inline-flex">
        <Spinner />
        Sending...
      </span>
    </button>
  );
}
