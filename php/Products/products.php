<?php
/**
 * The products by their slugs: name, what it is for, category, the modules or products that it is made of, the plugin
 * that it is instead.
 */

declare( strict_types=1 );

return array(
	'anti-spam'        => array(
		__( 'Anti-spam', 'slipstream' ),
		__( 'Keeps spam out of comments with the Akismet plugin.', 'slipstream' ),
		'security',
		'plugin' => 'akismet',
	),
	'backup'           => array(
		__( 'Backup', 'slipstream' ),
		__( 'Backs up the site.', 'slipstream' ),
		'security',
		'modules' => array( 'vaultpress' ),
	),
	'boost'            => array(
		__( 'Boost', 'slipstream' ),
		__( 'Makes pages faster.', 'slipstream' ),
		'performance',
	),
	'crm'              => array(
		__( 'CRM', 'slipstream' ),
		__( 'Manages contacts and invoices.', 'slipstream' ),
		'management',
	),
	'creator'          => array(
		__( 'Creator', 'slipstream' ),
		__( 'Blocks and forms.', 'slipstream' ),
		'create',
		'modules' => array( 'blocks', 'contact-form' ),
	),
	'extras'           => array(
		__( 'Extras', 'slipstream' ),
		__( 'Small tools for the whole site.', 'slipstream' ),
		'create',
		'modules' => array( 'verification-tools' ),
	),
	'jetpack-ai'       => array(
		__( 'AI', 'slipstream' ),
		__( 'Writes text and generates images.', 'slipstream' ),
		'create',
		'modules' => array( 'ai' ),
	),
	'scan'             => array(
		__( 'Scan', 'slipstream' ),
		__( 'Looks for malicious code.', 'slipstream' ),
		'security',
	),
	'search'           => array(
		__( 'Search', 'slipstream' ),
		__( 'Finds posts as visitors type.', 'slipstream' ),
		'performance',
		'modules' => array( 'search' ),
	),
	'social'           => array(
		__( 'Social', 'slipstream' ),
		__( 'Shares posts on social networks.', 'slipstream' ),
		'growth',
		'modules' => array( 'publicize' ),
	),
	'security'         => array(
		__( 'Security', 'slipstream' ),
		__( 'Backup, scan, and anti-spam together.', 'slipstream' ),
		'security',
		'products' => array( 'backup', 'scan', 'anti-spam' ),
	),
	'protect'          => array(
		__( 'Protect', 'slipstream' ),
		__( 'Protects the site and its login from attacks.', 'slipstream' ),
		'security',
		'modules' => array( 'protect', 'waf' ),
	),
	'videopress'       => array(
		__( 'VideoPress', 'slipstream' ),
		__( 'Plays videos.', 'slipstream' ),
		'performance',
		'modules' => array( 'videopress' ),
	),
	'stats'            => array(
		__( 'Statistics', 'slipstream' ),
		__( 'Counts post and page views.', 'slipstream' ),
		'growth',
		'modules' => array( 'stats' ),
	),
	'growth'           => array(
		__( 'Growth', 'slipstream' ),
		__( 'Statistics, newsletter, and social together.', 'slipstream' ),
		'growth',
		'products' => array( 'stats', 'newsletter', 'social' ),
	),
	'complete'         => array(
		__( 'Complete', 'slipstream' ),
		__( 'Everything in one.', 'slipstream' ),
		'management',
		'products' => array(
			'anti-spam',
			'backup',
			'boost',
			'creator',
			'extras',
			'jetpack-ai',
			'newsletter',
			'protect',
			'related-posts',
			'scan',
			'search',
			'social',
			'stats',
			'videopress',
			'jetpack-forms',
		),
	),
	'newsletter'       => array(
		__( 'Newsletter', 'slipstream' ),
		__( 'Sends posts by email.', 'slipstream' ),
		'growth',
		'modules' => array( 'subscriptions' ),
	),
	'site-accelerator' => array(
		__( 'Site accelerator', 'slipstream' ),
		__( 'Serves images and files from servers near the visitor.', 'slipstream' ),
		'performance',
		'modules' => array( 'photon', 'photon-cdn' ),
	),
	'related-posts'    => array(
		__( 'Related posts', 'slipstream' ),
		__( 'Shows related posts.', 'slipstream' ),
		'growth',
		'modules' => array( 'related-posts' ),
	),
	'jetpack-forms'    => array(
		__( 'Forms', 'slipstream' ),
		__( 'Contact forms and their responses.', 'slipstream' ),
		'create',
		'modules' => array( 'contact-form' ),
	),
);
