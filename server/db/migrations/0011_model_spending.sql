CREATE TABLE "model_spending" (
	"month" text NOT NULL,
	"spent_for" text NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "model_spending_month_spent_for_pk" PRIMARY KEY("month","spent_for"),
	CONSTRAINT "model_spending_not_negative" CHECK (micros >= 0)
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "model_input_tokens" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "model_output_tokens" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "model_micros" bigint;