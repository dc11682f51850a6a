CREATE TABLE "own_key_usage" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"texts" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"micros" bigint NOT NULL,
	"unpriced_texts" integer NOT NULL,
	CONSTRAINT "own_key_usage_user_id_month_pk" PRIMARY KEY("user_id","month"),
	CONSTRAINT "own_key_usage_not_negative" CHECK (input_tokens >= 0 and output_tokens >= 0 and micros >= 0)
);
--> statement-breakpoint
CREATE TABLE "own_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"sealed_key" text NOT NULL,
	"last_four" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
