CREATE TABLE "remembered_lines" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_lines_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "remembered_lines_text" ON "remembered_lines" USING btree ("user_id","kind","text");--> statement-breakpoint
CREATE INDEX "remembered_lines_used" ON "remembered_lines" USING btree ("user_id","used_at");