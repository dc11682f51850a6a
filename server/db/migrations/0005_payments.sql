CREATE TABLE "billing_adjustments" (
	"environment" text NOT NULL,
	"adjustment_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"subscription_id" text,
	"customer_id" text,
	"action" text NOT NULL,
	"type" text,
	"status" text NOT NULL,
	"total_cents" integer,
	"currency" text,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_adjustments_environment_adjustment_id_pk" PRIMARY KEY("environment","adjustment_id")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"environment" text NOT NULL,
	"customer_id" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_customers_environment_customer_id_pk" PRIMARY KEY("environment","customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_transactions" (
	"environment" text NOT NULL,
	"transaction_id" text NOT NULL,
	"user_id" uuid,
	"customer_id" text,
	"subscription_id" text,
	"status" text NOT NULL,
	"origin" text,
	"price_id" text,
	"currency" text,
	"total_cents" integer,
	"period_starts_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"billed_at" timestamp (3) with time zone,
	"invoice_number" text,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "billing_transactions_environment_transaction_id_pk" PRIMARY KEY("environment","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cycle" text NOT NULL,
	"transaction_id" text,
	"checkout_url" text,
	"reported_at" timestamp (3) with time zone,
	"next_poll_at" timestamp (3) with time zone,
	"polls" integer NOT NULL,
	"is_settled" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_attempts_settled" CHECK (not is_settled or next_poll_at is null)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"environment" text NOT NULL,
	"event_id" text NOT NULL,
	"event_type" text NOT NULL,
	"occurred_at" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"outcome" text NOT NULL,
	"last_error" text,
	CONSTRAINT "payment_events_environment_event_id_pk" PRIMARY KEY("environment","event_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"environment" text NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" uuid,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text,
	"quantity" integer,
	"unit_price_cents" integer,
	"currency" text,
	"period_starts_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"next_billed_at" timestamp (3) with time zone,
	"trial_ends_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"scheduled_action" text,
	"scheduled_for" timestamp (3) with time zone,
	"version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_environment_subscription_id_pk" PRIMARY KEY("environment","subscription_id")
);
--> statement-breakpoint
CREATE INDEX "billing_adjustments_transaction" ON "billing_adjustments" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "billing_customers_user" ON "billing_customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_transactions_user" ON "billing_transactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_transactions_subscription" ON "billing_transactions" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "checkout_attempts_user" ON "checkout_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkout_attempts_transaction" ON "checkout_attempts" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "checkout_attempts_poll" ON "checkout_attempts" USING btree ("next_poll_at") WHERE next_poll_at is not null;--> statement-breakpoint
CREATE INDEX "payment_events_due" ON "payment_events" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("outcome") WHERE outcome in ('waiting', 'unmatched', 'failed');--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");