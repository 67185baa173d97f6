<?php
/**
 * The modules of Jetpack 16.1 by their slugs: name, place in the list, version that first had it, whether it needs a connection, whether it
 * needs a user's link, whether it is on by default, and whether it is a service of WordPress.com by what it is. Those that this plugin has
 * are described by themselves; the others are told as not available.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

return array(
	'account-protection'    => array( __( 'Account protection', 'slipstream' ), 4, '14.5', true, false, 'Yes', false ),
	'blaze'                 => array( __( 'Blaze', 'slipstream' ), 22, '12.3', true, false, 'Yes', true ),
	'blocks'                => array( __( 'Blocks', 'slipstream' ), 5, '13.9', false, false, 'Yes', false ),
	'canonical-urls'        => array( __( 'Canonical addresses', 'slipstream' ), 36, '15.6', false, false, 'No', false ),
	'carousel'              => array( __( 'Carousel', 'slipstream' ), 22, '1.5', false, false, 'No', false ),
	'comment-likes'         => array( __( 'Comment likes', 'slipstream' ), 39, '5.1', true, false, 'No', true ),
	'comments'              => array( __( 'Comments', 'slipstream' ), 20, '1.4', true, false, 'No', true ),
	'contact-form'          => array( __( 'Forms', 'slipstream' ), 15, '1.3', false, false, 'Yes', false ),
	'copy-post'             => array( __( 'Copy post', 'slipstream' ), 15, '7.0', false, false, 'No', false ),
	'custom-content-types'  => array( __( 'Custom content types', 'slipstream' ), 34, '3.1', false, false, 'No', false ),
	'google-fonts'          => array( __( 'Google Fonts', 'slipstream' ), 1, '10.8.0', false, false, 'No', false ),
	'gravatar-hovercards'   => array( __( 'Gravatar hovercards', 'slipstream' ), 11, '1.1', false, false, 'No', false ),
	'infinite-scroll'       => array( __( 'Infinite scroll', 'slipstream' ), 26, '2.0', false, false, 'No', false ),
	'json-api'              => array( __( 'JSON API', 'slipstream' ), 19, '1.9', true, false, 'Public', true ),
	'latex'                 => array( __( 'Formulas', 'slipstream' ), 12, '1.1', false, false, 'No', false ),
	'likes'                 => array( __( 'Likes', 'slipstream' ), 23, '2.2', true, false, 'No', true ),
	'markdown'              => array( __( 'Markdown in posts and comments', 'slipstream' ), 31, '2.8', false, false, 'No', false ),
	'monitor'               => array( __( 'Downtime monitor', 'slipstream' ), 28, '2.6', true, true, 'No', false ),
	'notes'                 => array( __( 'Notifications', 'slipstream' ), 13, '1.9', true, true, 'Yes', true ),
	'photon-cdn'            => array( __( 'Asset CDN', 'slipstream' ), 26, '6.6', false, false, 'No', true ),
	'photon'                => array( __( 'Image CDN', 'slipstream' ), 25, '2.0', true, false, 'No', true ),
	'podcast'               => array( __( 'Podcast', 'slipstream' ), 38, '', false, false, 'Yes', false ),
	'post-by-email'         => array( __( 'Post by email', 'slipstream' ), 14, '2.0', true, true, 'No', true ),
	'post-list'             => array( __( 'Post list', 'slipstream' ), 31, '11.3', false, false, 'No', false ),
	'protect'               => array( __( 'Login protection', 'slipstream' ), 1, '3.4', true, false, 'Yes', false ),
	'publicize'             => array( __( 'Social', 'slipstream' ), 10, '2.0', true, true, 'No', false ),
	'related-posts'         => array( __( 'Related posts', 'slipstream' ), 29, '2.9', true, false, 'No', false ),
	'search'                => array( __( 'Search', 'slipstream' ), 34, '5.0', true, false, 'No', false ),
	'seo-tools'             => array( __( 'SEO tools', 'slipstream' ), 35, '4.4', false, false, 'No', false ),
	'sharedaddy'            => array( __( 'Sharing', 'slipstream' ), 7, '1.1', false, false, 'No', false ),
	'shortcodes'            => array( __( 'Shortcode embeds', 'slipstream' ), 3, '1.1', false, false, 'No', false ),
	'shortlinks'            => array( __( 'WP.me short links', 'slipstream' ), 8, '1.1', true, false, 'No', true ),
	'sitemaps'              => array( __( 'Sitemaps', 'slipstream' ), 13, '3.9', false, false, 'No', false ),
	'sso'                   => array( __( 'Log in with WordPress.com', 'slipstream' ), 30, '2.6', true, true, 'No', true ),
	'stats'                 => array( __( 'Statistics', 'slipstream' ), 1, '1.1', true, false, 'Yes', false ),
	'subscriptions'         => array( __( 'Newsletter', 'slipstream' ), 9, '1.2', true, true, 'Yes', false ),
	'tiled-gallery'         => array( __( 'Tiled galleries', 'slipstream' ), 24, '2.1', false, false, 'No', false ),
	'vaultpress'            => array( __( 'VaultPress backup', 'slipstream' ), 32, '0:1.2', true, false, 'No', true ),
	'verification-tools'    => array( __( 'Site verification', 'slipstream' ), 33, '3.0', false, false, 'Yes', false ),
	'videopress'            => array( __( 'VideoPress', 'slipstream' ), 27, '2.5', true, false, 'No', false ),
	'waf'                   => array( __( 'Firewall', 'slipstream' ), 5, '10.9', true, false, 'No', false ),
	'widget-visibility'     => array( __( 'Widget visibility', 'slipstream' ), 17, '2.4', false, false, 'No', false ),
	'widgets'               => array( __( 'Extra sidebar widgets', 'slipstream' ), 4, '1.2', false, false, 'No', false ),
	'woocommerce-analytics' => array( __( 'WooCommerce analytics', 'slipstream' ), 13, '8.4', true, false, 'Yes', false ),
	'wordads'               => array( __( 'Ads', 'slipstream' ), 1, '4.5.0', true, false, 'No', false ),
	'wpcom-reader'          => array( __( 'WordPress.com Reader', 'slipstream' ), 12, '15.5', false, false, 'No', true ),
);
