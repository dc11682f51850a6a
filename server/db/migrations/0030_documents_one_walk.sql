DROP INDEX "documents_updated";--> statement-breakpoint
DROP INDEX "documents_created";--> statement-breakpoint
DROP INDEX "documents_name";--> statement-breakpoint
DROP INDEX "documents_title";--> statement-breakpoint
CREATE INDEX "documents_updated" ON "documents" USING btree ("user_id","last_updated","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_created" ON "documents" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_name" ON "documents" USING btree ("user_id","name_key","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "documents_title" ON "documents" USING btree ("user_id","title_key","id") WHERE deleted_at is null;