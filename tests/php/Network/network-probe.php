<?php
/**
 * Answers as one site of the network does, in a process of its own. Arguments: the site's path, what is asked, and with
 * what.
 */

declare( strict_types=1 );

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Forms_Module;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Wake_Up;
use Slipstream\Members\Members_Module;
use Slipstream\Members\Session_Cookie;
use Slipstream\Modules\Jobs\Job;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Jobs\Counting_Handler;
use Slipstream\Tests\Jobs\Working_Module;

list( , $slipstream_path, $slipstream_question ) = $argv;

require __DIR__ . '/network-config.php';
$_SERVER['REQUEST_URI'] = $slipstream_path;
require dirname( __DIR__ ) . '/config.php';
$wp_filter += array(
	'muplugins_loaded'             => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					require_once dirname( __DIR__, 3 ) . '/plugin.php';
				},
			),
		),
	),
	'slipstream_jobs_loopback_url' => array(
		10 => array(
			'test' => array(
				'accepted_args' => 0,
				'function'      => static fn (): string => '',
			),
		),
	),
	'slipstream_modules'           => array(
		10 => array(
			'test' => array(
				'accepted_args' => 1,
				'function'      => static function ( $modules ): void {
					require_once dirname( __DIR__ ) . '/Jobs/Counting_Handler.php';
					require_once dirname( __DIR__ ) . '/Jobs/Working_Module.php';
					$modules->add(
						new Working_Module(
							array(
								'count' => new Counting_Handler(
									static function ( Job $job ): void {
										$GLOBALS['slipstream_worked'][] = "$job->kind $job->key " . get_current_blog_id();
									}
								),
							)
						)
					);
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';
( new Installer( Plugin::modules() ) )->install();

/**
 * Stores the address of a server, as a person does on My Jetpack.
 *
 * @return array{int, string} Status, and why.
 */
$slipstream_save = static function ( string $login, string $address, string $setting ): array {
	wp_set_current_user( (int) get_user_by( 'login', $login )->ID );
	$request = new WP_REST_Request( 'POST', '/jetpack/v4/settings' );
	$request->set_body_params( array( $setting => $address ) );
	$answer = rest_do_request( $request );
	return array( $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
};

/**
 * Draws the form of a post of the second site, as another site shows it.
 *
 * @return array{string, string} The page, and the address that the form is posted to.
 */
$slipstream_show = static function (): array {
	switch_to_blog( 2 );
	$GLOBALS['post'] = get_post(
		wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Form',
				'post_content' => '[contact-form][contact-field label="Text" type="text"][/contact-form]',
			)
		)
	);
	$page            = new WP_HTML_Tag_Processor( do_shortcode( $GLOBALS['post']->post_content ) );
	$page->next_tag( array( 'tag_name' => 'form' ) );
	return array( (string) get_permalink(), (string) strtok( (string) $page->get_attribute( 'action' ), '#' ) );
};

/**
 * Looks a place up, as an author does in the editor.
 *
 * @return array{int, list<string>} Status, and what was asked outside the site.
 */
$slipstream_find = static function ( string $address ): array {
	'' === $address || update_option( 'slipstream_map_search', $address );
	wp_set_current_user( (int) get_user_by( 'login', 'owner' )->ID );
	$asked = array();
	add_filter(
		'pre_http_request',
		static function ( $answer, $with, string $url ) use ( &$asked ): array {
			$asked[] = (string) strtok( $url, '?' );
			return array(
				'headers'  => array(),
				'body'     => '[]',
				'response' => array( 'code' => 200 ),
			);
		},
		10,
		3
	);
	$request = new WP_REST_Request( 'GET', '/slipstream/v1/map/places' );
	$request->set_query_params(
		array(
			'search'   => 'Bern ' . wp_generate_uuid4(),
			'provider' => 'openstreetmap',
		)
	);
	return array( rest_do_request( $request )->get_status(), $asked );
};

/**
 * Adds jobs of both sites.
 *
 * @return array{list<list<string>>, list<bool>} The keys of each site's jobs, and whether an event is scheduled.
 */
$slipstream_add_jobs = static function (): array {
	$queue = static fn () => Plugin::module( Jobs_Module::class )->queue();
	$queue()->add( 'count', 'one' );
	switch_to_blog( 2 );
	$queue()->add( 'count', 'two' );
	// A queue that was made for another site before.
	restore_current_blog();
	$made_before = $queue();
	switch_to_blog( 2 );
	$made_before->add( 'count', 'both' );
	restore_current_blog();
	$keys      = array();
	$scheduled = array();
	foreach ( array( 1, 2 ) as $site ) {
		switch_to_blog( $site );
		$keys[]      = $GLOBALS['wpdb']->get_col( "SELECT job_key FROM {$GLOBALS['wpdb']->prefix}slipstream_jobs ORDER BY id" );
		$scheduled[] = false !== wp_next_scheduled( Jobs_Module::EVENT );
		restore_current_blog();
	}
	return array( $keys, $scheduled );
};

/** @return list<string> The jobs that were done. */
$slipstream_run_jobs = static function (): array {
	Plugin::module( Jobs_Module::class )->services()->worker()->wake( Wake_Up::Cli );
	return $GLOBALS['slipstream_worked'] ?? array();
};

/**
 * Signs someone in who has paid, or out, in a browser that has cookies of the network's sites.
 *
 * @param string $cookies What the browser has, as JSON; it signs out if it is signed in.
 * @return array<string, mixed> Who was signed in, what the browser has then, and which pages get the cookie.
 */
$slipstream_session = static function ( string $cookies ): array {
	$_COOKIE = (array) json_decode( $cookies, true );
	$members = Plugin::module( Members_Module::class );
	$before  = $members->current()?->email;
	null === $before
		? Session_Cookie::set( $members->sessions()->start( get_current_blog_id() . '@example.org' ), time() + 9 )
		: Session_Cookie::remove();
	return array(
		'before'  => $before,
		'cookies' => $_COOKIE,
		'scope'   => Session_Cookie::scope(),
	);
};

$slipstream_form   = new Form( '7', 'hash', array(), new Form_Source( 'post', '7', 7, '/' ), new Submission_Attempt() );
$slipstream_tokens = Plugin::module( Forms_Module::class )->services()->tokens();
echo "\n" . wp_json_encode(
	match ( $slipstream_question ) {
		'about' => array(
			'site'    => get_current_blog_id(),
			'folder'  => File_Store::base(),
			'tables'  => $wpdb->get_col(
				$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'slipstream_' ) . '%' )
			),
			'network' => is_multisite(),
		),
		'issue' => $slipstream_tokens->issue( $slipstream_form, 0 ),
		'read'  => $slipstream_tokens->read( $argv[3] ),
		'seal'  => $slipstream_tokens->seal( 'file', array( 'folder' => 'x' ) ),
		'open'  => $slipstream_tokens->open( 'file', $argv[3] ),
		'show'  => $slipstream_show(),
		'save'  => $slipstream_save( $argv[3], $argv[4], $argv[5] ?? 'slipstream_ai_base_url' ),
		'find'  => $slipstream_find( $argv[3] ?? '' ),
		'add-job' => $slipstream_add_jobs(),
		'run-jobs' => $slipstream_run_jobs(),
		'session' => $slipstream_session( $argv[3] ),
		'job-secret' => Plugin::module( Jobs_Module::class )->services()->loopback()->secret(),
		'is-secret' => Plugin::module( Jobs_Module::class )->services()->loopback()->is_valid( $argv[3] ),
	}
);
