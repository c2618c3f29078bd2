import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_banners_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_news_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_news_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor');
  CREATE TYPE "public"."enum_site_settings_social_kind" AS ENUM('linkedin', 'x', 'facebook', 'youtube', 'wechat');
  CREATE TYPE "public"."enum__site_settings_v_version_social_kind" AS ENUM('linkedin', 'x', 'facebook', 'youtube', 'wechat');
  CREATE TABLE "banners_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_banners_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "banners_locales" (
  	"title" varchar,
  	"brief" varchar,
  	"picture_id" varchar,
  	"mobile_picture_id" varchar,
  	"link_address" varchar,
  	"action_label" varchar,
  	"figure" varchar,
  	"figure_unit" varchar,
  	"figure_note" varchar,
  	"tab_label" varchar,
  	"tab_figure" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "banners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" varchar
  );
  
  CREATE TABLE "_banners_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__banners_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_banners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_video_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__banners_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_banners_v_locales" (
  	"version_title" varchar,
  	"version_brief" varchar,
  	"version_picture_id" varchar,
  	"version_mobile_picture_id" varchar,
  	"version_link_address" varchar,
  	"version_action_label" varchar,
  	"version_figure" varchar,
  	"version_figure_unit" varchar,
  	"version_figure_note" varchar,
  	"version_tab_label" varchar,
  	"version_tab_figure" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_banners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" varchar
  );
  
  CREATE TABLE "news_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_news_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "news" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"type_id" varchar,
  	"publish_time" timestamp(3) with time zone,
  	"update_time" timestamp(3) with time zone,
  	"recommended" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_news_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__news_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_type_id" varchar,
  	"version_publish_time" timestamp(3) with time zone,
  	"version_update_time" timestamp(3) with time zone,
  	"version_recommended" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_news_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "news_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"saved_by" varchar,
  	"prefix" varchar DEFAULT 'pictures',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1440_url" varchar,
  	"sizes_w1440_width" numeric,
  	"sizes_w1440_height" numeric,
  	"sizes_w1440_mime_type" varchar,
  	"sizes_w1440_filesize" numeric,
  	"sizes_w1440_filename" varchar,
  	"sizes_w1920_url" varchar,
  	"sizes_w1920_width" numeric,
  	"sizes_w1920_height" numeric,
  	"sizes_w1920_mime_type" varchar,
  	"sizes_w1920_filesize" numeric,
  	"sizes_w1920_filename" varchar,
  	"sizes_w2880_url" varchar,
  	"sizes_w2880_width" numeric,
  	"sizes_w2880_height" numeric,
  	"sizes_w2880_mime_type" varchar,
  	"sizes_w2880_filesize" numeric,
  	"sizes_w2880_filename" varchar,
  	"sizes_a480_url" varchar,
  	"sizes_a480_width" numeric,
  	"sizes_a480_height" numeric,
  	"sizes_a480_mime_type" varchar,
  	"sizes_a480_filesize" numeric,
  	"sizes_a480_filename" varchar,
  	"sizes_a960_url" varchar,
  	"sizes_a960_width" numeric,
  	"sizes_a960_height" numeric,
  	"sizes_a960_mime_type" varchar,
  	"sizes_a960_filesize" numeric,
  	"sizes_a960_filename" varchar,
  	"sizes_a1440_url" varchar,
  	"sizes_a1440_width" numeric,
  	"sizes_a1440_height" numeric,
  	"sizes_a1440_mime_type" varchar,
  	"sizes_a1440_filesize" numeric,
  	"sizes_a1440_filename" varchar,
  	"sizes_a1920_url" varchar,
  	"sizes_a1920_width" numeric,
  	"sizes_a1920_height" numeric,
  	"sizes_a1920_mime_type" varchar,
  	"sizes_a1920_filesize" numeric,
  	"sizes_a1920_filename" varchar,
  	"sizes_a2880_url" varchar,
  	"sizes_a2880_width" numeric,
  	"sizes_a2880_height" numeric,
  	"sizes_a2880_mime_type" varchar,
  	"sizes_a2880_filesize" numeric,
  	"sizes_a2880_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"restricted" boolean DEFAULT false,
  	"saved_by" varchar,
  	"prefix" varchar DEFAULT 'documents',
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "view_counts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"banners_id" varchar,
  	"news_id" varchar,
  	"news_types_id" varchar,
  	"media_id" varchar,
  	"files_id" varchar,
  	"users_id" varchar,
  	"view_counts_id" varchar
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" varchar
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_site_settings_social_kind" NOT NULL,
  	"address" varchar,
  	"qr_id" varchar
  );
  
  CREATE TABLE "site_settings_regional_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"sign" varchar NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"brand_ink" varchar,
  	"brand_accent" varchar,
  	"brand_font_family" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"company_name" varchar NOT NULL,
  	"legal_name" varchar,
  	"tagline" varchar,
  	"address" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"hours" varchar,
  	"home_title" varchar,
  	"home_description" varchar,
  	"home_keywords" varchar,
  	"share_image_id" varchar,
  	"analytics_script" varchar,
  	"analytics_consent" boolean DEFAULT true,
  	"record_filing" varchar,
  	"record_filing_address" varchar,
  	"police_filing" varchar,
  	"police_filing_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__site_settings_v_version_social_kind" NOT NULL,
  	"address" varchar,
  	"qr_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_regional_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"sign" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" varchar,
  	"version_brand_ink" varchar,
  	"version_brand_accent" varchar,
  	"version_brand_font_family" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_company_name" varchar NOT NULL,
  	"version_legal_name" varchar,
  	"version_tagline" varchar,
  	"version_address" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_hours" varchar,
  	"version_home_title" varchar,
  	"version_home_description" varchar,
  	"version_home_keywords" varchar,
  	"version_share_image_id" varchar,
  	"version_analytics_script" varchar,
  	"version_analytics_consent" boolean DEFAULT true,
  	"version_record_filing" varchar,
  	"version_record_filing_address" varchar,
  	"version_police_filing" varchar,
  	"version_police_filing_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "nav_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "nav_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"description" varchar,
  	"picture_id" varchar
  );
  
  CREATE TABLE "nav_utility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "nav_footer_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "nav_footercolumns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "nav_footerlinks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "nav_friendlylinks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_nav_header_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_header_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"description" varchar,
  	"picture_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_utility_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_footer_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_footercolumns_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_footerlinks_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_friendlylinks_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "banners_sites" ADD CONSTRAINT "banners_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_video_id_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_mobile_picture_id_media_id_fk" FOREIGN KEY ("mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_sites" ADD CONSTRAINT "_banners_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_video_id_files_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_version_mobile_picture_id_media_id_fk" FOREIGN KEY ("version_mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_sites" ADD CONSTRAINT "news_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_type_id_news_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."news_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_sites" ADD CONSTRAINT "_news_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_type_id_news_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."news_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_types_sites" ADD CONSTRAINT "news_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_types_locales" ADD CONSTRAINT "news_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banners_fk" FOREIGN KEY ("banners_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_types_fk" FOREIGN KEY ("news_types_id") REFERENCES "public"."news_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_view_counts_fk" FOREIGN KEY ("view_counts_id") REFERENCES "public"."view_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_qr_id_media_id_fk" FOREIGN KEY ("qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_regional_sites" ADD CONSTRAINT "site_settings_regional_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_qr_id_media_id_fk" FOREIGN KEY ("qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_regional_sites" ADD CONSTRAINT "_site_settings_v_version_regional_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_header_children" ADD CONSTRAINT "nav_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_header" ADD CONSTRAINT "nav_header_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_header" ADD CONSTRAINT "nav_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_utility" ADD CONSTRAINT "nav_utility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_footer_children" ADD CONSTRAINT "nav_footer_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_footercolumns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_footercolumns" ADD CONSTRAINT "nav_footercolumns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_footerlinks" ADD CONSTRAINT "nav_footerlinks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_friendlylinks" ADD CONSTRAINT "nav_friendlylinks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_header_children_v" ADD CONSTRAINT "_nav_header_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_header_v" ADD CONSTRAINT "_nav_header_v_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_header_v" ADD CONSTRAINT "_nav_header_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_utility_v" ADD CONSTRAINT "_nav_utility_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_footer_children_v" ADD CONSTRAINT "_nav_footer_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_footercolumns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_footercolumns_v" ADD CONSTRAINT "_nav_footercolumns_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_footerlinks_v" ADD CONSTRAINT "_nav_footerlinks_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_friendlylinks_v" ADD CONSTRAINT "_nav_friendlylinks_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "banners_sites_order_idx" ON "banners_sites" USING btree ("order");
  CREATE INDEX "banners_sites_parent_idx" ON "banners_sites" USING btree ("parent_id");
  CREATE INDEX "banners_sites_value_idx" ON "banners_sites" USING btree ("value");
  CREATE INDEX "banners_video_idx" ON "banners" USING btree ("video_id");
  CREATE INDEX "banners_order_idx" ON "banners" USING btree ("order");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "banners_picture_idx" ON "banners_locales" USING btree ("picture_id","_locale");
  CREATE INDEX "banners_mobile_picture_idx" ON "banners_locales" USING btree ("mobile_picture_id","_locale");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_rels_order_idx" ON "banners_rels" USING btree ("order");
  CREATE INDEX "banners_rels_parent_idx" ON "banners_rels" USING btree ("parent_id");
  CREATE INDEX "banners_rels_path_idx" ON "banners_rels" USING btree ("path");
  CREATE INDEX "banners_rels_news_id_idx" ON "banners_rels" USING btree ("news_id");
  CREATE INDEX "_banners_v_version_sites_order_idx" ON "_banners_v_version_sites" USING btree ("order");
  CREATE INDEX "_banners_v_version_sites_parent_idx" ON "_banners_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_sites_value_idx" ON "_banners_v_version_sites" USING btree ("value");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_video_idx" ON "_banners_v" USING btree ("version_video_id");
  CREATE INDEX "_banners_v_version_version_order_idx" ON "_banners_v" USING btree ("version_order");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version__status_idx" ON "_banners_v" USING btree ("version__status");
  CREATE INDEX "_banners_v_created_at_idx" ON "_banners_v" USING btree ("created_at");
  CREATE INDEX "_banners_v_updated_at_idx" ON "_banners_v" USING btree ("updated_at");
  CREATE INDEX "_banners_v_snapshot_idx" ON "_banners_v" USING btree ("snapshot");
  CREATE INDEX "_banners_v_published_locale_idx" ON "_banners_v" USING btree ("published_locale");
  CREATE INDEX "_banners_v_latest_idx" ON "_banners_v" USING btree ("latest");
  CREATE INDEX "_banners_v_autosave_idx" ON "_banners_v" USING btree ("autosave");
  CREATE INDEX "_banners_v_version_version_picture_idx" ON "_banners_v_locales" USING btree ("version_picture_id","_locale");
  CREATE INDEX "_banners_v_version_version_mobile_picture_idx" ON "_banners_v_locales" USING btree ("version_mobile_picture_id","_locale");
  CREATE UNIQUE INDEX "_banners_v_locales_locale_parent_id_unique" ON "_banners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_banners_v_rels_order_idx" ON "_banners_v_rels" USING btree ("order");
  CREATE INDEX "_banners_v_rels_parent_idx" ON "_banners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_banners_v_rels_path_idx" ON "_banners_v_rels" USING btree ("path");
  CREATE INDEX "_banners_v_rels_news_id_idx" ON "_banners_v_rels" USING btree ("news_id");
  CREATE INDEX "news_sites_order_idx" ON "news_sites" USING btree ("order");
  CREATE INDEX "news_sites_parent_idx" ON "news_sites" USING btree ("parent_id");
  CREATE INDEX "news_sites_value_idx" ON "news_sites" USING btree ("value");
  CREATE INDEX "news_cover_idx" ON "news" USING btree ("cover_id");
  CREATE INDEX "news_type_idx" ON "news" USING btree ("type_id");
  CREATE INDEX "news_publish_time_idx" ON "news" USING btree ("publish_time");
  CREATE INDEX "news_update_time_idx" ON "news" USING btree ("update_time");
  CREATE INDEX "news_recommended_idx" ON "news" USING btree ("recommended");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_version_sites_order_idx" ON "_news_v_version_sites" USING btree ("order");
  CREATE INDEX "_news_v_version_sites_parent_idx" ON "_news_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_sites_value_idx" ON "_news_v_version_sites" USING btree ("value");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_cover_idx" ON "_news_v" USING btree ("version_cover_id");
  CREATE INDEX "_news_v_version_version_type_idx" ON "_news_v" USING btree ("version_type_id");
  CREATE INDEX "_news_v_version_version_publish_time_idx" ON "_news_v" USING btree ("version_publish_time");
  CREATE INDEX "_news_v_version_version_update_time_idx" ON "_news_v" USING btree ("version_update_time");
  CREATE INDEX "_news_v_version_version_recommended_idx" ON "_news_v" USING btree ("version_recommended");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_types_sites_order_idx" ON "news_types_sites" USING btree ("order");
  CREATE INDEX "news_types_sites_parent_idx" ON "news_types_sites" USING btree ("parent_id");
  CREATE INDEX "news_types_sites_value_idx" ON "news_types_sites" USING btree ("value");
  CREATE UNIQUE INDEX "news_types_code_idx" ON "news_types" USING btree ("code");
  CREATE INDEX "news_types_order_idx" ON "news_types" USING btree ("order");
  CREATE INDEX "news_types_updated_at_idx" ON "news_types" USING btree ("updated_at");
  CREATE INDEX "news_types_created_at_idx" ON "news_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "news_types_locales_locale_parent_id_unique" ON "news_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1440_sizes_w1440_filename_idx" ON "media" USING btree ("sizes_w1440_filename");
  CREATE INDEX "media_sizes_w1920_sizes_w1920_filename_idx" ON "media" USING btree ("sizes_w1920_filename");
  CREATE INDEX "media_sizes_w2880_sizes_w2880_filename_idx" ON "media" USING btree ("sizes_w2880_filename");
  CREATE INDEX "media_sizes_a480_sizes_a480_filename_idx" ON "media" USING btree ("sizes_a480_filename");
  CREATE INDEX "media_sizes_a960_sizes_a960_filename_idx" ON "media" USING btree ("sizes_a960_filename");
  CREATE INDEX "media_sizes_a1440_sizes_a1440_filename_idx" ON "media" USING btree ("sizes_a1440_filename");
  CREATE INDEX "media_sizes_a1920_sizes_a1920_filename_idx" ON "media" USING btree ("sizes_a1920_filename");
  CREATE INDEX "media_sizes_a2880_sizes_a2880_filename_idx" ON "media" USING btree ("sizes_a2880_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_restricted_idx" ON "files" USING btree ("restricted");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_banners_id_idx" ON "payload_locked_documents_rels" USING btree ("banners_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_types_id_idx" ON "payload_locked_documents_rels" USING btree ("news_types_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_view_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("view_counts_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_locale_idx" ON "site_settings_social" USING btree ("_locale");
  CREATE INDEX "site_settings_social_qr_idx" ON "site_settings_social" USING btree ("qr_id");
  CREATE INDEX "site_settings_regional_sites_order_idx" ON "site_settings_regional_sites" USING btree ("_order");
  CREATE INDEX "site_settings_regional_sites_parent_id_idx" ON "site_settings_regional_sites" USING btree ("_parent_id");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
  CREATE INDEX "site_settings_share_image_idx" ON "site_settings_locales" USING btree ("share_image_id","_locale");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_locale_idx" ON "_site_settings_v_version_social" USING btree ("_locale");
  CREATE INDEX "_site_settings_v_version_social_qr_idx" ON "_site_settings_v_version_social" USING btree ("qr_id");
  CREATE INDEX "_site_settings_v_version_regional_sites_order_idx" ON "_site_settings_v_version_regional_sites" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_regional_sites_parent_id_idx" ON "_site_settings_v_version_regional_sites" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_logo_idx" ON "_site_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_version_version_share_image_idx" ON "_site_settings_v_locales" USING btree ("version_share_image_id","_locale");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "nav_header_children_order_idx" ON "nav_header_children" USING btree ("_order");
  CREATE INDEX "nav_header_children_parent_id_idx" ON "nav_header_children" USING btree ("_parent_id");
  CREATE INDEX "nav_header_children_locale_idx" ON "nav_header_children" USING btree ("_locale");
  CREATE INDEX "nav_header_order_idx" ON "nav_header" USING btree ("_order");
  CREATE INDEX "nav_header_parent_id_idx" ON "nav_header" USING btree ("_parent_id");
  CREATE INDEX "nav_header_locale_idx" ON "nav_header" USING btree ("_locale");
  CREATE INDEX "nav_header_picture_idx" ON "nav_header" USING btree ("picture_id");
  CREATE INDEX "nav_utility_order_idx" ON "nav_utility" USING btree ("_order");
  CREATE INDEX "nav_utility_parent_id_idx" ON "nav_utility" USING btree ("_parent_id");
  CREATE INDEX "nav_utility_locale_idx" ON "nav_utility" USING btree ("_locale");
  CREATE INDEX "nav_footer_children_order_idx" ON "nav_footer_children" USING btree ("_order");
  CREATE INDEX "nav_footer_children_parent_id_idx" ON "nav_footer_children" USING btree ("_parent_id");
  CREATE INDEX "nav_footer_children_locale_idx" ON "nav_footer_children" USING btree ("_locale");
  CREATE INDEX "nav_footercolumns_order_idx" ON "nav_footercolumns" USING btree ("_order");
  CREATE INDEX "nav_footercolumns_parent_id_idx" ON "nav_footercolumns" USING btree ("_parent_id");
  CREATE INDEX "nav_footercolumns_locale_idx" ON "nav_footercolumns" USING btree ("_locale");
  CREATE INDEX "nav_footerlinks_order_idx" ON "nav_footerlinks" USING btree ("_order");
  CREATE INDEX "nav_footerlinks_parent_id_idx" ON "nav_footerlinks" USING btree ("_parent_id");
  CREATE INDEX "nav_footerlinks_locale_idx" ON "nav_footerlinks" USING btree ("_locale");
  CREATE INDEX "nav_friendlylinks_order_idx" ON "nav_friendlylinks" USING btree ("_order");
  CREATE INDEX "nav_friendlylinks_parent_id_idx" ON "nav_friendlylinks" USING btree ("_parent_id");
  CREATE INDEX "nav_friendlylinks_locale_idx" ON "nav_friendlylinks" USING btree ("_locale");
  CREATE INDEX "_nav_header_children_v_order_idx" ON "_nav_header_children_v" USING btree ("_order");
  CREATE INDEX "_nav_header_children_v_parent_id_idx" ON "_nav_header_children_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_header_children_v_locale_idx" ON "_nav_header_children_v" USING btree ("_locale");
  CREATE INDEX "_nav_header_v_order_idx" ON "_nav_header_v" USING btree ("_order");
  CREATE INDEX "_nav_header_v_parent_id_idx" ON "_nav_header_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_header_v_locale_idx" ON "_nav_header_v" USING btree ("_locale");
  CREATE INDEX "_nav_header_v_picture_idx" ON "_nav_header_v" USING btree ("picture_id");
  CREATE INDEX "_nav_utility_v_order_idx" ON "_nav_utility_v" USING btree ("_order");
  CREATE INDEX "_nav_utility_v_parent_id_idx" ON "_nav_utility_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_utility_v_locale_idx" ON "_nav_utility_v" USING btree ("_locale");
  CREATE INDEX "_nav_footer_children_v_order_idx" ON "_nav_footer_children_v" USING btree ("_order");
  CREATE INDEX "_nav_footer_children_v_parent_id_idx" ON "_nav_footer_children_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_footer_children_v_locale_idx" ON "_nav_footer_children_v" USING btree ("_locale");
  CREATE INDEX "_nav_footercolumns_v_order_idx" ON "_nav_footercolumns_v" USING btree ("_order");
  CREATE INDEX "_nav_footercolumns_v_parent_id_idx" ON "_nav_footercolumns_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_footercolumns_v_locale_idx" ON "_nav_footercolumns_v" USING btree ("_locale");
  CREATE INDEX "_nav_footerlinks_v_order_idx" ON "_nav_footerlinks_v" USING btree ("_order");
  CREATE INDEX "_nav_footerlinks_v_parent_id_idx" ON "_nav_footerlinks_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_footerlinks_v_locale_idx" ON "_nav_footerlinks_v" USING btree ("_locale");
  CREATE INDEX "_nav_friendlylinks_v_order_idx" ON "_nav_friendlylinks_v" USING btree ("_order");
  CREATE INDEX "_nav_friendlylinks_v_parent_id_idx" ON "_nav_friendlylinks_v" USING btree ("_parent_id");
  CREATE INDEX "_nav_friendlylinks_v_locale_idx" ON "_nav_friendlylinks_v" USING btree ("_locale");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "banners_sites" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "banners_rels" CASCADE;
  DROP TABLE "_banners_v_version_sites" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "_banners_v_rels" CASCADE;
  DROP TABLE "news_sites" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v_version_sites" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "news_types_sites" CASCADE;
  DROP TABLE "news_types" CASCADE;
  DROP TABLE "news_types_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "view_counts" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings_regional_sites" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v_version_social" CASCADE;
  DROP TABLE "_site_settings_v_version_regional_sites" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "nav_header_children" CASCADE;
  DROP TABLE "nav_header" CASCADE;
  DROP TABLE "nav_utility" CASCADE;
  DROP TABLE "nav_footer_children" CASCADE;
  DROP TABLE "nav_footercolumns" CASCADE;
  DROP TABLE "nav_footerlinks" CASCADE;
  DROP TABLE "nav_friendlylinks" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_nav_header_children_v" CASCADE;
  DROP TABLE "_nav_header_v" CASCADE;
  DROP TABLE "_nav_utility_v" CASCADE;
  DROP TABLE "_nav_footer_children_v" CASCADE;
  DROP TABLE "_nav_footercolumns_v" CASCADE;
  DROP TABLE "_nav_footerlinks_v" CASCADE;
  DROP TABLE "_nav_friendlylinks_v" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_banners_sites";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_sites";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_news_sites";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_sites";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_news_types_sites";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_site_settings_social_kind";
  DROP TYPE "public"."enum__site_settings_v_version_social_kind";`)
}
