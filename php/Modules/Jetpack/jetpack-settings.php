<?php
/**
 * The settings of Jetpack 16.1 that no module of this plugin has, by the module that they belong to there; '' is none.
 * Each has a kind, its default, and where that is no option of its own the option and its member.
 *
 * `stored` are plain values in options of Jetpack's, or of Akismet's: they are kept as Jetpack keeps those of a module
 * that is off. `refused` stay at their defaults: they would promise protection, have another server do something, or
 * stand in an option in a way that only its plugin knows.
 */

declare( strict_types=1 );

return array(
	'stored'  => array(
		''                     => array(
			'akismet_show_user_comments_approved' => array( 'switch', false ),
			'dismiss_dash_agencies_learn_more'    => array( 'switch', false ),
			'dismiss_dash_backup_getting_started' => array( 'switch', false ),
			'dismiss_empty_stats_card'            => array( 'switch', false ),
		),
		'stats'                => array(
			'collapse_nudges'      => array( 'switch', false, 'stats_options' ),
			'enable_odyssey_stats' => array( 'switch', true, 'stats_options' ),
		),
		'carousel'             => array(
			'carousel_background_color' => array( array( 'black', 'white' ), 'black' ),
			'carousel_display_comments' => array( 'switch', true ),
			'carousel_display_exif'     => array( 'switch', false ),
		),
		'comments'             => array(
			'highlander_comment_form_prompt'    => array( 'text', '' ),
			'jetpack_comment_form_color_scheme' => array( array( 'light', 'dark', 'transparent' ), 'light' ),
		),
		'custom-content-types' => array(
			'jetpack_portfolio'                  => array( 'switch', false ),
			'jetpack_portfolio_posts_per_page'   => array( 'number', 10 ),
			'jetpack_testimonial'                => array( 'switch', false ),
			'jetpack_testimonial_posts_per_page' => array( 'number', 10 ),
		),
		'google-analytics'     => array(
			'google_analytics_tracking_id' => array( 'id', '', 'jetpack_wga', 'code' ),
			'jetpack_wga'                  => array( 'object', array() ),
		),
		'gravatar-hovercards'  => array(
			'gravatar_disable_hovercards' => array( array( 'enabled', 'disabled' ), 'enabled' ),
		),
		'infinite-scroll'      => array(
			'infinite_scroll'                  => array( 'switch', true ),
			'infinite_scroll_google_analytics' => array( 'switch', false ),
		),
		'markdown'             => array(
			'wpcom_publish_comments_with_markdown' => array( 'switch', false ),
			'wpcom_publish_posts_with_markdown'    => array( 'switch', false ),
		),
		'seo-tools'            => array(
			'advanced_seo_front_page_description' => array( 'text', '' ),
			'advanced_seo_title_formats'          => array( 'object', array() ),
			'ai_seo_enhancer_enabled'             => array( 'switch', false ),
			'jetpack_seo_ai_crawler_overrides'    => array( 'object', array() ),
			'jetpack_seo_llms_txt_enabled'        => array( 'switch', false ),
		),
		'sharedaddy'           => array(
			'jetpack-twitter-cards-site-tag' => array( 'handle', '' ),
			'sharedaddy_disable_resources'   => array( 'switch', false ),
		),
		'tiled-gallery'        => array(
			'tiled_galleries' => array( 'switch', false ),
		),
		'wpcom-reader'         => array(
			'wpcom_reader_views_enabled' => array( 'switch', true ),
		),
	),
	'refused' => array(
		'akismet'       => array(
			'wordpress_api_key' => array( 'text', '' ),
		),
		''              => array(
			'blog_id' => array( 'switch', false ),
			'version' => array( 'number', 9 ),
		),
		'likes'         => array(
			'social_notifications_like' => array( 'switch', true ),
			'wpl_default'               => array( array( 'on', 'off' ), 'on' ),
		),
		'monitor'       => array(
			'monitor_receive_notifications' => array( 'switch', false ),
		),
		'post-by-email' => array(
			'post_by_email_address' => array( array( 'noop', 'create', 'regenerate', 'delete' ), 'noop' ),
		),
		'protect'       => array(
			'jetpack_protect_global_whitelist' => array( 'text', '' ),
			'jetpack_protect_key'              => array( 'text', '' ),
		),
		'search'        => array(
			'has_jetpack_search_product' => array( 'switch', false ),
			'instant_search_enabled'     => array( 'switch', false ),
			'search_auto_config'         => array( 'switch', true ),
		),
		'sharedaddy'    => array(
			'button_style'           => array( array( 'icon-text', 'icon', 'text', 'official' ), 'icon' ),
			'custom'                 => array( 'object', array() ),
			'sharing_delete_service' => array( 'text', '' ),
			'sharing_label'          => array( 'text', '' ),
			'sharing_services'       => array( 'object', array() ),
			'show'                   => array( 'texts', array( 'post' ) ),
		),
		'sso'           => array(
			'jetpack_sso_match_by_email'   => array( 'switch', true ),
			'jetpack_sso_require_two_step' => array( 'switch', false ),
		),
		'videopress'    => array(
			'videopress_private_enabled_for_site' => array( 'switch', false ),
		),
		'waf'           => array(
			'jetpack_waf_automatic_rules'       => array( 'switch', false ),
			'jetpack_waf_ip_allow_list'         => array( 'text', '' ),
			'jetpack_waf_ip_allow_list_enabled' => array( 'switch', false ),
			'jetpack_waf_ip_block_list'         => array( 'text', '' ),
			'jetpack_waf_ip_block_list_enabled' => array( 'switch', false ),
			'jetpack_waf_share_data'            => array( 'switch', false ),
			'jetpack_waf_share_debug_data'      => array( 'switch', false ),
		),
	),
);
