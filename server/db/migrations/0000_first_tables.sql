CREATE TABLE "generations" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_kind" text NOT NULL,
	"status" text NOT NULL,
	"lease_expires_at" timestamp (3) with time zone,
	"input" jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"answer" jsonb,
	"error_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "generations_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "generations_running_has_lease" CHECK ((status = 'running') = (lease_expires_at is not null)),
	CONSTRAINT "generations_finished_has_moment" CHECK ((status = 'running') = (finished_at is null)),
	CONSTRAINT "generations_done_has_answer" CHECK ((status = 'done') = (answer is not null))
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "generations_running_lease" ON "generations" USING btree ("lease_expires_at") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "generations_visitor_age" ON "generations" USING btree ("created_at") WHERE owner_kind = 'visitor';--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");