CREATE TABLE "model_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"spent_for" text NOT NULL,
	"micros" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_reservations_expiry" ON "model_reservations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "model_reservations_owner" ON "model_reservations" USING btree ("spent_for");