<?php
/**
 * The products by their slugs: name, what it is for, category, the modules or products that it is made of, the plugin
 * that it is instead.
 */

declare( strict_types=1 );

return array(
	'anti-spam'        => array(
		__( 'Anti-spam', 'slipstream' ),
		__( 'Keeps spam out of comments, with the plugin Akismet.', 'slipstream' ),
		'security',
		'plugin' => 'akismet',
	),
	'backup'           => array(
		__( 'Backup', 'slipstream' ),
		__( 'Keeps copies of the site.', 'slipstream' ),
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
		__( 'Keeps contacts and invoices.', 'slipstream' ),
		'management',
	),
	'creator'          => array(
		__( 'Creator', 'slipstream' ),
		__( 'The blocks and the forms.', 'slipstream' ),
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
		__( 'Helps to write and to draw images.', 'slipstream' ),
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
		__( 'Finds posts while somebody types.', 'slipstream' ),
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
		__( 'Backup, scan and anti-spam together.', 'slipstream' ),
		'security',
		'products' => array( 'backup', 'scan', 'anti-spam' ),
	),
	'protect'          => array(
		__( 'Protect', 'slipstream' ),
		__( 'Protects the login and the site against attacks.', 'slipstream' ),
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
		__( 'Counts the views of posts and pages.', 'slipstream' ),
		'growth',
		'modules' => array( 'stats' ),
	),
	'growth'           => array(
		__( 'Growth', 'slipstream' ),
		__( 'Statistics, newsletter and social together.', 'slipstream' ),
		'growth',
		'products' => array( 'stats', 'newsletter', 'social' ),
	),
	'complete'         => array(
		__( 'Complete', 'slipstream' ),
		__( 'All of it together.', 'slipstream' ),
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
		__( 'Shows posts like the one that is read.', 'slipstream' ),
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
