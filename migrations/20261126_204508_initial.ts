import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_banners_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_banners_place" AS ENUM('hero', 'hot-products');
  CREATE TYPE "public"."enum_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__banners_v_version_place" AS ENUM('hero', 'hot-products');
  CREATE TYPE "public"."enum__banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banners_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_products_approvals_kind" AS ENUM('CE', 'UKCA', 'FDA', 'NMPA', 'WHO PQS', 'ISO 13485', 'UL', 'other');
  CREATE TYPE "public"."enum_products_markets" AS ENUM('asia-pacific', 'china', 'africa', 'south-asia', 'cis-mongolia', 'middle-east', 'latin-america', 'us-canada', 'uk', 'europe', 'aid-relief', 'india');
  CREATE TYPE "public"."enum_products_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_products_availability" AS ENUM('active', 'discontinued');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_approvals_kind" AS ENUM('CE', 'UKCA', 'FDA', 'NMPA', 'WHO PQS', 'ISO 13485', 'UL', 'other');
  CREATE TYPE "public"."enum__products_v_version_markets" AS ENUM('asia-pacific', 'china', 'africa', 'south-asia', 'cis-mongolia', 'middle-east', 'latin-america', 'us-canada', 'uk', 'europe', 'aid-relief', 'india');
  CREATE TYPE "public"."enum__products_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__products_v_version_availability" AS ENUM('active', 'discontinued');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_product_categories_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_materials_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_materials_kind" AS ENUM('brochure', 'manual', 'specification', 'certificate', 'flyer', 'launch-pack', 'newsletter', 'catalogue', 'solution-catalogue', 'service-brochure', 'product-video', 'user-video');
  CREATE TYPE "public"."enum_materials_language" AS ENUM('en', 'zh', 'es', 'fr', 'multi');
  CREATE TYPE "public"."enum_materials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__materials_v_version_kind" AS ENUM('brochure', 'manual', 'specification', 'certificate', 'flyer', 'launch-pack', 'newsletter', 'catalogue', 'solution-catalogue', 'service-brochure', 'product-video', 'user-video');
  CREATE TYPE "public"."enum__materials_v_version_language" AS ENUM('en', 'zh', 'es', 'fr', 'multi');
  CREATE TYPE "public"."enum__materials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__materials_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_parameters_kind" AS ENUM('number', 'range', 'text', 'flag');
  CREATE TYPE "public"."enum_parameters_filter" AS ENUM('none', 'temperature', 'volume');
  CREATE TYPE "public"."enum_solutions_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_solution_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_types_mode" AS ENUM('tabs', 'single');
  CREATE TYPE "public"."enum_service_types_contract_layout" AS ENUM('normal', 'special');
  CREATE TYPE "public"."enum_service_types_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_types_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__service_types_v_version_mode" AS ENUM('tabs', 'single');
  CREATE TYPE "public"."enum__service_types_v_version_contract_layout" AS ENUM('normal', 'special');
  CREATE TYPE "public"."enum__service_types_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_types_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_contracts_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_contracts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_contracts_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__service_contracts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_contracts_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_cases_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_cases_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__service_cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_cases_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_cases_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_cases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__cases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__cases_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_case_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_news_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_news_types_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_company_texts_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_company_texts_place" AS ENUM('introduction', 'milestones', 'second-about', 'investor-overview', 'future-partners', 'legal');
  CREATE TYPE "public"."enum_company_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_texts_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__company_texts_v_version_place" AS ENUM('introduction', 'milestones', 'second-about', 'investor-overview', 'future-partners', 'legal');
  CREATE TYPE "public"."enum__company_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_texts_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_about_items_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_about_items_page_type" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum_about_items_shows" AS ENUM('text', 'milestones', 'honours');
  CREATE TYPE "public"."enum_about_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_items_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__about_items_v_version_page_type" AS ENUM('0', '1', '2');
  CREATE TYPE "public"."enum__about_items_v_version_shows" AS ENUM('text', 'milestones', 'honours');
  CREATE TYPE "public"."enum__about_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_items_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_milestones_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_milestones_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__milestones_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__milestones_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_honours_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_honours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__honours_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__honours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__honours_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_members_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_groups_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_team_groups_kind" AS ENUM('leaders', 'sales', 'rd');
  CREATE TYPE "public"."enum_company_videos_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_company_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_videos_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__company_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__company_videos_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_partners_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_jobs_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_office_pictures_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_office_pictures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__office_pictures_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__office_pictures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__office_pictures_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_investor_videos_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_investor_videos_link_type" AS ENUM('inline', 'link');
  CREATE TYPE "public"."enum_investor_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_videos_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__investor_videos_v_version_link_type" AS ENUM('inline', 'link');
  CREATE TYPE "public"."enum__investor_videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_videos_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_support_pages_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_support_pages_kind" AS ENUM('maintenance', 'contact', 'repair');
  CREATE TYPE "public"."enum_support_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_pages_v_version_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__support_pages_v_version_kind" AS ENUM('maintenance', 'contact', 'repair');
  CREATE TYPE "public"."enum__support_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__support_pages_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_promotions_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_searches_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_redirects_site" AS ENUM('all', 'zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_missing_addresses_site" AS ENUM('all', 'zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_requests_kind" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum_requests_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_requests_via" AS ENUM('form', 'contract');
  CREATE TYPE "public"."enum_requests_status" AS ENUM('new', 'progress', 'done', 'spam');
  CREATE TYPE "public"."enum_request_files_state" AS ENUM('clean', 'unchecked', 'waiting', 'quarantined');
  CREATE TYPE "public"."enum_distributors_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_downloads_site" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_downloads_way" AS ENUM('file', 'collection');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'inbox');
  CREATE TYPE "public"."enum_distributor_tokens_kind" AS ENUM('invitation', 'reset', 'second-step');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'tell-inbox', 'confirm-request', 'call-webhook', 'read-text', 'planned-action');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'tell-inbox', 'confirm-request', 'call-webhook', 'read-text', 'planned-action');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('banners', 'products', 'product-categories', 'materials', 'parameters', 'parameter-classes', 'solutions', 'solution-types', 'service-solution-types', 'service-contracts', 'service-cases', 'cases', 'case-types', 'news', 'news-types', 'company-texts', 'about-items', 'milestones', 'honours', 'team-members', 'team-groups', 'company-videos', 'partners', 'jobs', 'office-pictures', 'investor-videos', 'support-pages', 'promotions', 'redirects', 'distributors', 'distributor-groups', 'media', 'files', 'folders');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_investor_relations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_relations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__investor_relations_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_service_support_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_support_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_support_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_request_settings_recipients_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum_request_settings_recipients_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_request_settings_webhooks_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum__request_settings_v_version_recipients_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum__request_settings_v_version_recipients_sites" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum__request_settings_v_version_webhooks_kinds" AS ENUM('contact', 'service', 'message');
  CREATE TYPE "public"."enum_search_settings_shortcuts_tag" AS ENUM('products', 'solutions', 'cases', 'videos', 'pictures', 'brochures', 'news');
  CREATE TYPE "public"."enum_search_settings_vocabulary_language" AS ENUM('all', 'zh', 'en', 'es', 'fr');
  CREATE TYPE "public"."enum_site_settings_social_kind" AS ENUM('linkedin', 'x', 'facebook', 'youtube', 'wechat');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_social_kind" AS ENUM('linkedin', 'x', 'facebook', 'youtube', 'wechat');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TYPE "public"."enum_staff_settings_second_factor_roles" AS ENUM('administrator', 'editor', 'inbox');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('zh_CN', 'en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR');
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "search_rows" (
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"place" double precision NOT NULL,
  	"title" text NOT NULL,
  	"summary" text NOT NULL,
  	"body" text NOT NULL,
  	"models" text[] NOT NULL,
  	"words" text[] NOT NULL,
  	"plain_title" text NOT NULL,
  	"plain_text" text NOT NULL,
  	"tokens" "tsvector" NOT NULL,
  	CONSTRAINT "search_rows_collection_document_site_pk" PRIMARY KEY("collection","document","site")
  );
  
  CREATE TABLE "open_forms" (
  	"form" varchar(40) NOT NULL,
  	"account" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"site" varchar NOT NULL,
  	"seen_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "open_forms_account_form_pk" PRIMARY KEY("account","form")
  );
  
  CREATE TABLE "banners_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_banners_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "banners" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_banners_place" DEFAULT 'hero',
  	"video_id" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
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
  	"news_id" varchar,
  	"products_id" varchar,
  	"solutions_id" varchar,
  	"cases_id" varchar
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
  	"version_place" "enum__banners_v_version_place" DEFAULT 'hero',
  	"version_video_id" varchar,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"news_id" varchar,
  	"products_id" varchar,
  	"solutions_id" varchar,
  	"cases_id" varchar
  );
  
  CREATE TABLE "products_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar
  );
  
  CREATE TABLE "products_traits_locales" (
  	"first_trait" varchar,
  	"second_traits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parameter_id" varchar,
  	"value" numeric,
  	"up_to" numeric,
  	"unit" varchar,
  	"flag" boolean
  );
  
  CREATE TABLE "products_parameters_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_approvals" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_approvals_kind",
  	"code" varchar,
  	"expires" timestamp(3) with time zone,
  	"document_id" varchar
  );
  
  CREATE TABLE "products_markets" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_products_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_products_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"model" varchar,
  	"cover_id" varchar,
  	"hd_picture_id" varchar,
  	"availability" "enum_products_availability" DEFAULT 'active',
  	"replaced_by_id" varchar,
  	"category_id" varchar,
  	"order" numeric DEFAULT 0,
  	"featured" boolean DEFAULT false,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"name" varchar,
  	"list_name" varchar,
  	"brief" varchar,
  	"overview" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"excerpt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "_products_v_version_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_traits_locales" (
  	"first_trait" varchar,
  	"second_traits" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_parameters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"parameter_id" varchar,
  	"value" numeric,
  	"up_to" numeric,
  	"unit" varchar,
  	"flag" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_parameters_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_approvals" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_approvals_kind",
  	"code" varchar,
  	"expires" timestamp(3) with time zone,
  	"document_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_markets" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_markets",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_model" varchar,
  	"version_cover_id" varchar,
  	"version_hd_picture_id" varchar,
  	"version_availability" "enum__products_v_version_availability" DEFAULT 'active',
  	"version_replaced_by_id" varchar,
  	"version_category_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_featured" boolean DEFAULT false,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_name" varchar,
  	"version_list_name" varchar,
  	"version_brief" varchar,
  	"version_overview" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"version_excerpt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "product_categories_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_product_categories_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "product_categories" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"icon_id" varchar,
  	"cover_id" varchar,
  	"opens_first_child" boolean DEFAULT false,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_categories_locales" (
  	"name" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "materials_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_materials_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "materials" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_materials_kind",
  	"file_id" varchar,
  	"cover_id" varchar,
  	"category_id" varchar,
  	"language" "enum_materials_language" DEFAULT 'en',
  	"version" varchar,
  	"order" numeric DEFAULT 0,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_materials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "materials_locales" (
  	"name" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "materials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "_materials_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__materials_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_materials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "enum__materials_v_version_kind",
  	"version_file_id" varchar,
  	"version_cover_id" varchar,
  	"version_category_id" varchar,
  	"version_language" "enum__materials_v_version_language" DEFAULT 'en',
  	"version_version" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__materials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__materials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_materials_v_locales" (
  	"version_name" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_materials_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar
  );
  
  CREATE TABLE "parameters" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"class_id" varchar NOT NULL,
  	"kind" "enum_parameters_kind" DEFAULT 'number' NOT NULL,
  	"unit" varchar,
  	"filter" "enum_parameters_filter" DEFAULT 'none' NOT NULL,
  	"compare" boolean DEFAULT true,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "parameters_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "parameter_classes" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "parameter_classes_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "solutions_hotspots" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"x" numeric,
  	"y" numeric
  );
  
  CREATE TABLE "solutions_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_solutions_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solutions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"banner_id" varchar,
  	"icon_id" varchar,
  	"type_id" varchar,
  	"order" numeric DEFAULT 0,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solutions_locales" (
  	"name" varchar,
  	"brief" varchar,
  	"content" jsonb,
  	"advantage" jsonb,
  	"functions_id" varchar,
  	"catalogue_id" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_solutions_v_version_hotspots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" varchar,
  	"x" numeric,
  	"y" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__solutions_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_banner_id" varchar,
  	"version_icon_id" varchar,
  	"version_type_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_name" varchar,
  	"version_brief" varchar,
  	"version_content" jsonb,
  	"version_advantage" jsonb,
  	"version_functions_id" varchar,
  	"version_catalogue_id" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "solution_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_solution_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "solution_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"shows_related" boolean DEFAULT true,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "solution_types_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_service_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"mode" "enum_service_types_mode" DEFAULT 'tabs',
  	"contract_layout" "enum_service_types_contract_layout" DEFAULT 'normal',
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_types_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_types_locales" (
  	"name" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_service_types_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_types_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_mode" "enum__service_types_v_version_mode" DEFAULT 'tabs',
  	"version_contract_layout" "enum__service_types_v_version_contract_layout" DEFAULT 'normal',
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_types_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_types_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_types_v_locales" (
  	"version_name" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_contracts_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" varchar
  );
  
  CREATE TABLE "service_contracts_traits_locales" (
  	"first_trait" varchar,
  	"second_trait" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_contracts_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_service_contracts_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_contracts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"type_id" varchar,
  	"product_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_contracts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_contracts_locales" (
  	"title" varchar,
  	"overview" jsonb,
  	"package_detail" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "service_contracts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"materials_id" varchar
  );
  
  CREATE TABLE "_service_contracts_v_version_traits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_contracts_v_version_traits_locales" (
  	"first_trait" varchar,
  	"second_trait" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_contracts_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_contracts_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_contracts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_type_id" varchar,
  	"version_product_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_contracts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_contracts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_contracts_v_locales" (
  	"version_title" varchar,
  	"version_overview" jsonb,
  	"version_package_detail" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_contracts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"materials_id" varchar
  );
  
  CREATE TABLE "service_cases_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_service_cases_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "service_cases" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"type_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_cases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_cases_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_service_cases_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__service_cases_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_service_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_type_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_cases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_cases_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_cases_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cases_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_cases_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cases" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"logo_id" varchar,
  	"type_id" varchar,
  	"create_time" timestamp(3) with time zone,
  	"update_time" timestamp(3) with time zone,
  	"recommended" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_cases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cases_locales" (
  	"name" varchar,
  	"each_district" varchar,
  	"brief" jsonb,
  	"excerpt" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"files_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "_cases_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__cases_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_cases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_cover_id" varchar,
  	"version_logo_id" varchar,
  	"version_type_id" varchar,
  	"version_create_time" timestamp(3) with time zone,
  	"version_update_time" timestamp(3) with time zone,
  	"version_recommended" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__cases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__cases_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_cases_v_locales" (
  	"version_name" varchar,
  	"version_each_district" varchar,
  	"version_brief" jsonb,
  	"version_excerpt" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" varchar,
  	"files_id" varchar,
  	"solutions_id" varchar,
  	"products_id" varchar
  );
  
  CREATE TABLE "case_types_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_case_types_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_types" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"cover_id" varchar,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_types_locales" (
  	"name" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  	"investors" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"excerpt" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
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
  	"version_investors" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
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
  	"version_excerpt" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
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
  	"name" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_texts_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_company_texts_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "company_texts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_company_texts_place",
  	"picture_id" varchar,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_company_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "company_texts_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_texts_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__company_texts_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_company_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_place" "enum__company_texts_v_version_place",
  	"version_picture_id" varchar,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__company_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_texts_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_items_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_about_items_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "about_items" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"page_type" "enum_about_items_page_type" DEFAULT '1',
  	"shows" "enum_about_items_shows" DEFAULT 'text',
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_about_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "about_items_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_about_items_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__about_items_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_about_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_parent_id" varchar,
  	"version_page_type" "enum__about_items_v_version_page_type" DEFAULT '1',
  	"version_shows" "enum__about_items_v_version_shows" DEFAULT 'text',
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__about_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_items_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_items_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "milestones_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_milestones_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "milestones" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"month" numeric,
  	"picture_id" varchar,
  	"on_home" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_milestones_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "milestones_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_milestones_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__milestones_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_milestones_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_year" numeric,
  	"version_month" numeric,
  	"version_picture_id" varchar,
  	"version_on_home" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__milestones_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__milestones_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_milestones_v_locales" (
  	"version_title" varchar,
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "honours_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_honours_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "honours" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"picture_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_honours_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "honours_locales" (
  	"title" varchar,
  	"issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_honours_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__honours_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_honours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_year" numeric,
  	"version_picture_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__honours_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__honours_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_honours_v_locales" (
  	"version_title" varchar,
  	"version_issuer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_team_members_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"picture_id" varchar,
  	"group_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_members_locales" (
  	"name" varchar,
  	"title" varchar,
  	"department" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_team_members_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__team_members_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_email" varchar,
  	"version_picture_id" varchar,
  	"version_group_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_members_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_department" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_groups_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_team_groups_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "team_groups" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_team_groups_kind" DEFAULT 'sales' NOT NULL,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "team_groups_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "company_videos_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_company_videos_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "company_videos" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"video_id" varchar,
  	"cover_id" varchar,
  	"order" numeric DEFAULT 0,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_company_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "company_videos_locales" (
  	"title" varchar,
  	"brief" varchar,
  	"captions_id" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_company_videos_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__company_videos_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_company_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_video_id" varchar,
  	"version_cover_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__company_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__company_videos_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_company_videos_v_locales" (
  	"version_title" varchar,
  	"version_brief" varchar,
  	"version_captions_id" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "partners_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_partners_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"link" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_logo_id" varchar,
  	"version_link" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__partners_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "jobs_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_jobs_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"create_time" timestamp(3) with time zone,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"name" varchar,
  	"department" varchar,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_link" varchar,
  	"version_create_time" timestamp(3) with time zone,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_name" varchar,
  	"version_department" varchar,
  	"version_place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "office_pictures_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_office_pictures_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "office_pictures" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_office_pictures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "office_pictures_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_office_pictures_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__office_pictures_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_office_pictures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_picture_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__office_pictures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__office_pictures_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_office_pictures_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_videos_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_investor_videos_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "investor_videos" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_investor_videos_link_type" DEFAULT 'inline',
  	"video_id" varchar,
  	"address" varchar,
  	"cover_id" varchar,
  	"order" numeric DEFAULT 0,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_investor_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "investor_videos_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_investor_videos_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__investor_videos_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_investor_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_link_type" "enum__investor_videos_v_version_link_type" DEFAULT 'inline',
  	"version_video_id" varchar,
  	"version_address" varchar,
  	"version_cover_id" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__investor_videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_videos_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_investor_videos_v_locales" (
  	"version_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "support_pages_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_support_pages_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "support_pages" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_support_pages_kind",
  	"icon_id" varchar,
  	"update_time" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_support_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "support_pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_picture_id" varchar,
  	"seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_support_pages_v_version_sites" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__support_pages_v_version_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_support_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_kind" "enum__support_pages_v_version_kind",
  	"version_icon_id" varchar,
  	"version_update_time" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__support_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__support_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_support_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_picture_id" varchar,
  	"version_seo_no_index" boolean,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "promotions_sites" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_promotions_sites",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "promotions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promotions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar,
  	"solutions_id" varchar,
  	"cases_id" varchar,
  	"company_videos_id" varchar,
  	"materials_id" varchar,
  	"news_id" varchar
  );
  
  CREATE TABLE "searches" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"site" "enum_searches_site" NOT NULL,
  	"text" varchar NOT NULL,
  	"times" numeric DEFAULT 0 NOT NULL,
  	"found" numeric NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"site" "enum_redirects_site" NOT NULL,
  	"address" varchar,
  	"permanent" boolean DEFAULT true,
  	"enabled" boolean DEFAULT true,
  	"note" varchar,
  	"key" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" varchar,
  	"product_categories_id" varchar,
  	"solutions_id" varchar,
  	"service_types_id" varchar,
  	"service_contracts_id" varchar,
  	"service_cases_id" varchar,
  	"cases_id" varchar,
  	"news_id" varchar,
  	"company_videos_id" varchar
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"site" "enum_missing_addresses_site" NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"first_at" timestamp(3) with time zone NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"title" varchar,
  	"withdrawn_by" varchar
  );
  
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
  	"is_active" boolean DEFAULT false,
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
  
  CREATE TABLE "distributors" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"username" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"site" "enum_distributors_site" DEFAULT 'en_EN' NOT NULL,
  	"note" varchar,
  	"disabled" boolean DEFAULT false,
  	"expires" timestamp(3) with time zone,
  	"second_factor" boolean DEFAULT false,
  	"second_factor_since" timestamp(3) with time zone,
  	"last_sign_in" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"totp_secret" varchar,
  	"totp_step" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "distributors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"distributor_groups_id" varchar
  );
  
  CREATE TABLE "distributor_groups" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"account" varchar NOT NULL,
  	"company" varchar,
  	"distributor" varchar,
  	"file_name" varchar NOT NULL,
  	"file" varchar,
  	"site" "enum_downloads_site",
  	"way" "enum_downloads_way" NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"original_name" varchar,
  	"folder_id" varchar,
  	"content_hash" varchar,
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
  	"sizes_a2880_filename" varchar,
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
  	"sizes_w960_filename" varchar
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
  	"folder_id" varchar,
  	"content_hash" varchar,
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
  
  CREATE TABLE "files_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"distributor_groups_id" varchar
  );
  
  CREATE TABLE "folders" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"order" numeric DEFAULT 0 NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "folders_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "view_counts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "distributor_sessions" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"distributor" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"previous_visit" timestamp(3) with time zone
  );
  
  CREATE TABLE "distributor_tokens" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"distributor" varchar NOT NULL,
  	"kind" "enum_distributor_tokens_kind" NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"totp_secret" varchar
  );
  
  CREATE TABLE "preview_links" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"entity" varchar NOT NULL,
  	"document" varchar,
  	"sites" jsonb NOT NULL,
  	"recipient" varchar,
  	"maker" varchar NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone,
  	"openings" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "staff_second_factors" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"secret" varchar,
  	"since" timestamp(3) with time zone,
  	"totp_step" numeric,
  	"recovery_codes" jsonb,
  	"pending_secret" varchar,
  	"pending_since" timestamp(3) with time zone,
  	"language" varchar
  );
  
  CREATE TABLE "spent_challenges" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "file_texts" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"text" varchar,
  	"fault" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" varchar
  );
  
  CREATE TABLE "home_statistics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "home_iot_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_page_locales" (
  	"iot_title" varchar,
  	"iot_text" varchar,
  	"iot_picture_id" varchar,
  	"iot_link_label" varchar,
  	"iot_link_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_statistics_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_iot_points_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_iot_title" varchar,
  	"version_iot_text" varchar,
  	"version_iot_picture_id" varchar,
  	"version_iot_link_label" varchar,
  	"version_iot_link_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "investor_relations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_investor_relations_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "investor_relations_locales" (
  	"stocks_label" varchar,
  	"stocks_address" varchar,
  	"notice_label" varchar,
  	"notice_address" varchar,
  	"contact_name" varchar,
  	"contact_position" varchar,
  	"contact_phone" varchar,
  	"contact_fax" varchar,
  	"contact_postcode" varchar,
  	"contact_email" varchar,
  	"contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_investor_relations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__investor_relations_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__investor_relations_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_investor_relations_v_locales" (
  	"version_stocks_label" varchar,
  	"version_stocks_address" varchar,
  	"version_notice_label" varchar,
  	"version_notice_address" varchar,
  	"version_contact_name" varchar,
  	"version_contact_position" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_fax" varchar,
  	"version_contact_postcode" varchar,
  	"version_contact_email" varchar,
  	"version_contact_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_careers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "careers_locales" (
  	"campus_label" varchar,
  	"campus_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__careers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_careers_v_locales" (
  	"version_campus_label" varchar,
  	"version_campus_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "service_support_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "service_support_pillars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "service_support" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" varchar,
  	"official_account_id" varchar,
  	"saved_by" varchar,
  	"_status" "enum_service_support_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "service_support_locales" (
  	"lead" varchar,
  	"hotline" varchar,
  	"repair_label" varchar,
  	"repair_address" varchar,
  	"customer_introduction" varchar,
  	"contact_picture_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_service_support_v_version_promises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_support_v_version_pillars" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_support_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_picture_id" varchar,
  	"version_official_account_id" varchar,
  	"version_saved_by" varchar,
  	"version__status" "enum__service_support_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__service_support_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_service_support_v_locales" (
  	"version_lead" varchar,
  	"version_hotline" varchar,
  	"version_repair_label" varchar,
  	"version_repair_address" varchar,
  	"version_customer_introduction" varchar,
  	"version_contact_picture_id" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"saved_by" varchar,
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
  	"version_saved_by" varchar,
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
  
  CREATE TABLE "search_settings_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"tag" "enum_search_settings_shortcuts_tag" NOT NULL
  );
  
  CREATE TABLE "search_settings_vocabulary" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_search_settings_vocabulary_language" DEFAULT 'all' NOT NULL,
  	"is_mutual" boolean DEFAULT false
  );
  
  CREATE TABLE "search_settings_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"meaning" varchar NOT NULL
  );
  
  CREATE TABLE "search_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_site_settings_social_kind",
  	"address" varchar,
  	"qr_id" varchar
  );
  
  CREATE TABLE "site_settings_regional_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"sign" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" varchar,
  	"brand_ink" varchar,
  	"brand_accent" varchar,
  	"brand_font_family" varchar,
  	"download_log_days" numeric DEFAULT 365,
  	"saved_by" varchar,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"company_name" varchar,
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
  	"privacy_policy_id" varchar,
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
  	"kind" "enum__site_settings_v_version_social_kind",
  	"address" varchar,
  	"qr_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_regional_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"sign" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_id" varchar,
  	"version_brand_ink" varchar,
  	"version_brand_accent" varchar,
  	"version_brand_font_family" varchar,
  	"version_download_log_days" numeric DEFAULT 365,
  	"version_saved_by" varchar,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_company_name" varchar,
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
  	"version_privacy_policy_id" varchar,
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
  
  CREATE TABLE "staff_settings_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_settings_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "nav_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "nav_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"description" varchar,
  	"picture_id" varchar
  );
  
  CREATE TABLE "nav_utility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "nav_footer_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "nav_footercolumns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "nav_footerlinks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "nav_friendlylinks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"picture_id" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_nav_header_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_header_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
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
  	"label" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_footer_children_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_footercolumns_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_footerlinks_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_nav_friendlylinks_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"address" varchar,
  	"picture_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "banners_sites" ADD CONSTRAINT "banners_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners" ADD CONSTRAINT "banners_video_id_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_mobile_picture_id_media_id_fk" FOREIGN KEY ("mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banners_locales" ADD CONSTRAINT "banners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banners_rels" ADD CONSTRAINT "banners_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_version_sites" ADD CONSTRAINT "_banners_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_parent_id_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v" ADD CONSTRAINT "_banners_v_version_video_id_files_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_version_mobile_picture_id_media_id_fk" FOREIGN KEY ("version_mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banners_v_locales" ADD CONSTRAINT "_banners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banners_v_rels" ADD CONSTRAINT "_banners_v_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_traits" ADD CONSTRAINT "products_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_traits" ADD CONSTRAINT "products_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_traits_locales" ADD CONSTRAINT "products_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_parameters" ADD CONSTRAINT "products_parameters_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_parameters" ADD CONSTRAINT "products_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_parameters_locales" ADD CONSTRAINT "products_parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_approvals" ADD CONSTRAINT "products_approvals_document_id_materials_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_approvals" ADD CONSTRAINT "products_approvals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_markets" ADD CONSTRAINT "products_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_sites" ADD CONSTRAINT "products_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_hd_picture_id_files_id_fk" FOREIGN KEY ("hd_picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_replaced_by_id_products_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_traits" ADD CONSTRAINT "_products_v_version_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_traits" ADD CONSTRAINT "_products_v_version_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_traits_locales" ADD CONSTRAINT "_products_v_version_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_parameters" ADD CONSTRAINT "_products_v_version_parameters_parameter_id_parameters_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_parameters" ADD CONSTRAINT "_products_v_version_parameters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_parameters_locales" ADD CONSTRAINT "_products_v_version_parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_approvals" ADD CONSTRAINT "_products_v_version_approvals_document_id_materials_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_approvals" ADD CONSTRAINT "_products_v_version_approvals_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_markets" ADD CONSTRAINT "_products_v_version_markets_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_sites" ADD CONSTRAINT "_products_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_hd_picture_id_files_id_fk" FOREIGN KEY ("version_hd_picture_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_replaced_by_id_products_id_fk" FOREIGN KEY ("version_replaced_by_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_product_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories_sites" ADD CONSTRAINT "product_categories_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_sites" ADD CONSTRAINT "materials_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials" ADD CONSTRAINT "materials_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials_locales" ADD CONSTRAINT "materials_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "materials_locales" ADD CONSTRAINT "materials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_rels" ADD CONSTRAINT "materials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "materials_rels" ADD CONSTRAINT "materials_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v_version_sites" ADD CONSTRAINT "_materials_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_parent_id_materials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_file_id_files_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_version_category_id_product_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v_locales" ADD CONSTRAINT "_materials_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v_locales" ADD CONSTRAINT "_materials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v_rels" ADD CONSTRAINT "_materials_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_materials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_materials_v_rels" ADD CONSTRAINT "_materials_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parameters" ADD CONSTRAINT "parameters_class_id_parameter_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."parameter_classes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "parameters_locales" ADD CONSTRAINT "parameters_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."parameters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "parameter_classes_locales" ADD CONSTRAINT "parameter_classes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."parameter_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_hotspots" ADD CONSTRAINT "solutions_hotspots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_hotspots" ADD CONSTRAINT "solutions_hotspots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_sites" ADD CONSTRAINT "solutions_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_type_id_solution_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."solution_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_functions_id_media_id_fk" FOREIGN KEY ("functions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_catalogue_id_materials_id_fk" FOREIGN KEY ("catalogue_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_hotspots" ADD CONSTRAINT "_solutions_v_version_hotspots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_hotspots" ADD CONSTRAINT "_solutions_v_version_hotspots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_sites" ADD CONSTRAINT "_solutions_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_type_id_solution_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."solution_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_functions_id_media_id_fk" FOREIGN KEY ("version_functions_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_catalogue_id_materials_id_fk" FOREIGN KEY ("version_catalogue_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_types_sites" ADD CONSTRAINT "solution_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solution_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solution_types_locales" ADD CONSTRAINT "solution_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solution_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_types_sites" ADD CONSTRAINT "service_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_types" ADD CONSTRAINT "service_types_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_types_locales" ADD CONSTRAINT "service_types_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_types_locales" ADD CONSTRAINT "service_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_types_v_version_sites" ADD CONSTRAINT "_service_types_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_types_v" ADD CONSTRAINT "_service_types_v_parent_id_service_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_types_v" ADD CONSTRAINT "_service_types_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_types_v_locales" ADD CONSTRAINT "_service_types_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_types_v_locales" ADD CONSTRAINT "_service_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_traits" ADD CONSTRAINT "service_contracts_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts_traits" ADD CONSTRAINT "service_contracts_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_traits_locales" ADD CONSTRAINT "service_contracts_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_contracts_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_sites" ADD CONSTRAINT "service_contracts_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_type_id_service_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts" ADD CONSTRAINT "service_contracts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts_locales" ADD CONSTRAINT "service_contracts_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_contracts_locales" ADD CONSTRAINT "service_contracts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_rels" ADD CONSTRAINT "service_contracts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_contracts_rels" ADD CONSTRAINT "service_contracts_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_traits" ADD CONSTRAINT "_service_contracts_v_version_traits_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_traits" ADD CONSTRAINT "_service_contracts_v_version_traits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_traits_locales" ADD CONSTRAINT "_service_contracts_v_version_traits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_contracts_v_version_traits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_version_sites" ADD CONSTRAINT "_service_contracts_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_parent_id_service_contracts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_contracts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_version_type_id_service_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v" ADD CONSTRAINT "_service_contracts_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_locales" ADD CONSTRAINT "_service_contracts_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_locales" ADD CONSTRAINT "_service_contracts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_rels" ADD CONSTRAINT "_service_contracts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_contracts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_contracts_v_rels" ADD CONSTRAINT "_service_contracts_v_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_cases_sites" ADD CONSTRAINT "service_cases_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_cases" ADD CONSTRAINT "service_cases_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_cases" ADD CONSTRAINT "service_cases_type_id_service_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_cases_locales" ADD CONSTRAINT "service_cases_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_cases_locales" ADD CONSTRAINT "service_cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_cases_v_version_sites" ADD CONSTRAINT "_service_cases_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_cases_v" ADD CONSTRAINT "_service_cases_v_parent_id_service_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v" ADD CONSTRAINT "_service_cases_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v" ADD CONSTRAINT "_service_cases_v_version_type_id_service_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."service_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v_locales" ADD CONSTRAINT "_service_cases_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_cases_v_locales" ADD CONSTRAINT "_service_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_sites" ADD CONSTRAINT "cases_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_type_id_case_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases_locales" ADD CONSTRAINT "cases_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases_locales" ADD CONSTRAINT "cases_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_rels" ADD CONSTRAINT "cases_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_version_sites" ADD CONSTRAINT "_cases_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_parent_id_cases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v" ADD CONSTRAINT "_cases_v_version_type_id_case_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."case_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v_locales" ADD CONSTRAINT "_cases_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cases_v_locales" ADD CONSTRAINT "_cases_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_cases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cases_v_rels" ADD CONSTRAINT "_cases_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types_sites" ADD CONSTRAINT "case_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_types" ADD CONSTRAINT "case_types_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types_locales" ADD CONSTRAINT "case_types_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_types_locales" ADD CONSTRAINT "case_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_sites" ADD CONSTRAINT "news_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_type_id_news_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."news_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_version_sites" ADD CONSTRAINT "_news_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_type_id_news_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."news_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_types_sites" ADD CONSTRAINT "news_types_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_types_locales" ADD CONSTRAINT "news_types_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_types_locales" ADD CONSTRAINT "news_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_texts_sites" ADD CONSTRAINT "company_texts_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_texts" ADD CONSTRAINT "company_texts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_texts_locales" ADD CONSTRAINT "company_texts_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_texts_locales" ADD CONSTRAINT "company_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_texts_v_version_sites" ADD CONSTRAINT "_company_texts_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_texts_v" ADD CONSTRAINT "_company_texts_v_parent_id_company_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_texts_v" ADD CONSTRAINT "_company_texts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_texts_v_locales" ADD CONSTRAINT "_company_texts_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_texts_v_locales" ADD CONSTRAINT "_company_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_items_sites" ADD CONSTRAINT "about_items_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_items" ADD CONSTRAINT "about_items_parent_id_about_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_items_locales" ADD CONSTRAINT "about_items_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_items_locales" ADD CONSTRAINT "about_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_items_v_version_sites" ADD CONSTRAINT "_about_items_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_about_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_items_v" ADD CONSTRAINT "_about_items_v_parent_id_about_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."about_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_items_v" ADD CONSTRAINT "_about_items_v_version_parent_id_about_items_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."about_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_items_v_locales" ADD CONSTRAINT "_about_items_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_items_v_locales" ADD CONSTRAINT "_about_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "milestones_sites" ADD CONSTRAINT "milestones_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "milestones" ADD CONSTRAINT "milestones_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "milestones_locales" ADD CONSTRAINT "milestones_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v_version_sites" ADD CONSTRAINT "_milestones_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_parent_id_milestones_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."milestones"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v" ADD CONSTRAINT "_milestones_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_milestones_v_locales" ADD CONSTRAINT "_milestones_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_milestones_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "honours_sites" ADD CONSTRAINT "honours_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."honours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "honours" ADD CONSTRAINT "honours_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "honours_locales" ADD CONSTRAINT "honours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."honours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_honours_v_version_sites" ADD CONSTRAINT "_honours_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_honours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_honours_v" ADD CONSTRAINT "_honours_v_parent_id_honours_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."honours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_honours_v" ADD CONSTRAINT "_honours_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_honours_v_locales" ADD CONSTRAINT "_honours_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_honours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_sites" ADD CONSTRAINT "team_members_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_group_id_team_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."team_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v_version_sites" ADD CONSTRAINT "_team_members_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_group_id_team_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."team_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_groups_sites" ADD CONSTRAINT "team_groups_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_groups_locales" ADD CONSTRAINT "team_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_videos_sites" ADD CONSTRAINT "company_videos_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_videos" ADD CONSTRAINT "company_videos_video_id_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos" ADD CONSTRAINT "company_videos_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos_locales" ADD CONSTRAINT "company_videos_locales_captions_id_files_id_fk" FOREIGN KEY ("captions_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos_locales" ADD CONSTRAINT "company_videos_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_videos_locales" ADD CONSTRAINT "company_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_videos_v_version_sites" ADD CONSTRAINT "_company_videos_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_videos_v" ADD CONSTRAINT "_company_videos_v_parent_id_company_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v" ADD CONSTRAINT "_company_videos_v_version_video_id_files_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v" ADD CONSTRAINT "_company_videos_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v_locales" ADD CONSTRAINT "_company_videos_v_locales_version_captions_id_files_id_fk" FOREIGN KEY ("version_captions_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v_locales" ADD CONSTRAINT "_company_videos_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_videos_v_locales" ADD CONSTRAINT "_company_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_sites" ADD CONSTRAINT "partners_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_sites" ADD CONSTRAINT "_partners_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_sites" ADD CONSTRAINT "jobs_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_sites" ADD CONSTRAINT "_jobs_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_pictures_sites" ADD CONSTRAINT "office_pictures_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "office_pictures" ADD CONSTRAINT "office_pictures_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "office_pictures_locales" ADD CONSTRAINT "office_pictures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."office_pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_office_pictures_v_version_sites" ADD CONSTRAINT "_office_pictures_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_office_pictures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_office_pictures_v" ADD CONSTRAINT "_office_pictures_v_parent_id_office_pictures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."office_pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_office_pictures_v" ADD CONSTRAINT "_office_pictures_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_office_pictures_v_locales" ADD CONSTRAINT "_office_pictures_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_office_pictures_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_videos_sites" ADD CONSTRAINT "investor_videos_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_videos" ADD CONSTRAINT "investor_videos_video_id_files_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_videos" ADD CONSTRAINT "investor_videos_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "investor_videos_locales" ADD CONSTRAINT "investor_videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_videos_v_version_sites" ADD CONSTRAINT "_investor_videos_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_investor_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_videos_v" ADD CONSTRAINT "_investor_videos_v_parent_id_investor_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."investor_videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_videos_v" ADD CONSTRAINT "_investor_videos_v_version_video_id_files_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_videos_v" ADD CONSTRAINT "_investor_videos_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_investor_videos_v_locales" ADD CONSTRAINT "_investor_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_pages_sites" ADD CONSTRAINT "support_pages_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_pages" ADD CONSTRAINT "support_pages_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_pages_locales" ADD CONSTRAINT "support_pages_locales_seo_picture_id_media_id_fk" FOREIGN KEY ("seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_pages_locales" ADD CONSTRAINT "support_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."support_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_pages_v_version_sites" ADD CONSTRAINT "_support_pages_v_version_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_support_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_support_pages_v" ADD CONSTRAINT "_support_pages_v_parent_id_support_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_pages_v" ADD CONSTRAINT "_support_pages_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_pages_v_locales" ADD CONSTRAINT "_support_pages_v_locales_version_seo_picture_id_media_id_fk" FOREIGN KEY ("version_seo_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_support_pages_v_locales" ADD CONSTRAINT "_support_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_support_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_sites" ADD CONSTRAINT "promotions_sites_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_texts" ADD CONSTRAINT "promotions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_company_videos_fk" FOREIGN KEY ("company_videos_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_rels" ADD CONSTRAINT "promotions_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_service_solution_types_fk" FOREIGN KEY ("service_types_id") REFERENCES "public"."service_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_service_contracts_fk" FOREIGN KEY ("service_contracts_id") REFERENCES "public"."service_contracts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_service_cases_fk" FOREIGN KEY ("service_cases_id") REFERENCES "public"."service_cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_company_videos_fk" FOREIGN KEY ("company_videos_id") REFERENCES "public"."company_videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_file_id_request_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."request_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests" ADD CONSTRAINT "requests_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "requests_rels" ADD CONSTRAINT "requests_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "distributors_rels" ADD CONSTRAINT "distributors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "distributors_rels" ADD CONSTRAINT "distributors_rels_distributor_groups_fk" FOREIGN KEY ("distributor_groups_id") REFERENCES "public"."distributor_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files" ADD CONSTRAINT "files_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "files_texts" ADD CONSTRAINT "files_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_rels" ADD CONSTRAINT "files_rels_distributor_groups_fk" FOREIGN KEY ("distributor_groups_id") REFERENCES "public"."distributor_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "folders" ADD CONSTRAINT "folders_parent_id_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "folders_locales" ADD CONSTRAINT "folders_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_statistics" ADD CONSTRAINT "home_statistics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_iot_points" ADD CONSTRAINT "home_iot_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_iot_picture_id_media_id_fk" FOREIGN KEY ("iot_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_statistics_v" ADD CONSTRAINT "_home_statistics_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_iot_points_v" ADD CONSTRAINT "_home_iot_points_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_version_iot_picture_id_media_id_fk" FOREIGN KEY ("version_iot_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "investor_relations_locales" ADD CONSTRAINT "investor_relations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."investor_relations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_investor_relations_v_locales" ADD CONSTRAINT "_investor_relations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_investor_relations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_support_promises" ADD CONSTRAINT "service_support_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_support_pillars" ADD CONSTRAINT "service_support_pillars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_support" ADD CONSTRAINT "service_support_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_support" ADD CONSTRAINT "service_support_official_account_id_media_id_fk" FOREIGN KEY ("official_account_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_support_locales" ADD CONSTRAINT "service_support_locales_contact_picture_id_media_id_fk" FOREIGN KEY ("contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_support_locales" ADD CONSTRAINT "service_support_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_support"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_support_v_version_promises" ADD CONSTRAINT "_service_support_v_version_promises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_support_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_support_v_version_pillars" ADD CONSTRAINT "_service_support_v_version_pillars_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_support_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_support_v" ADD CONSTRAINT "_service_support_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v" ADD CONSTRAINT "_service_support_v_version_official_account_id_media_id_fk" FOREIGN KEY ("version_official_account_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v_locales" ADD CONSTRAINT "_service_support_v_locales_version_contact_picture_id_media_id_fk" FOREIGN KEY ("version_contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v_locales" ADD CONSTRAINT "_service_support_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_support_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "search_settings_shortcuts" ADD CONSTRAINT "search_settings_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_vocabulary" ADD CONSTRAINT "search_settings_vocabulary_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_synonyms" ADD CONSTRAINT "search_settings_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_settings_texts" ADD CONSTRAINT "search_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_qr_id_media_id_fk" FOREIGN KEY ("qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_regional_sites" ADD CONSTRAINT "site_settings_regional_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_privacy_policy_id_files_id_fk" FOREIGN KEY ("privacy_policy_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_qr_id_media_id_fk" FOREIGN KEY ("qr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_regional_sites" ADD CONSTRAINT "_site_settings_v_version_regional_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_version_privacy_policy_id_files_id_fk" FOREIGN KEY ("version_privacy_policy_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_settings_second_factor_roles" ADD CONSTRAINT "staff_settings_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_header_children" ADD CONSTRAINT "nav_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_header" ADD CONSTRAINT "nav_header_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_header" ADD CONSTRAINT "nav_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_utility" ADD CONSTRAINT "nav_utility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_footer_children" ADD CONSTRAINT "nav_footer_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."nav_footercolumns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_footercolumns" ADD CONSTRAINT "nav_footercolumns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_footerlinks" ADD CONSTRAINT "nav_footerlinks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "nav_friendlylinks" ADD CONSTRAINT "nav_friendlylinks_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "nav_friendlylinks" ADD CONSTRAINT "nav_friendlylinks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_header_children_v" ADD CONSTRAINT "_nav_header_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_header_v" ADD CONSTRAINT "_nav_header_v_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_header_v" ADD CONSTRAINT "_nav_header_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_utility_v" ADD CONSTRAINT "_nav_utility_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_footer_children_v" ADD CONSTRAINT "_nav_footer_children_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_nav_footercolumns_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_footercolumns_v" ADD CONSTRAINT "_nav_footercolumns_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_footerlinks_v" ADD CONSTRAINT "_nav_footerlinks_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_nav_friendlylinks_v" ADD CONSTRAINT "_nav_friendlylinks_v_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_nav_friendlylinks_v" ADD CONSTRAINT "_nav_friendlylinks_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_rows_place_idx" ON "search_rows" USING btree ("site","kind","place","document");
  CREATE INDEX "search_rows_zh_cn_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'zh_CN';
  CREATE INDEX "search_rows_en_en_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'en_EN';
  CREATE INDEX "search_rows_en_us_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'en_US';
  CREATE INDEX "search_rows_en_uk_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'en_UK';
  CREATE INDEX "search_rows_es_es_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'es_ES';
  CREATE INDEX "search_rows_fr_fr_idx" ON "search_rows" USING gin ("tokens") WHERE site = 'fr_FR';
  CREATE INDEX "open_forms_document_idx" ON "open_forms" USING btree ("document");
  CREATE INDEX "banners_sites_order_idx" ON "banners_sites" USING btree ("order");
  CREATE INDEX "banners_sites_parent_idx" ON "banners_sites" USING btree ("parent_id");
  CREATE INDEX "banners_sites_value_idx" ON "banners_sites" USING btree ("value");
  CREATE INDEX "banners_place_idx" ON "banners" USING btree ("place");
  CREATE INDEX "banners_video_idx" ON "banners" USING btree ("video_id");
  CREATE INDEX "banners_order_idx" ON "banners" USING btree ("order");
  CREATE INDEX "banners_updated_at_idx" ON "banners" USING btree ("updated_at");
  CREATE INDEX "banners_created_at_idx" ON "banners" USING btree ("created_at");
  CREATE INDEX "banners_deleted_at_idx" ON "banners" USING btree ("deleted_at");
  CREATE INDEX "banners__status_idx" ON "banners" USING btree ("_status");
  CREATE INDEX "banners_picture_idx" ON "banners_locales" USING btree ("picture_id","_locale");
  CREATE INDEX "banners_mobile_picture_idx" ON "banners_locales" USING btree ("mobile_picture_id","_locale");
  CREATE UNIQUE INDEX "banners_locales_locale_parent_id_unique" ON "banners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "banners_rels_order_idx" ON "banners_rels" USING btree ("order");
  CREATE INDEX "banners_rels_parent_idx" ON "banners_rels" USING btree ("parent_id");
  CREATE INDEX "banners_rels_path_idx" ON "banners_rels" USING btree ("path");
  CREATE INDEX "banners_rels_news_id_idx" ON "banners_rels" USING btree ("news_id");
  CREATE INDEX "banners_rels_products_id_idx" ON "banners_rels" USING btree ("products_id");
  CREATE INDEX "banners_rels_solutions_id_idx" ON "banners_rels" USING btree ("solutions_id");
  CREATE INDEX "banners_rels_cases_id_idx" ON "banners_rels" USING btree ("cases_id");
  CREATE INDEX "_banners_v_version_sites_order_idx" ON "_banners_v_version_sites" USING btree ("order");
  CREATE INDEX "_banners_v_version_sites_parent_idx" ON "_banners_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_sites_value_idx" ON "_banners_v_version_sites" USING btree ("value");
  CREATE INDEX "_banners_v_parent_idx" ON "_banners_v" USING btree ("parent_id");
  CREATE INDEX "_banners_v_version_version_place_idx" ON "_banners_v" USING btree ("version_place");
  CREATE INDEX "_banners_v_version_version_video_idx" ON "_banners_v" USING btree ("version_video_id");
  CREATE INDEX "_banners_v_version_version_order_idx" ON "_banners_v" USING btree ("version_order");
  CREATE INDEX "_banners_v_version_version_updated_at_idx" ON "_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_banners_v_version_version_created_at_idx" ON "_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_banners_v_version_version_deleted_at_idx" ON "_banners_v" USING btree ("version_deleted_at");
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
  CREATE INDEX "_banners_v_rels_products_id_idx" ON "_banners_v_rels" USING btree ("products_id");
  CREATE INDEX "_banners_v_rels_solutions_id_idx" ON "_banners_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_banners_v_rels_cases_id_idx" ON "_banners_v_rels" USING btree ("cases_id");
  CREATE INDEX "products_traits_order_idx" ON "products_traits" USING btree ("_order");
  CREATE INDEX "products_traits_parent_id_idx" ON "products_traits" USING btree ("_parent_id");
  CREATE INDEX "products_traits_image_idx" ON "products_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "products_traits_locales_locale_parent_id_unique" ON "products_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_parameters_order_idx" ON "products_parameters" USING btree ("_order");
  CREATE INDEX "products_parameters_parent_id_idx" ON "products_parameters" USING btree ("_parent_id");
  CREATE INDEX "products_parameters_parameter_idx" ON "products_parameters" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "products_parameters_locales_locale_parent_id_unique" ON "products_parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_approvals_order_idx" ON "products_approvals" USING btree ("_order");
  CREATE INDEX "products_approvals_parent_id_idx" ON "products_approvals" USING btree ("_parent_id");
  CREATE INDEX "products_approvals_document_idx" ON "products_approvals" USING btree ("document_id");
  CREATE INDEX "products_markets_order_idx" ON "products_markets" USING btree ("order");
  CREATE INDEX "products_markets_parent_idx" ON "products_markets" USING btree ("parent_id");
  CREATE INDEX "products_sites_order_idx" ON "products_sites" USING btree ("order");
  CREATE INDEX "products_sites_parent_idx" ON "products_sites" USING btree ("parent_id");
  CREATE INDEX "products_sites_value_idx" ON "products_sites" USING btree ("value");
  CREATE INDEX "products_model_idx" ON "products" USING btree ("model");
  CREATE INDEX "products_cover_idx" ON "products" USING btree ("cover_id");
  CREATE INDEX "products_hd_picture_idx" ON "products" USING btree ("hd_picture_id");
  CREATE INDEX "products_availability_idx" ON "products" USING btree ("availability");
  CREATE INDEX "products_replaced_by_idx" ON "products" USING btree ("replaced_by_id");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_order_idx" ON "products" USING btree ("order");
  CREATE INDEX "products_featured_idx" ON "products" USING btree ("featured");
  CREATE INDEX "products_update_time_idx" ON "products" USING btree ("update_time");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_seo_seo_picture_idx" ON "products_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_solutions_id_idx" ON "products_rels" USING btree ("solutions_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_traits_order_idx" ON "_products_v_version_traits" USING btree ("_order");
  CREATE INDEX "_products_v_version_traits_parent_id_idx" ON "_products_v_version_traits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_traits_image_idx" ON "_products_v_version_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "_products_v_version_traits_locales_locale_parent_id_unique" ON "_products_v_version_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_parameters_order_idx" ON "_products_v_version_parameters" USING btree ("_order");
  CREATE INDEX "_products_v_version_parameters_parent_id_idx" ON "_products_v_version_parameters" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_parameters_parameter_idx" ON "_products_v_version_parameters" USING btree ("parameter_id");
  CREATE UNIQUE INDEX "_products_v_version_parameters_locales_locale_parent_id_uniq" ON "_products_v_version_parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_approvals_order_idx" ON "_products_v_version_approvals" USING btree ("_order");
  CREATE INDEX "_products_v_version_approvals_parent_id_idx" ON "_products_v_version_approvals" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_approvals_document_idx" ON "_products_v_version_approvals" USING btree ("document_id");
  CREATE INDEX "_products_v_version_markets_order_idx" ON "_products_v_version_markets" USING btree ("order");
  CREATE INDEX "_products_v_version_markets_parent_idx" ON "_products_v_version_markets" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_sites_order_idx" ON "_products_v_version_sites" USING btree ("order");
  CREATE INDEX "_products_v_version_sites_parent_idx" ON "_products_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_sites_value_idx" ON "_products_v_version_sites" USING btree ("value");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_model_idx" ON "_products_v" USING btree ("version_model");
  CREATE INDEX "_products_v_version_version_cover_idx" ON "_products_v" USING btree ("version_cover_id");
  CREATE INDEX "_products_v_version_version_hd_picture_idx" ON "_products_v" USING btree ("version_hd_picture_id");
  CREATE INDEX "_products_v_version_version_availability_idx" ON "_products_v" USING btree ("version_availability");
  CREATE INDEX "_products_v_version_version_replaced_by_idx" ON "_products_v" USING btree ("version_replaced_by_id");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_order_idx" ON "_products_v" USING btree ("version_order");
  CREATE INDEX "_products_v_version_version_featured_idx" ON "_products_v" USING btree ("version_featured");
  CREATE INDEX "_products_v_version_version_update_time_idx" ON "_products_v" USING btree ("version_update_time");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_version_seo_version_seo_picture_idx" ON "_products_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_solutions_id_idx" ON "_products_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "product_categories_sites_order_idx" ON "product_categories_sites" USING btree ("order");
  CREATE INDEX "product_categories_sites_parent_idx" ON "product_categories_sites" USING btree ("parent_id");
  CREATE INDEX "product_categories_sites_value_idx" ON "product_categories_sites" USING btree ("value");
  CREATE INDEX "product_categories_parent_idx" ON "product_categories" USING btree ("parent_id");
  CREATE INDEX "product_categories_icon_idx" ON "product_categories" USING btree ("icon_id");
  CREATE INDEX "product_categories_cover_idx" ON "product_categories" USING btree ("cover_id");
  CREATE INDEX "product_categories_order_idx" ON "product_categories" USING btree ("order");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE INDEX "product_categories_seo_seo_picture_idx" ON "product_categories_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "product_categories_locales_locale_parent_id_unique" ON "product_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "materials_sites_order_idx" ON "materials_sites" USING btree ("order");
  CREATE INDEX "materials_sites_parent_idx" ON "materials_sites" USING btree ("parent_id");
  CREATE INDEX "materials_sites_value_idx" ON "materials_sites" USING btree ("value");
  CREATE INDEX "materials_kind_idx" ON "materials" USING btree ("kind");
  CREATE INDEX "materials_file_idx" ON "materials" USING btree ("file_id");
  CREATE INDEX "materials_cover_idx" ON "materials" USING btree ("cover_id");
  CREATE INDEX "materials_category_idx" ON "materials" USING btree ("category_id");
  CREATE INDEX "materials_order_idx" ON "materials" USING btree ("order");
  CREATE INDEX "materials_update_time_idx" ON "materials" USING btree ("update_time");
  CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
  CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
  CREATE INDEX "materials_deleted_at_idx" ON "materials" USING btree ("deleted_at");
  CREATE INDEX "materials__status_idx" ON "materials" USING btree ("_status");
  CREATE INDEX "materials_seo_seo_picture_idx" ON "materials_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "materials_locales_locale_parent_id_unique" ON "materials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "materials_rels_order_idx" ON "materials_rels" USING btree ("order");
  CREATE INDEX "materials_rels_parent_idx" ON "materials_rels" USING btree ("parent_id");
  CREATE INDEX "materials_rels_path_idx" ON "materials_rels" USING btree ("path");
  CREATE INDEX "materials_rels_products_id_idx" ON "materials_rels" USING btree ("products_id");
  CREATE INDEX "_materials_v_version_sites_order_idx" ON "_materials_v_version_sites" USING btree ("order");
  CREATE INDEX "_materials_v_version_sites_parent_idx" ON "_materials_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_sites_value_idx" ON "_materials_v_version_sites" USING btree ("value");
  CREATE INDEX "_materials_v_parent_idx" ON "_materials_v" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_version_kind_idx" ON "_materials_v" USING btree ("version_kind");
  CREATE INDEX "_materials_v_version_version_file_idx" ON "_materials_v" USING btree ("version_file_id");
  CREATE INDEX "_materials_v_version_version_cover_idx" ON "_materials_v" USING btree ("version_cover_id");
  CREATE INDEX "_materials_v_version_version_category_idx" ON "_materials_v" USING btree ("version_category_id");
  CREATE INDEX "_materials_v_version_version_order_idx" ON "_materials_v" USING btree ("version_order");
  CREATE INDEX "_materials_v_version_version_update_time_idx" ON "_materials_v" USING btree ("version_update_time");
  CREATE INDEX "_materials_v_version_version_updated_at_idx" ON "_materials_v" USING btree ("version_updated_at");
  CREATE INDEX "_materials_v_version_version_created_at_idx" ON "_materials_v" USING btree ("version_created_at");
  CREATE INDEX "_materials_v_version_version_deleted_at_idx" ON "_materials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_materials_v_version_version__status_idx" ON "_materials_v" USING btree ("version__status");
  CREATE INDEX "_materials_v_created_at_idx" ON "_materials_v" USING btree ("created_at");
  CREATE INDEX "_materials_v_updated_at_idx" ON "_materials_v" USING btree ("updated_at");
  CREATE INDEX "_materials_v_snapshot_idx" ON "_materials_v" USING btree ("snapshot");
  CREATE INDEX "_materials_v_published_locale_idx" ON "_materials_v" USING btree ("published_locale");
  CREATE INDEX "_materials_v_latest_idx" ON "_materials_v" USING btree ("latest");
  CREATE INDEX "_materials_v_autosave_idx" ON "_materials_v" USING btree ("autosave");
  CREATE INDEX "_materials_v_version_seo_version_seo_picture_idx" ON "_materials_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_materials_v_locales_locale_parent_id_unique" ON "_materials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_materials_v_rels_order_idx" ON "_materials_v_rels" USING btree ("order");
  CREATE INDEX "_materials_v_rels_parent_idx" ON "_materials_v_rels" USING btree ("parent_id");
  CREATE INDEX "_materials_v_rels_path_idx" ON "_materials_v_rels" USING btree ("path");
  CREATE INDEX "_materials_v_rels_products_id_idx" ON "_materials_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "parameters_code_idx" ON "parameters" USING btree ("code");
  CREATE INDEX "parameters_class_idx" ON "parameters" USING btree ("class_id");
  CREATE INDEX "parameters_filter_idx" ON "parameters" USING btree ("filter");
  CREATE INDEX "parameters_order_idx" ON "parameters" USING btree ("order");
  CREATE INDEX "parameters_updated_at_idx" ON "parameters" USING btree ("updated_at");
  CREATE INDEX "parameters_created_at_idx" ON "parameters" USING btree ("created_at");
  CREATE UNIQUE INDEX "parameters_locales_locale_parent_id_unique" ON "parameters_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "parameter_classes_order_idx" ON "parameter_classes" USING btree ("order");
  CREATE INDEX "parameter_classes_updated_at_idx" ON "parameter_classes" USING btree ("updated_at");
  CREATE INDEX "parameter_classes_created_at_idx" ON "parameter_classes" USING btree ("created_at");
  CREATE UNIQUE INDEX "parameter_classes_locales_locale_parent_id_unique" ON "parameter_classes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solutions_hotspots_order_idx" ON "solutions_hotspots" USING btree ("_order");
  CREATE INDEX "solutions_hotspots_parent_id_idx" ON "solutions_hotspots" USING btree ("_parent_id");
  CREATE INDEX "solutions_hotspots_product_idx" ON "solutions_hotspots" USING btree ("product_id");
  CREATE INDEX "solutions_sites_order_idx" ON "solutions_sites" USING btree ("order");
  CREATE INDEX "solutions_sites_parent_idx" ON "solutions_sites" USING btree ("parent_id");
  CREATE INDEX "solutions_sites_value_idx" ON "solutions_sites" USING btree ("value");
  CREATE INDEX "solutions_cover_idx" ON "solutions" USING btree ("cover_id");
  CREATE INDEX "solutions_banner_idx" ON "solutions" USING btree ("banner_id");
  CREATE INDEX "solutions_icon_idx" ON "solutions" USING btree ("icon_id");
  CREATE INDEX "solutions_type_idx" ON "solutions" USING btree ("type_id");
  CREATE INDEX "solutions_order_idx" ON "solutions" USING btree ("order");
  CREATE INDEX "solutions_update_time_idx" ON "solutions" USING btree ("update_time");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions_deleted_at_idx" ON "solutions" USING btree ("deleted_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE INDEX "solutions_functions_idx" ON "solutions_locales" USING btree ("functions_id","_locale");
  CREATE INDEX "solutions_catalogue_idx" ON "solutions_locales" USING btree ("catalogue_id","_locale");
  CREATE INDEX "solutions_seo_seo_picture_idx" ON "solutions_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_version_hotspots_order_idx" ON "_solutions_v_version_hotspots" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_hotspots_parent_id_idx" ON "_solutions_v_version_hotspots" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_hotspots_product_idx" ON "_solutions_v_version_hotspots" USING btree ("product_id");
  CREATE INDEX "_solutions_v_version_sites_order_idx" ON "_solutions_v_version_sites" USING btree ("order");
  CREATE INDEX "_solutions_v_version_sites_parent_idx" ON "_solutions_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_sites_value_idx" ON "_solutions_v_version_sites" USING btree ("value");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version_cover_idx" ON "_solutions_v" USING btree ("version_cover_id");
  CREATE INDEX "_solutions_v_version_version_banner_idx" ON "_solutions_v" USING btree ("version_banner_id");
  CREATE INDEX "_solutions_v_version_version_icon_idx" ON "_solutions_v" USING btree ("version_icon_id");
  CREATE INDEX "_solutions_v_version_version_type_idx" ON "_solutions_v" USING btree ("version_type_id");
  CREATE INDEX "_solutions_v_version_version_order_idx" ON "_solutions_v" USING btree ("version_order");
  CREATE INDEX "_solutions_v_version_version_update_time_idx" ON "_solutions_v" USING btree ("version_update_time");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version_deleted_at_idx" ON "_solutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_autosave_idx" ON "_solutions_v" USING btree ("autosave");
  CREATE INDEX "_solutions_v_version_version_functions_idx" ON "_solutions_v_locales" USING btree ("version_functions_id","_locale");
  CREATE INDEX "_solutions_v_version_version_catalogue_idx" ON "_solutions_v_locales" USING btree ("version_catalogue_id","_locale");
  CREATE INDEX "_solutions_v_version_seo_version_seo_picture_idx" ON "_solutions_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "solution_types_sites_order_idx" ON "solution_types_sites" USING btree ("order");
  CREATE INDEX "solution_types_sites_parent_idx" ON "solution_types_sites" USING btree ("parent_id");
  CREATE INDEX "solution_types_sites_value_idx" ON "solution_types_sites" USING btree ("value");
  CREATE INDEX "solution_types_order_idx" ON "solution_types" USING btree ("order");
  CREATE INDEX "solution_types_updated_at_idx" ON "solution_types" USING btree ("updated_at");
  CREATE INDEX "solution_types_created_at_idx" ON "solution_types" USING btree ("created_at");
  CREATE UNIQUE INDEX "solution_types_locales_locale_parent_id_unique" ON "solution_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_types_sites_order_idx" ON "service_types_sites" USING btree ("order");
  CREATE INDEX "service_types_sites_parent_idx" ON "service_types_sites" USING btree ("parent_id");
  CREATE INDEX "service_types_sites_value_idx" ON "service_types_sites" USING btree ("value");
  CREATE INDEX "service_types_cover_idx" ON "service_types" USING btree ("cover_id");
  CREATE INDEX "service_types_order_idx" ON "service_types" USING btree ("order");
  CREATE INDEX "service_types_updated_at_idx" ON "service_types" USING btree ("updated_at");
  CREATE INDEX "service_types_created_at_idx" ON "service_types" USING btree ("created_at");
  CREATE INDEX "service_types_deleted_at_idx" ON "service_types" USING btree ("deleted_at");
  CREATE INDEX "service_types__status_idx" ON "service_types" USING btree ("_status");
  CREATE INDEX "service_types_seo_seo_picture_idx" ON "service_types_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "service_types_locales_locale_parent_id_unique" ON "service_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_types_v_version_sites_order_idx" ON "_service_types_v_version_sites" USING btree ("order");
  CREATE INDEX "_service_types_v_version_sites_parent_idx" ON "_service_types_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_service_types_v_version_sites_value_idx" ON "_service_types_v_version_sites" USING btree ("value");
  CREATE INDEX "_service_types_v_parent_idx" ON "_service_types_v" USING btree ("parent_id");
  CREATE INDEX "_service_types_v_version_version_cover_idx" ON "_service_types_v" USING btree ("version_cover_id");
  CREATE INDEX "_service_types_v_version_version_order_idx" ON "_service_types_v" USING btree ("version_order");
  CREATE INDEX "_service_types_v_version_version_updated_at_idx" ON "_service_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_types_v_version_version_created_at_idx" ON "_service_types_v" USING btree ("version_created_at");
  CREATE INDEX "_service_types_v_version_version_deleted_at_idx" ON "_service_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_types_v_version_version__status_idx" ON "_service_types_v" USING btree ("version__status");
  CREATE INDEX "_service_types_v_created_at_idx" ON "_service_types_v" USING btree ("created_at");
  CREATE INDEX "_service_types_v_updated_at_idx" ON "_service_types_v" USING btree ("updated_at");
  CREATE INDEX "_service_types_v_snapshot_idx" ON "_service_types_v" USING btree ("snapshot");
  CREATE INDEX "_service_types_v_published_locale_idx" ON "_service_types_v" USING btree ("published_locale");
  CREATE INDEX "_service_types_v_latest_idx" ON "_service_types_v" USING btree ("latest");
  CREATE INDEX "_service_types_v_autosave_idx" ON "_service_types_v" USING btree ("autosave");
  CREATE INDEX "_service_types_v_version_seo_version_seo_picture_idx" ON "_service_types_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_service_types_v_locales_locale_parent_id_unique" ON "_service_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_contracts_traits_order_idx" ON "service_contracts_traits" USING btree ("_order");
  CREATE INDEX "service_contracts_traits_parent_id_idx" ON "service_contracts_traits" USING btree ("_parent_id");
  CREATE INDEX "service_contracts_traits_image_idx" ON "service_contracts_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "service_contracts_traits_locales_locale_parent_id_unique" ON "service_contracts_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_contracts_sites_order_idx" ON "service_contracts_sites" USING btree ("order");
  CREATE INDEX "service_contracts_sites_parent_idx" ON "service_contracts_sites" USING btree ("parent_id");
  CREATE INDEX "service_contracts_sites_value_idx" ON "service_contracts_sites" USING btree ("value");
  CREATE INDEX "service_contracts_cover_idx" ON "service_contracts" USING btree ("cover_id");
  CREATE INDEX "service_contracts_type_idx" ON "service_contracts" USING btree ("type_id");
  CREATE INDEX "service_contracts_product_idx" ON "service_contracts" USING btree ("product_id");
  CREATE INDEX "service_contracts_order_idx" ON "service_contracts" USING btree ("order");
  CREATE INDEX "service_contracts_updated_at_idx" ON "service_contracts" USING btree ("updated_at");
  CREATE INDEX "service_contracts_created_at_idx" ON "service_contracts" USING btree ("created_at");
  CREATE INDEX "service_contracts_deleted_at_idx" ON "service_contracts" USING btree ("deleted_at");
  CREATE INDEX "service_contracts__status_idx" ON "service_contracts" USING btree ("_status");
  CREATE INDEX "service_contracts_seo_seo_picture_idx" ON "service_contracts_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "service_contracts_locales_locale_parent_id_unique" ON "service_contracts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_contracts_rels_order_idx" ON "service_contracts_rels" USING btree ("order");
  CREATE INDEX "service_contracts_rels_parent_idx" ON "service_contracts_rels" USING btree ("parent_id");
  CREATE INDEX "service_contracts_rels_path_idx" ON "service_contracts_rels" USING btree ("path");
  CREATE INDEX "service_contracts_rels_materials_id_idx" ON "service_contracts_rels" USING btree ("materials_id");
  CREATE INDEX "_service_contracts_v_version_traits_order_idx" ON "_service_contracts_v_version_traits" USING btree ("_order");
  CREATE INDEX "_service_contracts_v_version_traits_parent_id_idx" ON "_service_contracts_v_version_traits" USING btree ("_parent_id");
  CREATE INDEX "_service_contracts_v_version_traits_image_idx" ON "_service_contracts_v_version_traits" USING btree ("image_id");
  CREATE UNIQUE INDEX "_service_contracts_v_version_traits_locales_locale_parent_id" ON "_service_contracts_v_version_traits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_contracts_v_version_sites_order_idx" ON "_service_contracts_v_version_sites" USING btree ("order");
  CREATE INDEX "_service_contracts_v_version_sites_parent_idx" ON "_service_contracts_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_service_contracts_v_version_sites_value_idx" ON "_service_contracts_v_version_sites" USING btree ("value");
  CREATE INDEX "_service_contracts_v_parent_idx" ON "_service_contracts_v" USING btree ("parent_id");
  CREATE INDEX "_service_contracts_v_version_version_cover_idx" ON "_service_contracts_v" USING btree ("version_cover_id");
  CREATE INDEX "_service_contracts_v_version_version_type_idx" ON "_service_contracts_v" USING btree ("version_type_id");
  CREATE INDEX "_service_contracts_v_version_version_product_idx" ON "_service_contracts_v" USING btree ("version_product_id");
  CREATE INDEX "_service_contracts_v_version_version_order_idx" ON "_service_contracts_v" USING btree ("version_order");
  CREATE INDEX "_service_contracts_v_version_version_updated_at_idx" ON "_service_contracts_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_contracts_v_version_version_created_at_idx" ON "_service_contracts_v" USING btree ("version_created_at");
  CREATE INDEX "_service_contracts_v_version_version_deleted_at_idx" ON "_service_contracts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_contracts_v_version_version__status_idx" ON "_service_contracts_v" USING btree ("version__status");
  CREATE INDEX "_service_contracts_v_created_at_idx" ON "_service_contracts_v" USING btree ("created_at");
  CREATE INDEX "_service_contracts_v_updated_at_idx" ON "_service_contracts_v" USING btree ("updated_at");
  CREATE INDEX "_service_contracts_v_snapshot_idx" ON "_service_contracts_v" USING btree ("snapshot");
  CREATE INDEX "_service_contracts_v_published_locale_idx" ON "_service_contracts_v" USING btree ("published_locale");
  CREATE INDEX "_service_contracts_v_latest_idx" ON "_service_contracts_v" USING btree ("latest");
  CREATE INDEX "_service_contracts_v_autosave_idx" ON "_service_contracts_v" USING btree ("autosave");
  CREATE INDEX "_service_contracts_v_version_seo_version_seo_picture_idx" ON "_service_contracts_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_service_contracts_v_locales_locale_parent_id_unique" ON "_service_contracts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_contracts_v_rels_order_idx" ON "_service_contracts_v_rels" USING btree ("order");
  CREATE INDEX "_service_contracts_v_rels_parent_idx" ON "_service_contracts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_contracts_v_rels_path_idx" ON "_service_contracts_v_rels" USING btree ("path");
  CREATE INDEX "_service_contracts_v_rels_materials_id_idx" ON "_service_contracts_v_rels" USING btree ("materials_id");
  CREATE INDEX "service_cases_sites_order_idx" ON "service_cases_sites" USING btree ("order");
  CREATE INDEX "service_cases_sites_parent_idx" ON "service_cases_sites" USING btree ("parent_id");
  CREATE INDEX "service_cases_sites_value_idx" ON "service_cases_sites" USING btree ("value");
  CREATE INDEX "service_cases_cover_idx" ON "service_cases" USING btree ("cover_id");
  CREATE INDEX "service_cases_type_idx" ON "service_cases" USING btree ("type_id");
  CREATE INDEX "service_cases_order_idx" ON "service_cases" USING btree ("order");
  CREATE INDEX "service_cases_updated_at_idx" ON "service_cases" USING btree ("updated_at");
  CREATE INDEX "service_cases_created_at_idx" ON "service_cases" USING btree ("created_at");
  CREATE INDEX "service_cases_deleted_at_idx" ON "service_cases" USING btree ("deleted_at");
  CREATE INDEX "service_cases__status_idx" ON "service_cases" USING btree ("_status");
  CREATE INDEX "service_cases_seo_seo_picture_idx" ON "service_cases_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "service_cases_locales_locale_parent_id_unique" ON "service_cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_cases_v_version_sites_order_idx" ON "_service_cases_v_version_sites" USING btree ("order");
  CREATE INDEX "_service_cases_v_version_sites_parent_idx" ON "_service_cases_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_service_cases_v_version_sites_value_idx" ON "_service_cases_v_version_sites" USING btree ("value");
  CREATE INDEX "_service_cases_v_parent_idx" ON "_service_cases_v" USING btree ("parent_id");
  CREATE INDEX "_service_cases_v_version_version_cover_idx" ON "_service_cases_v" USING btree ("version_cover_id");
  CREATE INDEX "_service_cases_v_version_version_type_idx" ON "_service_cases_v" USING btree ("version_type_id");
  CREATE INDEX "_service_cases_v_version_version_order_idx" ON "_service_cases_v" USING btree ("version_order");
  CREATE INDEX "_service_cases_v_version_version_updated_at_idx" ON "_service_cases_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_cases_v_version_version_created_at_idx" ON "_service_cases_v" USING btree ("version_created_at");
  CREATE INDEX "_service_cases_v_version_version_deleted_at_idx" ON "_service_cases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_cases_v_version_version__status_idx" ON "_service_cases_v" USING btree ("version__status");
  CREATE INDEX "_service_cases_v_created_at_idx" ON "_service_cases_v" USING btree ("created_at");
  CREATE INDEX "_service_cases_v_updated_at_idx" ON "_service_cases_v" USING btree ("updated_at");
  CREATE INDEX "_service_cases_v_snapshot_idx" ON "_service_cases_v" USING btree ("snapshot");
  CREATE INDEX "_service_cases_v_published_locale_idx" ON "_service_cases_v" USING btree ("published_locale");
  CREATE INDEX "_service_cases_v_latest_idx" ON "_service_cases_v" USING btree ("latest");
  CREATE INDEX "_service_cases_v_autosave_idx" ON "_service_cases_v" USING btree ("autosave");
  CREATE INDEX "_service_cases_v_version_seo_version_seo_picture_idx" ON "_service_cases_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_service_cases_v_locales_locale_parent_id_unique" ON "_service_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_sites_order_idx" ON "cases_sites" USING btree ("order");
  CREATE INDEX "cases_sites_parent_idx" ON "cases_sites" USING btree ("parent_id");
  CREATE INDEX "cases_sites_value_idx" ON "cases_sites" USING btree ("value");
  CREATE INDEX "cases_cover_idx" ON "cases" USING btree ("cover_id");
  CREATE INDEX "cases_logo_idx" ON "cases" USING btree ("logo_id");
  CREATE INDEX "cases_type_idx" ON "cases" USING btree ("type_id");
  CREATE INDEX "cases_create_time_idx" ON "cases" USING btree ("create_time");
  CREATE INDEX "cases_update_time_idx" ON "cases" USING btree ("update_time");
  CREATE INDEX "cases_recommended_idx" ON "cases" USING btree ("recommended");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "cases_deleted_at_idx" ON "cases" USING btree ("deleted_at");
  CREATE INDEX "cases__status_idx" ON "cases" USING btree ("_status");
  CREATE INDEX "cases_seo_seo_picture_idx" ON "cases_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "cases_locales_locale_parent_id_unique" ON "cases_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cases_rels_order_idx" ON "cases_rels" USING btree ("order");
  CREATE INDEX "cases_rels_parent_idx" ON "cases_rels" USING btree ("parent_id");
  CREATE INDEX "cases_rels_path_idx" ON "cases_rels" USING btree ("path");
  CREATE INDEX "cases_rels_media_id_idx" ON "cases_rels" USING btree ("media_id");
  CREATE INDEX "cases_rels_files_id_idx" ON "cases_rels" USING btree ("files_id");
  CREATE INDEX "cases_rels_solutions_id_idx" ON "cases_rels" USING btree ("solutions_id");
  CREATE INDEX "cases_rels_products_id_idx" ON "cases_rels" USING btree ("products_id");
  CREATE INDEX "_cases_v_version_sites_order_idx" ON "_cases_v_version_sites" USING btree ("order");
  CREATE INDEX "_cases_v_version_sites_parent_idx" ON "_cases_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_cases_v_version_sites_value_idx" ON "_cases_v_version_sites" USING btree ("value");
  CREATE INDEX "_cases_v_parent_idx" ON "_cases_v" USING btree ("parent_id");
  CREATE INDEX "_cases_v_version_version_cover_idx" ON "_cases_v" USING btree ("version_cover_id");
  CREATE INDEX "_cases_v_version_version_logo_idx" ON "_cases_v" USING btree ("version_logo_id");
  CREATE INDEX "_cases_v_version_version_type_idx" ON "_cases_v" USING btree ("version_type_id");
  CREATE INDEX "_cases_v_version_version_create_time_idx" ON "_cases_v" USING btree ("version_create_time");
  CREATE INDEX "_cases_v_version_version_update_time_idx" ON "_cases_v" USING btree ("version_update_time");
  CREATE INDEX "_cases_v_version_version_recommended_idx" ON "_cases_v" USING btree ("version_recommended");
  CREATE INDEX "_cases_v_version_version_updated_at_idx" ON "_cases_v" USING btree ("version_updated_at");
  CREATE INDEX "_cases_v_version_version_created_at_idx" ON "_cases_v" USING btree ("version_created_at");
  CREATE INDEX "_cases_v_version_version_deleted_at_idx" ON "_cases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cases_v_version_version__status_idx" ON "_cases_v" USING btree ("version__status");
  CREATE INDEX "_cases_v_created_at_idx" ON "_cases_v" USING btree ("created_at");
  CREATE INDEX "_cases_v_updated_at_idx" ON "_cases_v" USING btree ("updated_at");
  CREATE INDEX "_cases_v_snapshot_idx" ON "_cases_v" USING btree ("snapshot");
  CREATE INDEX "_cases_v_published_locale_idx" ON "_cases_v" USING btree ("published_locale");
  CREATE INDEX "_cases_v_latest_idx" ON "_cases_v" USING btree ("latest");
  CREATE INDEX "_cases_v_autosave_idx" ON "_cases_v" USING btree ("autosave");
  CREATE INDEX "_cases_v_version_seo_version_seo_picture_idx" ON "_cases_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_cases_v_locales_locale_parent_id_unique" ON "_cases_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cases_v_rels_order_idx" ON "_cases_v_rels" USING btree ("order");
  CREATE INDEX "_cases_v_rels_parent_idx" ON "_cases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_cases_v_rels_path_idx" ON "_cases_v_rels" USING btree ("path");
  CREATE INDEX "_cases_v_rels_media_id_idx" ON "_cases_v_rels" USING btree ("media_id");
  CREATE INDEX "_cases_v_rels_files_id_idx" ON "_cases_v_rels" USING btree ("files_id");
  CREATE INDEX "_cases_v_rels_solutions_id_idx" ON "_cases_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_cases_v_rels_products_id_idx" ON "_cases_v_rels" USING btree ("products_id");
  CREATE INDEX "case_types_sites_order_idx" ON "case_types_sites" USING btree ("order");
  CREATE INDEX "case_types_sites_parent_idx" ON "case_types_sites" USING btree ("parent_id");
  CREATE INDEX "case_types_sites_value_idx" ON "case_types_sites" USING btree ("value");
  CREATE INDEX "case_types_cover_idx" ON "case_types" USING btree ("cover_id");
  CREATE INDEX "case_types_order_idx" ON "case_types" USING btree ("order");
  CREATE INDEX "case_types_updated_at_idx" ON "case_types" USING btree ("updated_at");
  CREATE INDEX "case_types_created_at_idx" ON "case_types" USING btree ("created_at");
  CREATE INDEX "case_types_seo_seo_picture_idx" ON "case_types_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "case_types_locales_locale_parent_id_unique" ON "case_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_sites_order_idx" ON "news_sites" USING btree ("order");
  CREATE INDEX "news_sites_parent_idx" ON "news_sites" USING btree ("parent_id");
  CREATE INDEX "news_sites_value_idx" ON "news_sites" USING btree ("value");
  CREATE INDEX "news_cover_idx" ON "news" USING btree ("cover_id");
  CREATE INDEX "news_type_idx" ON "news" USING btree ("type_id");
  CREATE INDEX "news_publish_time_idx" ON "news" USING btree ("publish_time");
  CREATE INDEX "news_update_time_idx" ON "news" USING btree ("update_time");
  CREATE INDEX "news_recommended_idx" ON "news" USING btree ("recommended");
  CREATE INDEX "news_investors_idx" ON "news" USING btree ("investors");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_seo_seo_picture_idx" ON "news_locales" USING btree ("seo_picture_id","_locale");
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
  CREATE INDEX "_news_v_version_version_investors_idx" ON "_news_v" USING btree ("version_investors");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_seo_version_seo_picture_idx" ON "_news_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_types_sites_order_idx" ON "news_types_sites" USING btree ("order");
  CREATE INDEX "news_types_sites_parent_idx" ON "news_types_sites" USING btree ("parent_id");
  CREATE INDEX "news_types_sites_value_idx" ON "news_types_sites" USING btree ("value");
  CREATE UNIQUE INDEX "news_types_code_idx" ON "news_types" USING btree ("code");
  CREATE INDEX "news_types_order_idx" ON "news_types" USING btree ("order");
  CREATE INDEX "news_types_updated_at_idx" ON "news_types" USING btree ("updated_at");
  CREATE INDEX "news_types_created_at_idx" ON "news_types" USING btree ("created_at");
  CREATE INDEX "news_types_seo_seo_picture_idx" ON "news_types_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "news_types_locales_locale_parent_id_unique" ON "news_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_texts_sites_order_idx" ON "company_texts_sites" USING btree ("order");
  CREATE INDEX "company_texts_sites_parent_idx" ON "company_texts_sites" USING btree ("parent_id");
  CREATE INDEX "company_texts_sites_value_idx" ON "company_texts_sites" USING btree ("value");
  CREATE UNIQUE INDEX "company_texts_place_idx" ON "company_texts" USING btree ("place");
  CREATE INDEX "company_texts_picture_idx" ON "company_texts" USING btree ("picture_id");
  CREATE INDEX "company_texts_update_time_idx" ON "company_texts" USING btree ("update_time");
  CREATE INDEX "company_texts_updated_at_idx" ON "company_texts" USING btree ("updated_at");
  CREATE INDEX "company_texts_created_at_idx" ON "company_texts" USING btree ("created_at");
  CREATE INDEX "company_texts_deleted_at_idx" ON "company_texts" USING btree ("deleted_at");
  CREATE INDEX "company_texts__status_idx" ON "company_texts" USING btree ("_status");
  CREATE INDEX "company_texts_seo_seo_picture_idx" ON "company_texts_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "company_texts_locales_locale_parent_id_unique" ON "company_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_texts_v_version_sites_order_idx" ON "_company_texts_v_version_sites" USING btree ("order");
  CREATE INDEX "_company_texts_v_version_sites_parent_idx" ON "_company_texts_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_company_texts_v_version_sites_value_idx" ON "_company_texts_v_version_sites" USING btree ("value");
  CREATE INDEX "_company_texts_v_parent_idx" ON "_company_texts_v" USING btree ("parent_id");
  CREATE INDEX "_company_texts_v_version_version_place_idx" ON "_company_texts_v" USING btree ("version_place");
  CREATE INDEX "_company_texts_v_version_version_picture_idx" ON "_company_texts_v" USING btree ("version_picture_id");
  CREATE INDEX "_company_texts_v_version_version_update_time_idx" ON "_company_texts_v" USING btree ("version_update_time");
  CREATE INDEX "_company_texts_v_version_version_updated_at_idx" ON "_company_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_texts_v_version_version_created_at_idx" ON "_company_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_company_texts_v_version_version_deleted_at_idx" ON "_company_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_company_texts_v_version_version__status_idx" ON "_company_texts_v" USING btree ("version__status");
  CREATE INDEX "_company_texts_v_created_at_idx" ON "_company_texts_v" USING btree ("created_at");
  CREATE INDEX "_company_texts_v_updated_at_idx" ON "_company_texts_v" USING btree ("updated_at");
  CREATE INDEX "_company_texts_v_snapshot_idx" ON "_company_texts_v" USING btree ("snapshot");
  CREATE INDEX "_company_texts_v_published_locale_idx" ON "_company_texts_v" USING btree ("published_locale");
  CREATE INDEX "_company_texts_v_latest_idx" ON "_company_texts_v" USING btree ("latest");
  CREATE INDEX "_company_texts_v_autosave_idx" ON "_company_texts_v" USING btree ("autosave");
  CREATE INDEX "_company_texts_v_version_seo_version_seo_picture_idx" ON "_company_texts_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_company_texts_v_locales_locale_parent_id_unique" ON "_company_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_items_sites_order_idx" ON "about_items_sites" USING btree ("order");
  CREATE INDEX "about_items_sites_parent_idx" ON "about_items_sites" USING btree ("parent_id");
  CREATE INDEX "about_items_sites_value_idx" ON "about_items_sites" USING btree ("value");
  CREATE INDEX "about_items_parent_idx" ON "about_items" USING btree ("parent_id");
  CREATE INDEX "about_items_order_idx" ON "about_items" USING btree ("order");
  CREATE INDEX "about_items_updated_at_idx" ON "about_items" USING btree ("updated_at");
  CREATE INDEX "about_items_created_at_idx" ON "about_items" USING btree ("created_at");
  CREATE INDEX "about_items_deleted_at_idx" ON "about_items" USING btree ("deleted_at");
  CREATE INDEX "about_items__status_idx" ON "about_items" USING btree ("_status");
  CREATE INDEX "about_items_seo_seo_picture_idx" ON "about_items_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "about_items_locales_locale_parent_id_unique" ON "about_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_items_v_version_sites_order_idx" ON "_about_items_v_version_sites" USING btree ("order");
  CREATE INDEX "_about_items_v_version_sites_parent_idx" ON "_about_items_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_about_items_v_version_sites_value_idx" ON "_about_items_v_version_sites" USING btree ("value");
  CREATE INDEX "_about_items_v_parent_idx" ON "_about_items_v" USING btree ("parent_id");
  CREATE INDEX "_about_items_v_version_version_parent_idx" ON "_about_items_v" USING btree ("version_parent_id");
  CREATE INDEX "_about_items_v_version_version_order_idx" ON "_about_items_v" USING btree ("version_order");
  CREATE INDEX "_about_items_v_version_version_updated_at_idx" ON "_about_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_about_items_v_version_version_created_at_idx" ON "_about_items_v" USING btree ("version_created_at");
  CREATE INDEX "_about_items_v_version_version_deleted_at_idx" ON "_about_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_about_items_v_version_version__status_idx" ON "_about_items_v" USING btree ("version__status");
  CREATE INDEX "_about_items_v_created_at_idx" ON "_about_items_v" USING btree ("created_at");
  CREATE INDEX "_about_items_v_updated_at_idx" ON "_about_items_v" USING btree ("updated_at");
  CREATE INDEX "_about_items_v_snapshot_idx" ON "_about_items_v" USING btree ("snapshot");
  CREATE INDEX "_about_items_v_published_locale_idx" ON "_about_items_v" USING btree ("published_locale");
  CREATE INDEX "_about_items_v_latest_idx" ON "_about_items_v" USING btree ("latest");
  CREATE INDEX "_about_items_v_autosave_idx" ON "_about_items_v" USING btree ("autosave");
  CREATE INDEX "_about_items_v_version_seo_version_seo_picture_idx" ON "_about_items_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_about_items_v_locales_locale_parent_id_unique" ON "_about_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "milestones_sites_order_idx" ON "milestones_sites" USING btree ("order");
  CREATE INDEX "milestones_sites_parent_idx" ON "milestones_sites" USING btree ("parent_id");
  CREATE INDEX "milestones_sites_value_idx" ON "milestones_sites" USING btree ("value");
  CREATE INDEX "milestones_picture_idx" ON "milestones" USING btree ("picture_id");
  CREATE INDEX "milestones_on_home_idx" ON "milestones" USING btree ("on_home");
  CREATE INDEX "milestones_updated_at_idx" ON "milestones" USING btree ("updated_at");
  CREATE INDEX "milestones_created_at_idx" ON "milestones" USING btree ("created_at");
  CREATE INDEX "milestones_deleted_at_idx" ON "milestones" USING btree ("deleted_at");
  CREATE INDEX "milestones__status_idx" ON "milestones" USING btree ("_status");
  CREATE UNIQUE INDEX "milestones_locales_locale_parent_id_unique" ON "milestones_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_milestones_v_version_sites_order_idx" ON "_milestones_v_version_sites" USING btree ("order");
  CREATE INDEX "_milestones_v_version_sites_parent_idx" ON "_milestones_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_sites_value_idx" ON "_milestones_v_version_sites" USING btree ("value");
  CREATE INDEX "_milestones_v_parent_idx" ON "_milestones_v" USING btree ("parent_id");
  CREATE INDEX "_milestones_v_version_version_picture_idx" ON "_milestones_v" USING btree ("version_picture_id");
  CREATE INDEX "_milestones_v_version_version_on_home_idx" ON "_milestones_v" USING btree ("version_on_home");
  CREATE INDEX "_milestones_v_version_version_updated_at_idx" ON "_milestones_v" USING btree ("version_updated_at");
  CREATE INDEX "_milestones_v_version_version_created_at_idx" ON "_milestones_v" USING btree ("version_created_at");
  CREATE INDEX "_milestones_v_version_version_deleted_at_idx" ON "_milestones_v" USING btree ("version_deleted_at");
  CREATE INDEX "_milestones_v_version_version__status_idx" ON "_milestones_v" USING btree ("version__status");
  CREATE INDEX "_milestones_v_created_at_idx" ON "_milestones_v" USING btree ("created_at");
  CREATE INDEX "_milestones_v_updated_at_idx" ON "_milestones_v" USING btree ("updated_at");
  CREATE INDEX "_milestones_v_snapshot_idx" ON "_milestones_v" USING btree ("snapshot");
  CREATE INDEX "_milestones_v_published_locale_idx" ON "_milestones_v" USING btree ("published_locale");
  CREATE INDEX "_milestones_v_latest_idx" ON "_milestones_v" USING btree ("latest");
  CREATE INDEX "_milestones_v_autosave_idx" ON "_milestones_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_milestones_v_locales_locale_parent_id_unique" ON "_milestones_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "honours_sites_order_idx" ON "honours_sites" USING btree ("order");
  CREATE INDEX "honours_sites_parent_idx" ON "honours_sites" USING btree ("parent_id");
  CREATE INDEX "honours_sites_value_idx" ON "honours_sites" USING btree ("value");
  CREATE INDEX "honours_picture_idx" ON "honours" USING btree ("picture_id");
  CREATE INDEX "honours_order_idx" ON "honours" USING btree ("order");
  CREATE INDEX "honours_updated_at_idx" ON "honours" USING btree ("updated_at");
  CREATE INDEX "honours_created_at_idx" ON "honours" USING btree ("created_at");
  CREATE INDEX "honours_deleted_at_idx" ON "honours" USING btree ("deleted_at");
  CREATE INDEX "honours__status_idx" ON "honours" USING btree ("_status");
  CREATE UNIQUE INDEX "honours_locales_locale_parent_id_unique" ON "honours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_honours_v_version_sites_order_idx" ON "_honours_v_version_sites" USING btree ("order");
  CREATE INDEX "_honours_v_version_sites_parent_idx" ON "_honours_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_honours_v_version_sites_value_idx" ON "_honours_v_version_sites" USING btree ("value");
  CREATE INDEX "_honours_v_parent_idx" ON "_honours_v" USING btree ("parent_id");
  CREATE INDEX "_honours_v_version_version_picture_idx" ON "_honours_v" USING btree ("version_picture_id");
  CREATE INDEX "_honours_v_version_version_order_idx" ON "_honours_v" USING btree ("version_order");
  CREATE INDEX "_honours_v_version_version_updated_at_idx" ON "_honours_v" USING btree ("version_updated_at");
  CREATE INDEX "_honours_v_version_version_created_at_idx" ON "_honours_v" USING btree ("version_created_at");
  CREATE INDEX "_honours_v_version_version_deleted_at_idx" ON "_honours_v" USING btree ("version_deleted_at");
  CREATE INDEX "_honours_v_version_version__status_idx" ON "_honours_v" USING btree ("version__status");
  CREATE INDEX "_honours_v_created_at_idx" ON "_honours_v" USING btree ("created_at");
  CREATE INDEX "_honours_v_updated_at_idx" ON "_honours_v" USING btree ("updated_at");
  CREATE INDEX "_honours_v_snapshot_idx" ON "_honours_v" USING btree ("snapshot");
  CREATE INDEX "_honours_v_published_locale_idx" ON "_honours_v" USING btree ("published_locale");
  CREATE INDEX "_honours_v_latest_idx" ON "_honours_v" USING btree ("latest");
  CREATE INDEX "_honours_v_autosave_idx" ON "_honours_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_honours_v_locales_locale_parent_id_unique" ON "_honours_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members_sites_order_idx" ON "team_members_sites" USING btree ("order");
  CREATE INDEX "team_members_sites_parent_idx" ON "team_members_sites" USING btree ("parent_id");
  CREATE INDEX "team_members_sites_value_idx" ON "team_members_sites" USING btree ("value");
  CREATE INDEX "team_members_picture_idx" ON "team_members" USING btree ("picture_id");
  CREATE INDEX "team_members_group_idx" ON "team_members" USING btree ("group_id");
  CREATE INDEX "team_members_order_idx" ON "team_members" USING btree ("order");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_members_v_version_sites_order_idx" ON "_team_members_v_version_sites" USING btree ("order");
  CREATE INDEX "_team_members_v_version_sites_parent_idx" ON "_team_members_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_sites_value_idx" ON "_team_members_v_version_sites" USING btree ("value");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_picture_idx" ON "_team_members_v" USING btree ("version_picture_id");
  CREATE INDEX "_team_members_v_version_version_group_idx" ON "_team_members_v" USING btree ("version_group_id");
  CREATE INDEX "_team_members_v_version_version_order_idx" ON "_team_members_v" USING btree ("version_order");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE INDEX "_team_members_v_autosave_idx" ON "_team_members_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_groups_sites_order_idx" ON "team_groups_sites" USING btree ("order");
  CREATE INDEX "team_groups_sites_parent_idx" ON "team_groups_sites" USING btree ("parent_id");
  CREATE INDEX "team_groups_sites_value_idx" ON "team_groups_sites" USING btree ("value");
  CREATE INDEX "team_groups_order_idx" ON "team_groups" USING btree ("order");
  CREATE INDEX "team_groups_updated_at_idx" ON "team_groups" USING btree ("updated_at");
  CREATE INDEX "team_groups_created_at_idx" ON "team_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "team_groups_locales_locale_parent_id_unique" ON "team_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_videos_sites_order_idx" ON "company_videos_sites" USING btree ("order");
  CREATE INDEX "company_videos_sites_parent_idx" ON "company_videos_sites" USING btree ("parent_id");
  CREATE INDEX "company_videos_sites_value_idx" ON "company_videos_sites" USING btree ("value");
  CREATE INDEX "company_videos_video_idx" ON "company_videos" USING btree ("video_id");
  CREATE INDEX "company_videos_cover_idx" ON "company_videos" USING btree ("cover_id");
  CREATE INDEX "company_videos_order_idx" ON "company_videos" USING btree ("order");
  CREATE INDEX "company_videos_update_time_idx" ON "company_videos" USING btree ("update_time");
  CREATE INDEX "company_videos_updated_at_idx" ON "company_videos" USING btree ("updated_at");
  CREATE INDEX "company_videos_created_at_idx" ON "company_videos" USING btree ("created_at");
  CREATE INDEX "company_videos_deleted_at_idx" ON "company_videos" USING btree ("deleted_at");
  CREATE INDEX "company_videos__status_idx" ON "company_videos" USING btree ("_status");
  CREATE INDEX "company_videos_captions_idx" ON "company_videos_locales" USING btree ("captions_id","_locale");
  CREATE INDEX "company_videos_seo_seo_picture_idx" ON "company_videos_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "company_videos_locales_locale_parent_id_unique" ON "company_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_videos_v_version_sites_order_idx" ON "_company_videos_v_version_sites" USING btree ("order");
  CREATE INDEX "_company_videos_v_version_sites_parent_idx" ON "_company_videos_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_company_videos_v_version_sites_value_idx" ON "_company_videos_v_version_sites" USING btree ("value");
  CREATE INDEX "_company_videos_v_parent_idx" ON "_company_videos_v" USING btree ("parent_id");
  CREATE INDEX "_company_videos_v_version_version_video_idx" ON "_company_videos_v" USING btree ("version_video_id");
  CREATE INDEX "_company_videos_v_version_version_cover_idx" ON "_company_videos_v" USING btree ("version_cover_id");
  CREATE INDEX "_company_videos_v_version_version_order_idx" ON "_company_videos_v" USING btree ("version_order");
  CREATE INDEX "_company_videos_v_version_version_update_time_idx" ON "_company_videos_v" USING btree ("version_update_time");
  CREATE INDEX "_company_videos_v_version_version_updated_at_idx" ON "_company_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_videos_v_version_version_created_at_idx" ON "_company_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_company_videos_v_version_version_deleted_at_idx" ON "_company_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_company_videos_v_version_version__status_idx" ON "_company_videos_v" USING btree ("version__status");
  CREATE INDEX "_company_videos_v_created_at_idx" ON "_company_videos_v" USING btree ("created_at");
  CREATE INDEX "_company_videos_v_updated_at_idx" ON "_company_videos_v" USING btree ("updated_at");
  CREATE INDEX "_company_videos_v_snapshot_idx" ON "_company_videos_v" USING btree ("snapshot");
  CREATE INDEX "_company_videos_v_published_locale_idx" ON "_company_videos_v" USING btree ("published_locale");
  CREATE INDEX "_company_videos_v_latest_idx" ON "_company_videos_v" USING btree ("latest");
  CREATE INDEX "_company_videos_v_autosave_idx" ON "_company_videos_v" USING btree ("autosave");
  CREATE INDEX "_company_videos_v_version_version_captions_idx" ON "_company_videos_v_locales" USING btree ("version_captions_id","_locale");
  CREATE INDEX "_company_videos_v_version_seo_version_seo_picture_idx" ON "_company_videos_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_company_videos_v_locales_locale_parent_id_unique" ON "_company_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_sites_order_idx" ON "partners_sites" USING btree ("order");
  CREATE INDEX "partners_sites_parent_idx" ON "partners_sites" USING btree ("parent_id");
  CREATE INDEX "partners_sites_value_idx" ON "partners_sites" USING btree ("value");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_order_idx" ON "partners" USING btree ("order");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_version_sites_order_idx" ON "_partners_v_version_sites" USING btree ("order");
  CREATE INDEX "_partners_v_version_sites_parent_idx" ON "_partners_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_sites_value_idx" ON "_partners_v_version_sites" USING btree ("value");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_order_idx" ON "_partners_v" USING btree ("version_order");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_sites_order_idx" ON "jobs_sites" USING btree ("order");
  CREATE INDEX "jobs_sites_parent_idx" ON "jobs_sites" USING btree ("parent_id");
  CREATE INDEX "jobs_sites_value_idx" ON "jobs_sites" USING btree ("value");
  CREATE INDEX "jobs_create_time_idx" ON "jobs" USING btree ("create_time");
  CREATE INDEX "jobs_order_idx" ON "jobs" USING btree ("order");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_sites_order_idx" ON "_jobs_v_version_sites" USING btree ("order");
  CREATE INDEX "_jobs_v_version_sites_parent_idx" ON "_jobs_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_sites_value_idx" ON "_jobs_v_version_sites" USING btree ("value");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_create_time_idx" ON "_jobs_v" USING btree ("version_create_time");
  CREATE INDEX "_jobs_v_version_version_order_idx" ON "_jobs_v" USING btree ("version_order");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "office_pictures_sites_order_idx" ON "office_pictures_sites" USING btree ("order");
  CREATE INDEX "office_pictures_sites_parent_idx" ON "office_pictures_sites" USING btree ("parent_id");
  CREATE INDEX "office_pictures_sites_value_idx" ON "office_pictures_sites" USING btree ("value");
  CREATE INDEX "office_pictures_picture_idx" ON "office_pictures" USING btree ("picture_id");
  CREATE INDEX "office_pictures_order_idx" ON "office_pictures" USING btree ("order");
  CREATE INDEX "office_pictures_updated_at_idx" ON "office_pictures" USING btree ("updated_at");
  CREATE INDEX "office_pictures_created_at_idx" ON "office_pictures" USING btree ("created_at");
  CREATE INDEX "office_pictures_deleted_at_idx" ON "office_pictures" USING btree ("deleted_at");
  CREATE INDEX "office_pictures__status_idx" ON "office_pictures" USING btree ("_status");
  CREATE UNIQUE INDEX "office_pictures_locales_locale_parent_id_unique" ON "office_pictures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_office_pictures_v_version_sites_order_idx" ON "_office_pictures_v_version_sites" USING btree ("order");
  CREATE INDEX "_office_pictures_v_version_sites_parent_idx" ON "_office_pictures_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_office_pictures_v_version_sites_value_idx" ON "_office_pictures_v_version_sites" USING btree ("value");
  CREATE INDEX "_office_pictures_v_parent_idx" ON "_office_pictures_v" USING btree ("parent_id");
  CREATE INDEX "_office_pictures_v_version_version_picture_idx" ON "_office_pictures_v" USING btree ("version_picture_id");
  CREATE INDEX "_office_pictures_v_version_version_order_idx" ON "_office_pictures_v" USING btree ("version_order");
  CREATE INDEX "_office_pictures_v_version_version_updated_at_idx" ON "_office_pictures_v" USING btree ("version_updated_at");
  CREATE INDEX "_office_pictures_v_version_version_created_at_idx" ON "_office_pictures_v" USING btree ("version_created_at");
  CREATE INDEX "_office_pictures_v_version_version_deleted_at_idx" ON "_office_pictures_v" USING btree ("version_deleted_at");
  CREATE INDEX "_office_pictures_v_version_version__status_idx" ON "_office_pictures_v" USING btree ("version__status");
  CREATE INDEX "_office_pictures_v_created_at_idx" ON "_office_pictures_v" USING btree ("created_at");
  CREATE INDEX "_office_pictures_v_updated_at_idx" ON "_office_pictures_v" USING btree ("updated_at");
  CREATE INDEX "_office_pictures_v_snapshot_idx" ON "_office_pictures_v" USING btree ("snapshot");
  CREATE INDEX "_office_pictures_v_published_locale_idx" ON "_office_pictures_v" USING btree ("published_locale");
  CREATE INDEX "_office_pictures_v_latest_idx" ON "_office_pictures_v" USING btree ("latest");
  CREATE INDEX "_office_pictures_v_autosave_idx" ON "_office_pictures_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_office_pictures_v_locales_locale_parent_id_unique" ON "_office_pictures_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_videos_sites_order_idx" ON "investor_videos_sites" USING btree ("order");
  CREATE INDEX "investor_videos_sites_parent_idx" ON "investor_videos_sites" USING btree ("parent_id");
  CREATE INDEX "investor_videos_sites_value_idx" ON "investor_videos_sites" USING btree ("value");
  CREATE INDEX "investor_videos_video_idx" ON "investor_videos" USING btree ("video_id");
  CREATE INDEX "investor_videos_cover_idx" ON "investor_videos" USING btree ("cover_id");
  CREATE INDEX "investor_videos_order_idx" ON "investor_videos" USING btree ("order");
  CREATE INDEX "investor_videos_updated_at_idx" ON "investor_videos" USING btree ("updated_at");
  CREATE INDEX "investor_videos_created_at_idx" ON "investor_videos" USING btree ("created_at");
  CREATE INDEX "investor_videos_deleted_at_idx" ON "investor_videos" USING btree ("deleted_at");
  CREATE INDEX "investor_videos__status_idx" ON "investor_videos" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_videos_locales_locale_parent_id_unique" ON "investor_videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_videos_v_version_sites_order_idx" ON "_investor_videos_v_version_sites" USING btree ("order");
  CREATE INDEX "_investor_videos_v_version_sites_parent_idx" ON "_investor_videos_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_investor_videos_v_version_sites_value_idx" ON "_investor_videos_v_version_sites" USING btree ("value");
  CREATE INDEX "_investor_videos_v_parent_idx" ON "_investor_videos_v" USING btree ("parent_id");
  CREATE INDEX "_investor_videos_v_version_version_video_idx" ON "_investor_videos_v" USING btree ("version_video_id");
  CREATE INDEX "_investor_videos_v_version_version_cover_idx" ON "_investor_videos_v" USING btree ("version_cover_id");
  CREATE INDEX "_investor_videos_v_version_version_order_idx" ON "_investor_videos_v" USING btree ("version_order");
  CREATE INDEX "_investor_videos_v_version_version_updated_at_idx" ON "_investor_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_investor_videos_v_version_version_created_at_idx" ON "_investor_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_investor_videos_v_version_version_deleted_at_idx" ON "_investor_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "_investor_videos_v_version_version__status_idx" ON "_investor_videos_v" USING btree ("version__status");
  CREATE INDEX "_investor_videos_v_created_at_idx" ON "_investor_videos_v" USING btree ("created_at");
  CREATE INDEX "_investor_videos_v_updated_at_idx" ON "_investor_videos_v" USING btree ("updated_at");
  CREATE INDEX "_investor_videos_v_snapshot_idx" ON "_investor_videos_v" USING btree ("snapshot");
  CREATE INDEX "_investor_videos_v_published_locale_idx" ON "_investor_videos_v" USING btree ("published_locale");
  CREATE INDEX "_investor_videos_v_latest_idx" ON "_investor_videos_v" USING btree ("latest");
  CREATE INDEX "_investor_videos_v_autosave_idx" ON "_investor_videos_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_investor_videos_v_locales_locale_parent_id_unique" ON "_investor_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "support_pages_sites_order_idx" ON "support_pages_sites" USING btree ("order");
  CREATE INDEX "support_pages_sites_parent_idx" ON "support_pages_sites" USING btree ("parent_id");
  CREATE INDEX "support_pages_sites_value_idx" ON "support_pages_sites" USING btree ("value");
  CREATE UNIQUE INDEX "support_pages_kind_idx" ON "support_pages" USING btree ("kind");
  CREATE INDEX "support_pages_icon_idx" ON "support_pages" USING btree ("icon_id");
  CREATE INDEX "support_pages_update_time_idx" ON "support_pages" USING btree ("update_time");
  CREATE INDEX "support_pages_updated_at_idx" ON "support_pages" USING btree ("updated_at");
  CREATE INDEX "support_pages_created_at_idx" ON "support_pages" USING btree ("created_at");
  CREATE INDEX "support_pages_deleted_at_idx" ON "support_pages" USING btree ("deleted_at");
  CREATE INDEX "support_pages__status_idx" ON "support_pages" USING btree ("_status");
  CREATE INDEX "support_pages_seo_seo_picture_idx" ON "support_pages_locales" USING btree ("seo_picture_id","_locale");
  CREATE UNIQUE INDEX "support_pages_locales_locale_parent_id_unique" ON "support_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_support_pages_v_version_sites_order_idx" ON "_support_pages_v_version_sites" USING btree ("order");
  CREATE INDEX "_support_pages_v_version_sites_parent_idx" ON "_support_pages_v_version_sites" USING btree ("parent_id");
  CREATE INDEX "_support_pages_v_version_sites_value_idx" ON "_support_pages_v_version_sites" USING btree ("value");
  CREATE INDEX "_support_pages_v_parent_idx" ON "_support_pages_v" USING btree ("parent_id");
  CREATE INDEX "_support_pages_v_version_version_kind_idx" ON "_support_pages_v" USING btree ("version_kind");
  CREATE INDEX "_support_pages_v_version_version_icon_idx" ON "_support_pages_v" USING btree ("version_icon_id");
  CREATE INDEX "_support_pages_v_version_version_update_time_idx" ON "_support_pages_v" USING btree ("version_update_time");
  CREATE INDEX "_support_pages_v_version_version_updated_at_idx" ON "_support_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_support_pages_v_version_version_created_at_idx" ON "_support_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_support_pages_v_version_version_deleted_at_idx" ON "_support_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_support_pages_v_version_version__status_idx" ON "_support_pages_v" USING btree ("version__status");
  CREATE INDEX "_support_pages_v_created_at_idx" ON "_support_pages_v" USING btree ("created_at");
  CREATE INDEX "_support_pages_v_updated_at_idx" ON "_support_pages_v" USING btree ("updated_at");
  CREATE INDEX "_support_pages_v_snapshot_idx" ON "_support_pages_v" USING btree ("snapshot");
  CREATE INDEX "_support_pages_v_published_locale_idx" ON "_support_pages_v" USING btree ("published_locale");
  CREATE INDEX "_support_pages_v_latest_idx" ON "_support_pages_v" USING btree ("latest");
  CREATE INDEX "_support_pages_v_autosave_idx" ON "_support_pages_v" USING btree ("autosave");
  CREATE INDEX "_support_pages_v_version_seo_version_seo_picture_idx" ON "_support_pages_v_locales" USING btree ("version_seo_picture_id","_locale");
  CREATE UNIQUE INDEX "_support_pages_v_locales_locale_parent_id_unique" ON "_support_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_sites_order_idx" ON "promotions_sites" USING btree ("order");
  CREATE INDEX "promotions_sites_parent_idx" ON "promotions_sites" USING btree ("parent_id");
  CREATE INDEX "promotions_sites_value_idx" ON "promotions_sites" USING btree ("value");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_texts_order_parent" ON "promotions_texts" USING btree ("order","parent_id");
  CREATE INDEX "promotions_rels_order_idx" ON "promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_products_id_idx" ON "promotions_rels" USING btree ("products_id");
  CREATE INDEX "promotions_rels_solutions_id_idx" ON "promotions_rels" USING btree ("solutions_id");
  CREATE INDEX "promotions_rels_cases_id_idx" ON "promotions_rels" USING btree ("cases_id");
  CREATE INDEX "promotions_rels_company_videos_id_idx" ON "promotions_rels" USING btree ("company_videos_id");
  CREATE INDEX "promotions_rels_materials_id_idx" ON "promotions_rels" USING btree ("materials_id");
  CREATE INDEX "promotions_rels_news_id_idx" ON "promotions_rels" USING btree ("news_id");
  CREATE INDEX "searches_day_idx" ON "searches" USING btree ("day");
  CREATE INDEX "searches_text_idx" ON "searches" USING btree ("text");
  CREATE INDEX "searches_found_idx" ON "searches" USING btree ("found");
  CREATE UNIQUE INDEX "day_site_text_idx" ON "searches" USING btree ("day","site","text");
  CREATE INDEX "redirects_site_idx" ON "redirects" USING btree ("site");
  CREATE INDEX "redirects_enabled_idx" ON "redirects" USING btree ("enabled");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_key_idx" ON "redirects" USING btree ("site","key");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_products_id_idx" ON "redirects_rels" USING btree ("products_id");
  CREATE INDEX "redirects_rels_product_categories_id_idx" ON "redirects_rels" USING btree ("product_categories_id");
  CREATE INDEX "redirects_rels_solutions_id_idx" ON "redirects_rels" USING btree ("solutions_id");
  CREATE INDEX "redirects_rels_service_types_id_idx" ON "redirects_rels" USING btree ("service_types_id");
  CREATE INDEX "redirects_rels_service_contracts_id_idx" ON "redirects_rels" USING btree ("service_contracts_id");
  CREATE INDEX "redirects_rels_service_cases_id_idx" ON "redirects_rels" USING btree ("service_cases_id");
  CREATE INDEX "redirects_rels_cases_id_idx" ON "redirects_rels" USING btree ("cases_id");
  CREATE INDEX "redirects_rels_news_id_idx" ON "redirects_rels" USING btree ("news_id");
  CREATE INDEX "redirects_rels_company_videos_id_idx" ON "redirects_rels" USING btree ("company_videos_id");
  CREATE INDEX "missing_addresses_site_idx" ON "missing_addresses" USING btree ("site");
  CREATE INDEX "missing_addresses_count_idx" ON "missing_addresses" USING btree ("count");
  CREATE INDEX "missing_addresses_last_at_idx" ON "missing_addresses" USING btree ("last_at");
  CREATE INDEX "missing_addresses_withdrawn_by_idx" ON "missing_addresses" USING btree ("withdrawn_by");
  CREATE UNIQUE INDEX "site_key_1_idx" ON "missing_addresses" USING btree ("site","key");
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
  CREATE UNIQUE INDEX "distributors_username_idx" ON "distributors" USING btree ("username");
  CREATE INDEX "distributors_email_idx" ON "distributors" USING btree ("email");
  CREATE INDEX "distributors_disabled_idx" ON "distributors" USING btree ("disabled");
  CREATE INDEX "distributors_updated_at_idx" ON "distributors" USING btree ("updated_at");
  CREATE INDEX "distributors_created_at_idx" ON "distributors" USING btree ("created_at");
  CREATE INDEX "distributors_rels_order_idx" ON "distributors_rels" USING btree ("order");
  CREATE INDEX "distributors_rels_parent_idx" ON "distributors_rels" USING btree ("parent_id");
  CREATE INDEX "distributors_rels_path_idx" ON "distributors_rels" USING btree ("path");
  CREATE INDEX "distributors_rels_distributor_groups_id_idx" ON "distributors_rels" USING btree ("distributor_groups_id");
  CREATE UNIQUE INDEX "distributor_groups_name_idx" ON "distributor_groups" USING btree ("name");
  CREATE INDEX "distributor_groups_updated_at_idx" ON "distributor_groups" USING btree ("updated_at");
  CREATE INDEX "distributor_groups_created_at_idx" ON "distributor_groups" USING btree ("created_at");
  CREATE INDEX "downloads_at_idx" ON "downloads" USING btree ("at");
  CREATE INDEX "downloads_account_idx" ON "downloads" USING btree ("account");
  CREATE INDEX "downloads_distributor_idx" ON "downloads" USING btree ("distributor");
  CREATE INDEX "downloads_file_name_idx" ON "downloads" USING btree ("file_name");
  CREATE INDEX "downloads_file_idx" ON "downloads" USING btree ("file");
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_content_hash_idx" ON "media" USING btree ("content_hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_a480_sizes_a480_filename_idx" ON "media" USING btree ("sizes_a480_filename");
  CREATE INDEX "media_sizes_a960_sizes_a960_filename_idx" ON "media" USING btree ("sizes_a960_filename");
  CREATE INDEX "media_sizes_a1440_sizes_a1440_filename_idx" ON "media" USING btree ("sizes_a1440_filename");
  CREATE INDEX "media_sizes_a1920_sizes_a1920_filename_idx" ON "media" USING btree ("sizes_a1920_filename");
  CREATE INDEX "media_sizes_a2880_sizes_a2880_filename_idx" ON "media" USING btree ("sizes_a2880_filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "media" USING btree ("sizes_w960_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_restricted_idx" ON "files" USING btree ("restricted");
  CREATE INDEX "files_folder_idx" ON "files" USING btree ("folder_id");
  CREATE INDEX "files_content_hash_idx" ON "files" USING btree ("content_hash");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "files_texts_order_parent" ON "files_texts" USING btree ("order","parent_id");
  CREATE INDEX "files_texts_text_idx" ON "files_texts" USING btree ("text");
  CREATE INDEX "files_rels_order_idx" ON "files_rels" USING btree ("order");
  CREATE INDEX "files_rels_parent_idx" ON "files_rels" USING btree ("parent_id");
  CREATE INDEX "files_rels_path_idx" ON "files_rels" USING btree ("path");
  CREATE INDEX "files_rels_distributor_groups_id_idx" ON "files_rels" USING btree ("distributor_groups_id");
  CREATE INDEX "folders_parent_idx" ON "folders" USING btree ("parent_id");
  CREATE INDEX "folders_order_idx" ON "folders" USING btree ("order");
  CREATE INDEX "folders_updated_at_idx" ON "folders" USING btree ("updated_at");
  CREATE INDEX "folders_created_at_idx" ON "folders" USING btree ("created_at");
  CREATE UNIQUE INDEX "folders_locales_locale_parent_id_unique" ON "folders_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "distributor_sessions_distributor_idx" ON "distributor_sessions" USING btree ("distributor");
  CREATE INDEX "distributor_tokens_distributor_idx" ON "distributor_tokens" USING btree ("distributor");
  CREATE INDEX "distributor_tokens_expires_at_idx" ON "distributor_tokens" USING btree ("expires_at");
  CREATE INDEX "preview_links_entity_idx" ON "preview_links" USING btree ("entity");
  CREATE INDEX "preview_links_document_idx" ON "preview_links" USING btree ("document");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges" USING btree ("expires_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "home_statistics_order_idx" ON "home_statistics" USING btree ("_order");
  CREATE INDEX "home_statistics_parent_id_idx" ON "home_statistics" USING btree ("_parent_id");
  CREATE INDEX "home_statistics_locale_idx" ON "home_statistics" USING btree ("_locale");
  CREATE INDEX "home_iot_points_order_idx" ON "home_iot_points" USING btree ("_order");
  CREATE INDEX "home_iot_points_parent_id_idx" ON "home_iot_points" USING btree ("_parent_id");
  CREATE INDEX "home_iot_points_locale_idx" ON "home_iot_points" USING btree ("_locale");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "home_page_iot_iot_picture_idx" ON "home_page_locales" USING btree ("iot_picture_id","_locale");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_statistics_v_order_idx" ON "_home_statistics_v" USING btree ("_order");
  CREATE INDEX "_home_statistics_v_parent_id_idx" ON "_home_statistics_v" USING btree ("_parent_id");
  CREATE INDEX "_home_statistics_v_locale_idx" ON "_home_statistics_v" USING btree ("_locale");
  CREATE INDEX "_home_iot_points_v_order_idx" ON "_home_iot_points_v" USING btree ("_order");
  CREATE INDEX "_home_iot_points_v_parent_id_idx" ON "_home_iot_points_v" USING btree ("_parent_id");
  CREATE INDEX "_home_iot_points_v_locale_idx" ON "_home_iot_points_v" USING btree ("_locale");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "_home_page_v_autosave_idx" ON "_home_page_v" USING btree ("autosave");
  CREATE INDEX "_home_page_v_version_iot_version_iot_picture_idx" ON "_home_page_v_locales" USING btree ("version_iot_picture_id","_locale");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "investor_relations__status_idx" ON "investor_relations" USING btree ("_status");
  CREATE UNIQUE INDEX "investor_relations_locales_locale_parent_id_unique" ON "investor_relations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_investor_relations_v_version_version__status_idx" ON "_investor_relations_v" USING btree ("version__status");
  CREATE INDEX "_investor_relations_v_created_at_idx" ON "_investor_relations_v" USING btree ("created_at");
  CREATE INDEX "_investor_relations_v_updated_at_idx" ON "_investor_relations_v" USING btree ("updated_at");
  CREATE INDEX "_investor_relations_v_snapshot_idx" ON "_investor_relations_v" USING btree ("snapshot");
  CREATE INDEX "_investor_relations_v_published_locale_idx" ON "_investor_relations_v" USING btree ("published_locale");
  CREATE INDEX "_investor_relations_v_latest_idx" ON "_investor_relations_v" USING btree ("latest");
  CREATE INDEX "_investor_relations_v_autosave_idx" ON "_investor_relations_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_investor_relations_v_locales_locale_parent_id_unique" ON "_investor_relations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers__status_idx" ON "careers" USING btree ("_status");
  CREATE UNIQUE INDEX "careers_locales_locale_parent_id_unique" ON "careers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v" USING btree ("version__status");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_autosave_idx" ON "_careers_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_careers_v_locales_locale_parent_id_unique" ON "_careers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "service_support_promises_order_idx" ON "service_support_promises" USING btree ("_order");
  CREATE INDEX "service_support_promises_parent_id_idx" ON "service_support_promises" USING btree ("_parent_id");
  CREATE INDEX "service_support_promises_locale_idx" ON "service_support_promises" USING btree ("_locale");
  CREATE INDEX "service_support_pillars_order_idx" ON "service_support_pillars" USING btree ("_order");
  CREATE INDEX "service_support_pillars_parent_id_idx" ON "service_support_pillars" USING btree ("_parent_id");
  CREATE INDEX "service_support_pillars_locale_idx" ON "service_support_pillars" USING btree ("_locale");
  CREATE INDEX "service_support_picture_idx" ON "service_support" USING btree ("picture_id");
  CREATE INDEX "service_support_official_account_idx" ON "service_support" USING btree ("official_account_id");
  CREATE INDEX "service_support__status_idx" ON "service_support" USING btree ("_status");
  CREATE INDEX "service_support_contact_picture_idx" ON "service_support_locales" USING btree ("contact_picture_id","_locale");
  CREATE UNIQUE INDEX "service_support_locales_locale_parent_id_unique" ON "service_support_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_service_support_v_version_promises_order_idx" ON "_service_support_v_version_promises" USING btree ("_order");
  CREATE INDEX "_service_support_v_version_promises_parent_id_idx" ON "_service_support_v_version_promises" USING btree ("_parent_id");
  CREATE INDEX "_service_support_v_version_promises_locale_idx" ON "_service_support_v_version_promises" USING btree ("_locale");
  CREATE INDEX "_service_support_v_version_pillars_order_idx" ON "_service_support_v_version_pillars" USING btree ("_order");
  CREATE INDEX "_service_support_v_version_pillars_parent_id_idx" ON "_service_support_v_version_pillars" USING btree ("_parent_id");
  CREATE INDEX "_service_support_v_version_pillars_locale_idx" ON "_service_support_v_version_pillars" USING btree ("_locale");
  CREATE INDEX "_service_support_v_version_version_picture_idx" ON "_service_support_v" USING btree ("version_picture_id");
  CREATE INDEX "_service_support_v_version_version_official_account_idx" ON "_service_support_v" USING btree ("version_official_account_id");
  CREATE INDEX "_service_support_v_version_version__status_idx" ON "_service_support_v" USING btree ("version__status");
  CREATE INDEX "_service_support_v_created_at_idx" ON "_service_support_v" USING btree ("created_at");
  CREATE INDEX "_service_support_v_updated_at_idx" ON "_service_support_v" USING btree ("updated_at");
  CREATE INDEX "_service_support_v_snapshot_idx" ON "_service_support_v" USING btree ("snapshot");
  CREATE INDEX "_service_support_v_published_locale_idx" ON "_service_support_v" USING btree ("published_locale");
  CREATE INDEX "_service_support_v_latest_idx" ON "_service_support_v" USING btree ("latest");
  CREATE INDEX "_service_support_v_autosave_idx" ON "_service_support_v" USING btree ("autosave");
  CREATE INDEX "_service_support_v_version_version_contact_picture_idx" ON "_service_support_v_locales" USING btree ("version_contact_picture_id","_locale");
  CREATE UNIQUE INDEX "_service_support_v_locales_locale_parent_id_unique" ON "_service_support_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "search_settings_shortcuts_order_idx" ON "search_settings_shortcuts" USING btree ("_order");
  CREATE INDEX "search_settings_shortcuts_parent_id_idx" ON "search_settings_shortcuts" USING btree ("_parent_id");
  CREATE INDEX "search_settings_vocabulary_order_idx" ON "search_settings_vocabulary" USING btree ("_order");
  CREATE INDEX "search_settings_vocabulary_parent_id_idx" ON "search_settings_vocabulary" USING btree ("_parent_id");
  CREATE INDEX "search_settings_synonyms_order_idx" ON "search_settings_synonyms" USING btree ("_order");
  CREATE INDEX "search_settings_synonyms_parent_id_idx" ON "search_settings_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_settings_texts_order_parent" ON "search_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_locale_idx" ON "site_settings_social" USING btree ("_locale");
  CREATE INDEX "site_settings_social_qr_idx" ON "site_settings_social" USING btree ("qr_id");
  CREATE INDEX "site_settings_regional_sites_order_idx" ON "site_settings_regional_sites" USING btree ("_order");
  CREATE INDEX "site_settings_regional_sites_parent_id_idx" ON "site_settings_regional_sites" USING btree ("_parent_id");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "site_settings_share_image_idx" ON "site_settings_locales" USING btree ("share_image_id","_locale");
  CREATE INDEX "site_settings_privacy_policy_idx" ON "site_settings_locales" USING btree ("privacy_policy_id","_locale");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_locale_idx" ON "_site_settings_v_version_social" USING btree ("_locale");
  CREATE INDEX "_site_settings_v_version_social_qr_idx" ON "_site_settings_v_version_social" USING btree ("qr_id");
  CREATE INDEX "_site_settings_v_version_regional_sites_order_idx" ON "_site_settings_v_version_regional_sites" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_regional_sites_parent_id_idx" ON "_site_settings_v_version_regional_sites" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_logo_idx" ON "_site_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "_site_settings_v" USING btree ("autosave");
  CREATE INDEX "_site_settings_v_version_version_share_image_idx" ON "_site_settings_v_locales" USING btree ("version_share_image_id","_locale");
  CREATE INDEX "_site_settings_v_version_version_privacy_policy_idx" ON "_site_settings_v_locales" USING btree ("version_privacy_policy_id","_locale");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "staff_settings_second_factor_roles_order_idx" ON "staff_settings_second_factor_roles" USING btree ("order");
  CREATE INDEX "staff_settings_second_factor_roles_parent_idx" ON "staff_settings_second_factor_roles" USING btree ("parent_id");
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
  CREATE INDEX "nav_friendlylinks_picture_idx" ON "nav_friendlylinks" USING btree ("picture_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
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
  CREATE INDEX "_nav_friendlylinks_v_picture_idx" ON "_nav_friendlylinks_v" USING btree ("picture_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "search_rows" CASCADE;
  DROP TABLE "open_forms" CASCADE;
  DROP TABLE "banners_sites" CASCADE;
  DROP TABLE "banners" CASCADE;
  DROP TABLE "banners_locales" CASCADE;
  DROP TABLE "banners_rels" CASCADE;
  DROP TABLE "_banners_v_version_sites" CASCADE;
  DROP TABLE "_banners_v" CASCADE;
  DROP TABLE "_banners_v_locales" CASCADE;
  DROP TABLE "_banners_v_rels" CASCADE;
  DROP TABLE "products_traits" CASCADE;
  DROP TABLE "products_traits_locales" CASCADE;
  DROP TABLE "products_parameters" CASCADE;
  DROP TABLE "products_parameters_locales" CASCADE;
  DROP TABLE "products_approvals" CASCADE;
  DROP TABLE "products_markets" CASCADE;
  DROP TABLE "products_sites" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_traits" CASCADE;
  DROP TABLE "_products_v_version_traits_locales" CASCADE;
  DROP TABLE "_products_v_version_parameters" CASCADE;
  DROP TABLE "_products_v_version_parameters_locales" CASCADE;
  DROP TABLE "_products_v_version_approvals" CASCADE;
  DROP TABLE "_products_v_version_markets" CASCADE;
  DROP TABLE "_products_v_version_sites" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_categories_sites" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "product_categories_locales" CASCADE;
  DROP TABLE "materials_sites" CASCADE;
  DROP TABLE "materials" CASCADE;
  DROP TABLE "materials_locales" CASCADE;
  DROP TABLE "materials_rels" CASCADE;
  DROP TABLE "_materials_v_version_sites" CASCADE;
  DROP TABLE "_materials_v" CASCADE;
  DROP TABLE "_materials_v_locales" CASCADE;
  DROP TABLE "_materials_v_rels" CASCADE;
  DROP TABLE "parameters" CASCADE;
  DROP TABLE "parameters_locales" CASCADE;
  DROP TABLE "parameter_classes" CASCADE;
  DROP TABLE "parameter_classes_locales" CASCADE;
  DROP TABLE "solutions_hotspots" CASCADE;
  DROP TABLE "solutions_sites" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "_solutions_v_version_hotspots" CASCADE;
  DROP TABLE "_solutions_v_version_sites" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "solution_types_sites" CASCADE;
  DROP TABLE "solution_types" CASCADE;
  DROP TABLE "solution_types_locales" CASCADE;
  DROP TABLE "service_types_sites" CASCADE;
  DROP TABLE "service_types" CASCADE;
  DROP TABLE "service_types_locales" CASCADE;
  DROP TABLE "_service_types_v_version_sites" CASCADE;
  DROP TABLE "_service_types_v" CASCADE;
  DROP TABLE "_service_types_v_locales" CASCADE;
  DROP TABLE "service_contracts_traits" CASCADE;
  DROP TABLE "service_contracts_traits_locales" CASCADE;
  DROP TABLE "service_contracts_sites" CASCADE;
  DROP TABLE "service_contracts" CASCADE;
  DROP TABLE "service_contracts_locales" CASCADE;
  DROP TABLE "service_contracts_rels" CASCADE;
  DROP TABLE "_service_contracts_v_version_traits" CASCADE;
  DROP TABLE "_service_contracts_v_version_traits_locales" CASCADE;
  DROP TABLE "_service_contracts_v_version_sites" CASCADE;
  DROP TABLE "_service_contracts_v" CASCADE;
  DROP TABLE "_service_contracts_v_locales" CASCADE;
  DROP TABLE "_service_contracts_v_rels" CASCADE;
  DROP TABLE "service_cases_sites" CASCADE;
  DROP TABLE "service_cases" CASCADE;
  DROP TABLE "service_cases_locales" CASCADE;
  DROP TABLE "_service_cases_v_version_sites" CASCADE;
  DROP TABLE "_service_cases_v" CASCADE;
  DROP TABLE "_service_cases_v_locales" CASCADE;
  DROP TABLE "cases_sites" CASCADE;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "cases_locales" CASCADE;
  DROP TABLE "cases_rels" CASCADE;
  DROP TABLE "_cases_v_version_sites" CASCADE;
  DROP TABLE "_cases_v" CASCADE;
  DROP TABLE "_cases_v_locales" CASCADE;
  DROP TABLE "_cases_v_rels" CASCADE;
  DROP TABLE "case_types_sites" CASCADE;
  DROP TABLE "case_types" CASCADE;
  DROP TABLE "case_types_locales" CASCADE;
  DROP TABLE "news_sites" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v_version_sites" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "news_types_sites" CASCADE;
  DROP TABLE "news_types" CASCADE;
  DROP TABLE "news_types_locales" CASCADE;
  DROP TABLE "company_texts_sites" CASCADE;
  DROP TABLE "company_texts" CASCADE;
  DROP TABLE "company_texts_locales" CASCADE;
  DROP TABLE "_company_texts_v_version_sites" CASCADE;
  DROP TABLE "_company_texts_v" CASCADE;
  DROP TABLE "_company_texts_v_locales" CASCADE;
  DROP TABLE "about_items_sites" CASCADE;
  DROP TABLE "about_items" CASCADE;
  DROP TABLE "about_items_locales" CASCADE;
  DROP TABLE "_about_items_v_version_sites" CASCADE;
  DROP TABLE "_about_items_v" CASCADE;
  DROP TABLE "_about_items_v_locales" CASCADE;
  DROP TABLE "milestones_sites" CASCADE;
  DROP TABLE "milestones" CASCADE;
  DROP TABLE "milestones_locales" CASCADE;
  DROP TABLE "_milestones_v_version_sites" CASCADE;
  DROP TABLE "_milestones_v" CASCADE;
  DROP TABLE "_milestones_v_locales" CASCADE;
  DROP TABLE "honours_sites" CASCADE;
  DROP TABLE "honours" CASCADE;
  DROP TABLE "honours_locales" CASCADE;
  DROP TABLE "_honours_v_version_sites" CASCADE;
  DROP TABLE "_honours_v" CASCADE;
  DROP TABLE "_honours_v_locales" CASCADE;
  DROP TABLE "team_members_sites" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v_version_sites" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "team_groups_sites" CASCADE;
  DROP TABLE "team_groups" CASCADE;
  DROP TABLE "team_groups_locales" CASCADE;
  DROP TABLE "company_videos_sites" CASCADE;
  DROP TABLE "company_videos" CASCADE;
  DROP TABLE "company_videos_locales" CASCADE;
  DROP TABLE "_company_videos_v_version_sites" CASCADE;
  DROP TABLE "_company_videos_v" CASCADE;
  DROP TABLE "_company_videos_v_locales" CASCADE;
  DROP TABLE "partners_sites" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v_version_sites" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "jobs_sites" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v_version_sites" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "office_pictures_sites" CASCADE;
  DROP TABLE "office_pictures" CASCADE;
  DROP TABLE "office_pictures_locales" CASCADE;
  DROP TABLE "_office_pictures_v_version_sites" CASCADE;
  DROP TABLE "_office_pictures_v" CASCADE;
  DROP TABLE "_office_pictures_v_locales" CASCADE;
  DROP TABLE "investor_videos_sites" CASCADE;
  DROP TABLE "investor_videos" CASCADE;
  DROP TABLE "investor_videos_locales" CASCADE;
  DROP TABLE "_investor_videos_v_version_sites" CASCADE;
  DROP TABLE "_investor_videos_v" CASCADE;
  DROP TABLE "_investor_videos_v_locales" CASCADE;
  DROP TABLE "support_pages_sites" CASCADE;
  DROP TABLE "support_pages" CASCADE;
  DROP TABLE "support_pages_locales" CASCADE;
  DROP TABLE "_support_pages_v_version_sites" CASCADE;
  DROP TABLE "_support_pages_v" CASCADE;
  DROP TABLE "_support_pages_v_locales" CASCADE;
  DROP TABLE "promotions_sites" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_texts" CASCADE;
  DROP TABLE "promotions_rels" CASCADE;
  DROP TABLE "searches" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "missing_addresses" CASCADE;
  DROP TABLE "requests" CASCADE;
  DROP TABLE "requests_rels" CASCADE;
  DROP TABLE "request_files" CASCADE;
  DROP TABLE "distributors" CASCADE;
  DROP TABLE "distributors_rels" CASCADE;
  DROP TABLE "distributor_groups" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_texts" CASCADE;
  DROP TABLE "files_rels" CASCADE;
  DROP TABLE "folders" CASCADE;
  DROP TABLE "folders_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "view_counts" CASCADE;
  DROP TABLE "distributor_sessions" CASCADE;
  DROP TABLE "distributor_tokens" CASCADE;
  DROP TABLE "preview_links" CASCADE;
  DROP TABLE "staff_second_factors" CASCADE;
  DROP TABLE "spent_challenges" CASCADE;
  DROP TABLE "file_texts" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "home_statistics" CASCADE;
  DROP TABLE "home_iot_points" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_statistics_v" CASCADE;
  DROP TABLE "_home_iot_points_v" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "investor_relations" CASCADE;
  DROP TABLE "investor_relations_locales" CASCADE;
  DROP TABLE "_investor_relations_v" CASCADE;
  DROP TABLE "_investor_relations_v_locales" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "careers_locales" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "_careers_v_locales" CASCADE;
  DROP TABLE "service_support_promises" CASCADE;
  DROP TABLE "service_support_pillars" CASCADE;
  DROP TABLE "service_support" CASCADE;
  DROP TABLE "service_support_locales" CASCADE;
  DROP TABLE "_service_support_v_version_promises" CASCADE;
  DROP TABLE "_service_support_v_version_pillars" CASCADE;
  DROP TABLE "_service_support_v" CASCADE;
  DROP TABLE "_service_support_v_locales" CASCADE;
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
  DROP TABLE "search_settings_shortcuts" CASCADE;
  DROP TABLE "search_settings_vocabulary" CASCADE;
  DROP TABLE "search_settings_synonyms" CASCADE;
  DROP TABLE "search_settings" CASCADE;
  DROP TABLE "search_settings_texts" CASCADE;
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
  DROP TABLE "staff_settings_second_factor_roles" CASCADE;
  DROP TABLE "staff_settings" CASCADE;
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
  DROP TYPE "public"."enum_banners_place";
  DROP TYPE "public"."enum_banners_status";
  DROP TYPE "public"."enum__banners_v_version_sites";
  DROP TYPE "public"."enum__banners_v_version_place";
  DROP TYPE "public"."enum__banners_v_version_status";
  DROP TYPE "public"."enum__banners_v_published_locale";
  DROP TYPE "public"."enum_products_approvals_kind";
  DROP TYPE "public"."enum_products_markets";
  DROP TYPE "public"."enum_products_sites";
  DROP TYPE "public"."enum_products_availability";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_approvals_kind";
  DROP TYPE "public"."enum__products_v_version_markets";
  DROP TYPE "public"."enum__products_v_version_sites";
  DROP TYPE "public"."enum__products_v_version_availability";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_product_categories_sites";
  DROP TYPE "public"."enum_materials_sites";
  DROP TYPE "public"."enum_materials_kind";
  DROP TYPE "public"."enum_materials_language";
  DROP TYPE "public"."enum_materials_status";
  DROP TYPE "public"."enum__materials_v_version_sites";
  DROP TYPE "public"."enum__materials_v_version_kind";
  DROP TYPE "public"."enum__materials_v_version_language";
  DROP TYPE "public"."enum__materials_v_version_status";
  DROP TYPE "public"."enum__materials_v_published_locale";
  DROP TYPE "public"."enum_parameters_kind";
  DROP TYPE "public"."enum_parameters_filter";
  DROP TYPE "public"."enum_solutions_sites";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_sites";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum_solution_types_sites";
  DROP TYPE "public"."enum_service_types_sites";
  DROP TYPE "public"."enum_service_types_mode";
  DROP TYPE "public"."enum_service_types_contract_layout";
  DROP TYPE "public"."enum_service_types_status";
  DROP TYPE "public"."enum__service_types_v_version_sites";
  DROP TYPE "public"."enum__service_types_v_version_mode";
  DROP TYPE "public"."enum__service_types_v_version_contract_layout";
  DROP TYPE "public"."enum__service_types_v_version_status";
  DROP TYPE "public"."enum__service_types_v_published_locale";
  DROP TYPE "public"."enum_service_contracts_sites";
  DROP TYPE "public"."enum_service_contracts_status";
  DROP TYPE "public"."enum__service_contracts_v_version_sites";
  DROP TYPE "public"."enum__service_contracts_v_version_status";
  DROP TYPE "public"."enum__service_contracts_v_published_locale";
  DROP TYPE "public"."enum_service_cases_sites";
  DROP TYPE "public"."enum_service_cases_status";
  DROP TYPE "public"."enum__service_cases_v_version_sites";
  DROP TYPE "public"."enum__service_cases_v_version_status";
  DROP TYPE "public"."enum__service_cases_v_published_locale";
  DROP TYPE "public"."enum_cases_sites";
  DROP TYPE "public"."enum_cases_status";
  DROP TYPE "public"."enum__cases_v_version_sites";
  DROP TYPE "public"."enum__cases_v_version_status";
  DROP TYPE "public"."enum__cases_v_published_locale";
  DROP TYPE "public"."enum_case_types_sites";
  DROP TYPE "public"."enum_news_sites";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_sites";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum_news_types_sites";
  DROP TYPE "public"."enum_company_texts_sites";
  DROP TYPE "public"."enum_company_texts_place";
  DROP TYPE "public"."enum_company_texts_status";
  DROP TYPE "public"."enum__company_texts_v_version_sites";
  DROP TYPE "public"."enum__company_texts_v_version_place";
  DROP TYPE "public"."enum__company_texts_v_version_status";
  DROP TYPE "public"."enum__company_texts_v_published_locale";
  DROP TYPE "public"."enum_about_items_sites";
  DROP TYPE "public"."enum_about_items_page_type";
  DROP TYPE "public"."enum_about_items_shows";
  DROP TYPE "public"."enum_about_items_status";
  DROP TYPE "public"."enum__about_items_v_version_sites";
  DROP TYPE "public"."enum__about_items_v_version_page_type";
  DROP TYPE "public"."enum__about_items_v_version_shows";
  DROP TYPE "public"."enum__about_items_v_version_status";
  DROP TYPE "public"."enum__about_items_v_published_locale";
  DROP TYPE "public"."enum_milestones_sites";
  DROP TYPE "public"."enum_milestones_status";
  DROP TYPE "public"."enum__milestones_v_version_sites";
  DROP TYPE "public"."enum__milestones_v_version_status";
  DROP TYPE "public"."enum__milestones_v_published_locale";
  DROP TYPE "public"."enum_honours_sites";
  DROP TYPE "public"."enum_honours_status";
  DROP TYPE "public"."enum__honours_v_version_sites";
  DROP TYPE "public"."enum__honours_v_version_status";
  DROP TYPE "public"."enum__honours_v_published_locale";
  DROP TYPE "public"."enum_team_members_sites";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_sites";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum__team_members_v_published_locale";
  DROP TYPE "public"."enum_team_groups_sites";
  DROP TYPE "public"."enum_team_groups_kind";
  DROP TYPE "public"."enum_company_videos_sites";
  DROP TYPE "public"."enum_company_videos_status";
  DROP TYPE "public"."enum__company_videos_v_version_sites";
  DROP TYPE "public"."enum__company_videos_v_version_status";
  DROP TYPE "public"."enum__company_videos_v_published_locale";
  DROP TYPE "public"."enum_partners_sites";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_sites";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum__partners_v_published_locale";
  DROP TYPE "public"."enum_jobs_sites";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_sites";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_office_pictures_sites";
  DROP TYPE "public"."enum_office_pictures_status";
  DROP TYPE "public"."enum__office_pictures_v_version_sites";
  DROP TYPE "public"."enum__office_pictures_v_version_status";
  DROP TYPE "public"."enum__office_pictures_v_published_locale";
  DROP TYPE "public"."enum_investor_videos_sites";
  DROP TYPE "public"."enum_investor_videos_link_type";
  DROP TYPE "public"."enum_investor_videos_status";
  DROP TYPE "public"."enum__investor_videos_v_version_sites";
  DROP TYPE "public"."enum__investor_videos_v_version_link_type";
  DROP TYPE "public"."enum__investor_videos_v_version_status";
  DROP TYPE "public"."enum__investor_videos_v_published_locale";
  DROP TYPE "public"."enum_support_pages_sites";
  DROP TYPE "public"."enum_support_pages_kind";
  DROP TYPE "public"."enum_support_pages_status";
  DROP TYPE "public"."enum__support_pages_v_version_sites";
  DROP TYPE "public"."enum__support_pages_v_version_kind";
  DROP TYPE "public"."enum__support_pages_v_version_status";
  DROP TYPE "public"."enum__support_pages_v_published_locale";
  DROP TYPE "public"."enum_promotions_sites";
  DROP TYPE "public"."enum_searches_site";
  DROP TYPE "public"."enum_redirects_site";
  DROP TYPE "public"."enum_missing_addresses_site";
  DROP TYPE "public"."enum_requests_kind";
  DROP TYPE "public"."enum_requests_site";
  DROP TYPE "public"."enum_requests_via";
  DROP TYPE "public"."enum_requests_status";
  DROP TYPE "public"."enum_request_files_state";
  DROP TYPE "public"."enum_distributors_site";
  DROP TYPE "public"."enum_downloads_site";
  DROP TYPE "public"."enum_downloads_way";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_distributor_tokens_kind";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_investor_relations_status";
  DROP TYPE "public"."enum__investor_relations_v_version_status";
  DROP TYPE "public"."enum__investor_relations_v_published_locale";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum__careers_v_published_locale";
  DROP TYPE "public"."enum_service_support_status";
  DROP TYPE "public"."enum__service_support_v_version_status";
  DROP TYPE "public"."enum__service_support_v_published_locale";
  DROP TYPE "public"."enum_request_settings_recipients_kinds";
  DROP TYPE "public"."enum_request_settings_recipients_sites";
  DROP TYPE "public"."enum_request_settings_webhooks_kinds";
  DROP TYPE "public"."enum__request_settings_v_version_recipients_kinds";
  DROP TYPE "public"."enum__request_settings_v_version_recipients_sites";
  DROP TYPE "public"."enum__request_settings_v_version_webhooks_kinds";
  DROP TYPE "public"."enum_search_settings_shortcuts_tag";
  DROP TYPE "public"."enum_search_settings_vocabulary_language";
  DROP TYPE "public"."enum_site_settings_social_kind";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_social_kind";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum_staff_settings_second_factor_roles";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";`)
}
