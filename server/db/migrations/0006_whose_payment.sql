ALTER TABLE "billing_transactions" ADD COLUMN "quantity" integer;--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "billing_transactions" ADD COLUMN "claimed_user_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "entity_id" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "claimed_user_id" uuid;--> statement-breakpoint
CREATE INDEX "payment_events_entity" ON "payment_events" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "payment_events_customer" ON "payment_events" USING btree ("customer_id");