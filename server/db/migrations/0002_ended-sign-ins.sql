CREATE TABLE "ended_sign_ins" (
	"user_id" uuid NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ended_sign_ins_user_id_authenticated_at_pk" PRIMARY KEY("user_id","authenticated_at")
);
