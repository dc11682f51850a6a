CREATE TABLE "write_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"filling" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
