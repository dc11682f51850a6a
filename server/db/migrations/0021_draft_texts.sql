CREATE TABLE "draft_texts" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "draft_texts_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "draft_revisions" ADD COLUMN "text_places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_texts_bytes" ON "draft_texts" USING btree ("user_id","bytes");