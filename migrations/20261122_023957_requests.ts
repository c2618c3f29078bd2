import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_requests_kind" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum_requests_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_requests_via" AS ENUM('form', 'contract');
  CREATE TYPE "public"."enum_requests_status" AS ENUM('new', 'progress', 'done', 'spam');
  CREATE TYPE "public"."enum_request_files_state" AS ENUM('clean', 'unchecked', 'waiting', 'quarantined');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'tell-inbox', 'confirm-request', 'call-webhook');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'tell-inbox', 'confirm-request', 'call-webhook');
  CREATE TYPE "public"."enum_request_settings_recipients_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum_request_settings_recipients_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_request_settings_webhooks_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum__request_settings_v_version_recipients_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum__request_settings_v_version_recipients_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__request_settings_v_version_webhooks_kinds" AS ENUM('contact', 'service', 'message');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'inbox';
  CREATE TABLE "requests" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"kind" "enum_requests_kind" NOT NULL,
  	"site" "enum_requests_site" NOT NULL,
  	"via" "enum_requests_via" NOT NULL,
  	"page" varchar,
  	"sender" varchar,
  	"prefix" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"name" varchar,
  	"email" varchar,
  	"mobile" varchar,
  	"company" varchar,
  	"position" varchar,
  	"continent" varchar,
  	"country" varchar,
  	"province" varchar,
  	"city" varchar,
  	"content" varchar,
  	"product_name" varchar,
  	"quantity" varchar,
  	"destination" varchar,
  	"model" varchar,
  	"serial_number" varchar,
  	"specific_problem" varchar,
  	"whether_first_unpack" varchar,
  	"purchase_date" varchar,
  	"installed_date" varchar,
  	"file_id" varchar,
  	"subscription" boolean DEFAULT false,
  	"status" "enum_requests_status" DEFAULT 'new' NOT NULL,
  	"owner_id" varchar,
  	"note" varchar,
  	"attempt" varchar,
  	"erased_at" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "requests_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "request_files" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"original_name" varchar,
  	"state" "enum_request_files_state" NOT NULL,
  	"request" varchar,
  	"prefix" varchar DEFAULT 'requests',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "spent_challenges" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "request_settings_recipients_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_request_settings_recipients_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "request_settings_recipients_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_request_settings_recipients_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "request_settings_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "request_settings_webhooks_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_request_settings_webhooks_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "request_settings_webhooks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"secret" varchar NOT NULL
  );
  
  CREATE TABLE "request_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"confirmations" boolean DEFAULT true,
  	"contract_open" boolean DEFAULT true,
  	"retention_days" numeric DEFAULT 730,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "request_settings_locales" (
  	"subscription_required" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "request_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_request_settings_v_version_recipients_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__request_settings_v_version_recipients_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_version_recipients_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__request_settings_v_version_recipients_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_version_recipients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_request_settings_v_version_webhooks_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__request_settings_v_version_webhooks_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_version_webhooks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_request_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_confirmations" boolean DEFAULT true,
  	"version_contract_open" boolean DEFAULT true,
  	"version_retention_days" numeric DEFAULT 730,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_locales" (
  	"version_subscription_required" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_request_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "requests_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "request_files_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "spent_challenges_id" varchar;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_file_id_request_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."request_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_recipients_kinds" ADD CONSTRAINT "request_settings_recipients_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."request_settings_recipients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_recipients_sites" ADD CONSTRAINT "request_settings_recipients_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."request_settings_recipients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_recipients" ADD CONSTRAINT "request_settings_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_webhooks_kinds" ADD CONSTRAINT "request_settings_webhooks_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."request_settings_webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_webhooks" ADD CONSTRAINT "request_settings_webhooks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_locales" ADD CONSTRAINT "request_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "request_settings_texts" ADD CONSTRAINT "request_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."request_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_version_recipients_kinds" ADD CONSTRAINT "_request_settings_v_version_recipients_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_request_settings_v_version_recipients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_version_recipients_sites" ADD CONSTRAINT "_request_settings_v_version_recipients_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_request_settings_v_version_recipients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_version_recipients" ADD CONSTRAINT "_request_settings_v_version_recipients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_version_webhooks_kinds" ADD CONSTRAINT "_request_settings_v_version_webhooks_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_request_settings_v_version_webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_version_webhooks" ADD CONSTRAINT "_request_settings_v_version_webhooks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_locales" ADD CONSTRAINT "_request_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_request_settings_v_texts" ADD CONSTRAINT "_request_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_request_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "requests_reference_idx" ON "requests" USING btree ("reference");
  CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind");
  CREATE INDEX "requests_site_idx" ON "requests" USING btree ("site");
  CREATE INDEX "requests_email_idx" ON "requests" USING btree ("email");
  CREATE INDEX "requests_file_idx" ON "requests" USING btree ("file_id");
  CREATE INDEX "requests_status_idx" ON "requests" USING btree ("status");
  CREATE INDEX "requests_owner_idx" ON "requests" USING btree ("owner_id");
  CREATE INDEX "requests_attempt_idx" ON "requests" USING btree ("attempt");
  CREATE INDEX "requests_updated_at_idx" ON "requests" USING btree ("updated_at");
  CREATE INDEX "requests_created_at_idx" ON "requests" USING btree ("created_at");
  CREATE INDEX "requests_rels_order_idx" ON "requests_rels" USING btree ("order");
  CREATE INDEX "requests_rels_parent_idx" ON "requests_rels" USING btree ("parent_id");
  CREATE INDEX "requests_rels_path_idx" ON "requests_rels" USING btree ("path");
  CREATE INDEX "requests_rels_products_id_idx" ON "requests_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "request_files_reference_idx" ON "request_files" USING btree ("reference");
  CREATE INDEX "request_files_state_idx" ON "request_files" USING btree ("state");
  CREATE INDEX "request_files_request_idx" ON "request_files" USING btree ("request");
  CREATE INDEX "request_files_updated_at_idx" ON "request_files" USING btree ("updated_at");
  CREATE INDEX "request_files_created_at_idx" ON "request_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "request_files_filename_idx" ON "request_files" USING btree ("filename");
  CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges" USING btree ("expires_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "request_settings_recipients_kinds_order_idx" ON "request_settings_recipients_kinds" USING btree ("order");
  CREATE INDEX "request_settings_recipients_kinds_parent_idx" ON "request_settings_recipients_kinds" USING btree ("parent_id");
  CREATE INDEX "request_settings_recipients_sites_order_idx" ON "request_settings_recipients_sites" USING btree ("order");
  CREATE INDEX "request_settings_recipients_sites_parent_idx" ON "request_settings_recipients_sites" USING btree ("parent_id");
  CREATE INDEX "request_settings_recipients_order_idx" ON "request_settings_recipients" USING btree ("_order");
  CREATE INDEX "request_settings_recipients_parent_id_idx" ON "request_settings_recipients" USING btree ("_parent_id");
  CREATE INDEX "request_settings_webhooks_kinds_order_idx" ON "request_settings_webhooks_kinds" USING btree ("order");
  CREATE INDEX "request_settings_webhooks_kinds_parent_idx" ON "request_settings_webhooks_kinds" USING btree ("parent_id");
  CREATE INDEX "request_settings_webhooks_order_idx" ON "request_settings_webhooks" USING btree ("_order");
  CREATE INDEX "request_settings_webhooks_parent_id_idx" ON "request_settings_webhooks" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "request_settings_locales_locale_parent_id_unique" ON "request_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "request_settings_texts_order_parent" ON "request_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_request_settings_v_version_recipients_kinds_order_idx" ON "_request_settings_v_version_recipients_kinds" USING btree ("order");
  CREATE INDEX "_request_settings_v_version_recipients_kinds_parent_idx" ON "_request_settings_v_version_recipients_kinds" USING btree ("parent_id");
  CREATE INDEX "_request_settings_v_version_recipients_sites_order_idx" ON "_request_settings_v_version_recipients_sites" USING btree ("order");
  CREATE INDEX "_request_settings_v_version_recipients_sites_parent_idx" ON "_request_settings_v_version_recipients_sites" USING btree ("parent_id");
  CREATE INDEX "_request_settings_v_version_recipients_order_idx" ON "_request_settings_v_version_recipients" USING btree ("_order");
  CREATE INDEX "_request_settings_v_version_recipients_parent_id_idx" ON "_request_settings_v_version_recipients" USING btree ("_parent_id");
  CREATE INDEX "_request_settings_v_version_webhooks_kinds_order_idx" ON "_request_settings_v_version_webhooks_kinds" USING btree ("order");
  CREATE INDEX "_request_settings_v_version_webhooks_kinds_parent_idx" ON "_request_settings_v_version_webhooks_kinds" USING btree ("parent_id");
  CREATE INDEX "_request_settings_v_version_webhooks_order_idx" ON "_request_settings_v_version_webhooks" USING btree ("_order");
  CREATE INDEX "_request_settings_v_version_webhooks_parent_id_idx" ON "_request_settings_v_version_webhooks" USING btree ("_parent_id");
  CREATE INDEX "_request_settings_v_created_at_idx" ON "_request_settings_v" USING btree ("created_at");
  CREATE INDEX "_request_settings_v_updated_at_idx" ON "_request_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_request_settings_v_locales_locale_parent_id_unique" ON "_request_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_request_settings_v_texts_order_parent" ON "_request_settings_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_requests_fk" FOREIGN KEY ("requests_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_request_files_fk" FOREIGN KEY ("request_files_id") REFERENCES "public"."request_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_spent_challenges_fk" FOREIGN KEY ("spent_challenges_id") REFERENCES "public"."spent_challenges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("requests_id");
  CREATE INDEX "payload_locked_documents_rels_request_files_id_idx" ON "payload_locked_documents_rels" USING btree ("request_files_id");
  CREATE INDEX "payload_locked_documents_rels_spent_challenges_id_idx" ON "payload_locked_documents_rels" USING btree ("spent_challenges_id");
  
   ALTER TABLE "service_support_locales" ADD COLUMN "contact_picture_id" varchar;
  ALTER TABLE "_service_support_v_locales" ADD COLUMN "version_contact_picture_id" varchar;
  ALTER TABLE "service_support_locales" ADD CONSTRAINT "service_support_locales_contact_picture_id_media_id_fk" FOREIGN KEY ("contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v_locales" ADD CONSTRAINT "_service_support_v_locales_version_contact_picture_id_media_id_fk" FOREIGN KEY ("version_contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "service_support_contact_picture_idx" ON "service_support_locales" USING btree ("contact_picture_id","_locale");
  CREATE INDEX "_service_support_v_version_version_contact_picture_idx" ON "_service_support_v_locales" USING btree ("version_contact_picture_id","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_support_locales" DROP CONSTRAINT "service_support_locales_contact_picture_id_media_id_fk";
  
  ALTER TABLE "_service_support_v_locales" DROP CONSTRAINT "_service_support_v_locales_version_contact_picture_id_media_id_fk";
  
  DROP INDEX "service_support_contact_picture_idx";
  DROP INDEX "_service_support_v_version_version_contact_picture_idx";
  ALTER TABLE "service_support_locales" DROP COLUMN "contact_picture_id";
  ALTER TABLE "_service_support_v_locales" DROP COLUMN "version_contact_picture_id";
  
   ALTER TABLE "requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "requests_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "spent_challenges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_recipients_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_recipients_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_webhooks_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "request_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_version_recipients_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_version_recipients_sites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_version_recipients" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_version_webhooks_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_version_webhooks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_request_settings_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "requests_rels" CASCADE;
  DROP TABLE "request_files" CASCADE;
  DROP TABLE "spent_challenges" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "request_settings_recipients_kinds" CASCADE;
  DROP TABLE "request_settings_recipients_sites" CASCADE;
  DROP TABLE "request_settings_recipients" CASCADE;
  DROP TABLE "request_settings_webhooks_kinds" CASCADE;
  DROP TABLE "request_settings_webhooks" CASCADE;
  DROP TABLE "request_settings" CASCADE;
  DROP TABLE "request_settings_locales" CASCADE;
  DROP TABLE "request_settings_texts" CASCADE;
  DROP TABLE "_request_settings_v_version_recipients_kinds" CASCADE;
  DROP TABLE "_request_settings_v_version_recipients_sites" CASCADE;
  DROP TABLE "_request_settings_v_version_recipients" CASCADE;
  DROP TABLE "_request_settings_v_version_webhooks_kinds" CASCADE;
  DROP TABLE "_request_settings_v_version_webhooks" CASCADE;
  DROP TABLE "_request_settings_v" CASCADE;
  DROP TABLE "_request_settings_v_locales" CASCADE;
  DROP TABLE "_request_settings_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_request_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_spent_challenges_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "payload_locked_documents_rels_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_request_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_spent_challenges_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "request_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "spent_challenges_id";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_site";
  DROP TYPE "public"."enum_requests_via";
  DROP TYPE "public"."enum_requests_status";
  DROP TYPE "public"."enum_request_files_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_request_settings_recipients_kinds";
  DROP TYPE "public"."enum_request_settings_recipients_sites";
  DROP TYPE "public"."enum_request_settings_webhooks_kinds";
  DROP TYPE "public"."enum__request_settings_v_version_recipients_kinds";
  DROP TYPE "public"."enum__request_settings_v_version_recipients_sites";
  DROP TYPE "public"."enum__request_settings_v_version_webhooks_kinds";`)
}
