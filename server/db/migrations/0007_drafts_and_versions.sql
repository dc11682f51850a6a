CREATE TABLE "draft_revisions" (
	"user_id" uuid NOT NULL,
	"draft_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"is_autosave" boolean NOT NULL,
	"name" text,
	"job_title" text NOT NULL,
	"job_description" text NOT NULL,
	"content" text NOT NULL,
	"format" text NOT NULL,
	"work" jsonb,
	"digest" text NOT NULL,
	"idempotency_key" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_revisions_user_id_draft_id_revision_pk" PRIMARY KEY("user_id","draft_id","revision")
);
--> statement-breakpoint
CREATE TABLE "draft_words" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"draft_id" uuid NOT NULL,
	CONSTRAINT "draft_words_user_id_draft_id_word_pk" PRIMARY KEY("user_id","draft_id","word")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"is_autosave" boolean NOT NULL,
	"name" text,
	"job_title" text NOT NULL,
	"excerpt" text NOT NULL,
	"name_key" text NOT NULL,
	"title_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "drafts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "proposal_jobs" (
	"user_id" uuid NOT NULL,
	"job_key" text NOT NULL,
	"job_title" text NOT NULL,
	"last_version" integer NOT NULL,
	"last_updated" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_jobs_user_id_job_key_pk" PRIMARY KEY("user_id","job_key")
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job_key" text NOT NULL,
	"version" integer NOT NULL,
	"generation_id" uuid NOT NULL,
	"restored_from" integer,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_versions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "draft_revisions" ADD CONSTRAINT "draft_revisions_user_id_draft_id_drafts_user_id_id_fk" FOREIGN KEY ("user_id","draft_id") REFERENCES "public"."drafts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_words" ADD CONSTRAINT "draft_words_user_id_draft_id_drafts_user_id_id_fk" FOREIGN KEY ("user_id","draft_id") REFERENCES "public"."drafts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draft_revisions_wish" ON "draft_revisions" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "draft_words_beginning" ON "draft_words" USING btree ("user_id","word" text_pattern_ops,"draft_id");--> statement-breakpoint
CREATE INDEX "drafts_updated" ON "drafts" USING btree ("user_id","is_autosave","last_updated","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "drafts_created" ON "drafts" USING btree ("user_id","is_autosave","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "drafts_name" ON "drafts" USING btree ("user_id","is_autosave","name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "drafts_title" ON "drafts" USING btree ("user_id","is_autosave","title_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "drafts_deleted" ON "drafts" USING btree ("user_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "drafts_gone" ON "drafts" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "drafts_age" ON "drafts" USING btree ("last_updated");--> statement-breakpoint
CREATE INDEX "proposal_jobs_updated" ON "proposal_jobs" USING btree ("user_id","last_updated","job_key");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_number" ON "proposal_versions" USING btree ("user_id","job_key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_wish" ON "proposal_versions" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "proposal_versions_text" ON "proposal_versions" USING btree ("user_id","generation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_wish" ON "generations" USING btree ("owner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "generations_user_age" ON "generations" USING btree ("created_at") WHERE owner_kind = 'user';--> statement-breakpoint
INSERT INTO "proposal_jobs" ("user_id", "job_key", "job_title", "last_version", "last_updated") SELECT "owner_id", left(lower(btrim(normalize("input"->>'jobTitle', NFKC), E' \t\n\x0B\f\r')), 300), (array_agg("input"->>'jobTitle' ORDER BY "created_at" DESC))[1], count(*), max("created_at") FROM "generations" WHERE "owner_kind" = 'user' AND "status" = 'done' GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "proposal_versions" ("user_id", "id", "job_key", "version", "generation_id", "created_at") SELECT "owner_id", "id", left(lower(btrim(normalize("input"->>'jobTitle', NFKC), E' \t\n\x0B\f\r')), 300), row_number() OVER (PARTITION BY "owner_id", left(lower(btrim(normalize("input"->>'jobTitle', NFKC), E' \t\n\x0B\f\r')), 300) ORDER BY "created_at", "id"), "id", "created_at" FROM "generations" WHERE "owner_kind" = 'user' AND "status" = 'done';
