export const PLACE =
  'mx-auto grid max-w-page gap-x-10 gap-y-6 px-4 pt-8 pb-20 sm:px-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-12';
export const HEADING = 'font-serif text-heading font-normal lg:col-span-2';
