CREATE TABLE "trial_claims" (
	"environment" text NOT NULL,
	"hash" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_claims_environment_hash_pk" PRIMARY KEY("environment","hash")
);
--> statement-breakpoint
DROP INDEX "checkout_attempts_poll";--> statement-breakpoint
DROP INDEX "payment_events_due";--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD COLUMN "cycle" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plan" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cycle" text;--> statement-breakpoint
ALTER TABLE "payment_events" DROP COLUMN "next_attempt_at";--> statement-breakpoint
-- Which prices are Pro is known from what has given somebody Pro until now, and from the payments that the server made itself.
CREATE TEMPORARY TABLE "known_prices" ON COMMIT DROP AS
SELECT environment, price_id, max(cycle) AS cycle FROM (
	SELECT s.environment, s.price_id,
		CASE WHEN s.status = 'trialing' THEN NULL
			WHEN s.period_ends_at - s.period_starts_at > interval '100 days' THEN 'yearly' ELSE 'monthly' END AS cycle
	FROM subscriptions s JOIN users u ON u.id = s.user_id
	WHERE s.quantity = 1 AND s.price_id IS NOT NULL AND u.plan = 'pro' AND (
		(s.status IN ('active', 'trialing') AND u.pro_until = CASE WHEN s.scheduled_action = 'cancel'
			THEN s.scheduled_for ELSE s.period_ends_at + interval '72 hours' END)
		OR (s.status = 'past_due' AND u.pro_until IN (s.period_starts_at + interval '7 days', s.scheduled_for)))
	UNION ALL
	SELECT t.environment, t.price_id, a.cycle
	FROM billing_transactions t JOIN checkout_attempts a
		ON a.environment = t.environment AND a.transaction_id = t.transaction_id AND a.kind = 'hosted' AND a.user_id = t.user_id
	WHERE t.quantity = 1 AND t.price_id IS NOT NULL AND t.attempt_id = a.id
) known GROUP BY environment, price_id;--> statement-breakpoint
UPDATE "subscriptions" s SET plan = 'pro', cycle = k.cycle FROM "known_prices" k
WHERE s.quantity = 1 AND s.environment = k.environment AND s.price_id = k.price_id;--> statement-breakpoint
UPDATE "billing_transactions" t SET plan = 'pro', cycle = k.cycle FROM "known_prices" k
WHERE t.quantity = 1 AND t.environment = k.environment AND t.price_id = k.price_id;
--> statement-breakpoint
-- What was left to be done becomes jobs.
INSERT INTO "jobs" (id, kind, payload, status, run_at, attempts, created_at)
SELECT md5('apply-event ' || environment || ' ' || event_id)::uuid, 'billing:apply-event:' || environment, jsonb_build_object('eventId', event_id), 'waiting', received_at, 0, received_at
FROM "payment_events" WHERE outcome IN ('waiting', 'failed');--> statement-breakpoint
INSERT INTO "jobs" (id, kind, payload, status, run_at, attempts, created_at)
SELECT md5('poll-payment ' || id::text)::uuid, 'billing:poll-payment:' || environment, jsonb_build_object('attemptId', id, 'at', next_poll_at), 'waiting', next_poll_at, 0, next_poll_at
FROM "checkout_attempts" WHERE next_poll_at IS NOT NULL;
