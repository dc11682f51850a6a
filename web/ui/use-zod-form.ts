import type { SubmitEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form checked by the schema that its endpoint is checked by, so that the words are the server's own. What is wrong is
 * shown when the form is sent, and from then on while it is mended; the first wrong field gets the focus. What was typed
 * stays while the component that calls this is there, also when its fields are not. A schema that is a function is fetched with the
 * first check, so that the page need not begin with it.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input> | (() => Promise<z.ZodType<Output, Input>>),
  defaultValues: DefaultValues<NoInfer<Input>>,
) {
  const resolver: Resolver<Input, unknown, Output> = async (...given) => {
    const [{ zodResolver }, known] = await Promise.all([
      import('@hookform/resolvers/zod'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    return zodResolver(known)(...given);
  };
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  const { formState } = form;
  const isBusy = formState.isSubmitting;

  /** All that a labelled input needs to be the field of this name. */
  const field = (name: Path<Input>) => ({
    ...form.register(name),
    error: form.getFieldState(name, formState).error?.message,
  });

  /** Puts what the server said about single fields beside them. Returns whether any of them is in this form. */
  const placeErrors = (fields: Readonly<Record<string, string>>): boolean => {
    const isOwn = (name: string): name is Path<Input> => Object.hasOwn(form.getValues(), name);
    const own = Object.keys(fields).filter(isOwn);
    own.forEach((name, index) => {
      form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
    });
    return own.length > 0;
  };

  /**
   * For `onSubmit` of a form with `noValidate`: the browser's own bubbles would come before our words. With `fieldsOf`, which names the
   * fields that an error is about, a refusal is shown beside them or else is the `failure`. A second press while one is sent does nothing.
   */
  const submit =
    (send: (values: Output) => Promise<void>, fieldsOf?: (error: unknown) => Readonly<Record<string, string>>) =>
    (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy) return;
      const sendOrShow = async (values: Output) => {
        try {
          await send(values);
        } catch (error) {
          if (!fieldsOf) throw error;
          const message = error instanceof Error ? error.message : '';
          if (!placeErrors(fieldsOf(error))) form.setError('root', { type: 'server', message });
        }
      };
      void form.handleSubmit(sendOrShow)(event);
    };

  return {
    field,
    placeErrors,
    submit,
    isBusy,
    failure: formState.errors.root?.message,
    values: form.getValues,
    set: form.setValue,
    focus: form.setFocus,
  };
}
