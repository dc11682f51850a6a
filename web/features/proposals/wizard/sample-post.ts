/** A post to try the tool with. Our own invention: no such client exists. */
export const SAMPLE_POST = {
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
