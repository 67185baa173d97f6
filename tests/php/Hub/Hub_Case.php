<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Hub_Module;
use Slipstream\Hub\Hub_Services;
use Slipstream\Hub\Hub_Settings;
use Slipstream\Plugin;
use Slipstream\Support\Database\Schema;
use Slipstream\Support\Random_Secret;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

require_once __DIR__ . '/Client_Site.php';

/** A hub, and sites that call it with signed requests through the real routes. */
abstract class Hub_Case extends Test_Case {

	/**
	 * What sites answer when the hub calls them back, by address; null for no answer.
	 *
	 * @var array<string, string|null>
	 */
	protected array $answers = array();

	/** @var list<array{string, array<string, mixed>}> */
	protected array $calls = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		global $wpdb;
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Schema( $wpdb ) )->install( Hub_Tables::ALL );
		( new \Slipstream\Modules\State\Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		Plugin::modules()->set( Plugin::module( Hub_Module::class ), true );
		add_filter( 'slipstream_hub_private_sites', '__return_true' );
		add_filter( 'pre_http_request', array( $this, 'answer_call' ), 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_hub_private_sites', '__return_true' );
		remove_filter( 'pre_http_request', array( $this, 'answer_call' ) );
		$_SERVER['REQUEST_URI']    = '/';
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_POST                     = array();
		$_GET                      = array();
		$_COOKIE                   = array();
		parent::tearDown();
	}

	/**
	 * Answers the hub's call as the site would.
	 *
	 * @param array<string, mixed> $given The request.
	 */
	public function answer_call( mixed $answer, array $given, string $url ): mixed {
		$this->calls[] = array( $url, $given );
		$secret        = $this->answers[ str_replace( '/?rest_route=/jetpack/v4/verify_registration', '', $url ) ]
			?? null;
		return array(
			'headers'  => array(),
			'body'     => (string) wp_json_encode( $secret ),
			'response' => array(
				'code'    => null === $secret ? 404 : 200,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	/** The hub's parts. */
	protected static function hub(): Hub_Services {
		return Plugin::module( Hub_Module::class )->services();
	}

	/** A code that lets sites in. */
	protected static function invitation( int $sites = 1, string $tier = '' ): string {
		return self::hub()->invitations()->make( 'Test', 7, $sites, $tier )[1];
	}

	/**
	 * Has a site ask to be registered.
	 *
	 * @param array<string, mixed> $more Members of the body to change.
	 */
	protected function register( Client_Site $site, string $invitation = '', array $more = array() ): WP_REST_Response {
		$body = $more + $site->application( $invitation );
		$this->prepare( $site, $body );
		return $site->call( 'POST', '/hub/register', $body, key_id: 'new' );
	}

	/**
	 * Has a site ask to be moved to where it is now.
	 *
	 * @param array<string, mixed> $more Members of the body to change.
	 */
	protected function move( Client_Site $site, array $more = array() ): WP_REST_Response {
		$body = $more + $site->move();
		$this->prepare( $site, $body );
		return $site->call( 'POST', '/hub/site', $body );
	}

	/**
	 * Has a site answer the hub's call right, at its addresses.
	 *
	 * @param array<string, mixed> $claim What it says of them.
	 */
	protected function prepare( Client_Site $site, array $claim ): void {
		foreach ( array( 'home', 'siteurl' ) as $address ) {
			$this->answers[ untrailingslashit( (string) $claim[ $address ] ) ] = $site->answer( $claim );
		}
	}

	/** A site that is connected. */
	protected function connected( string $home = 'https://site.example', string $tier = '' ): Client_Site {
		$site   = new Client_Site( $home );
		$answer = $this->register( $site, self::invitation( 1, $tier ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$site->id = $answer->get_data()['site_id'];
		return $site;
	}

	/** Pushes a request for consent. */
	protected function pushed( Client_Site $site, int $user = 1, string $role = 'administrator' ): string {
		$answer = $site->call( 'POST', '/hub/authorize-request', $site->consent( $user, $role ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data()['request_uri'];
	}

	/** Has a user of a site consent. */
	protected function approved(
		Client_Site $site,
		int $user = 1,
		string $role = 'administrator',
		bool $is_email_shared = false
	): string {
		$request = self::hub()->requests()->waiting( $this->pushed( $site, $user, $role ), $site->id );
		self::assertNotNull( $request );
		$account = $request->is_owner
			? self::hub()->accounts()->of_email( "owner@{$site->host()}" )
			: self::hub()->accounts()->of_site_user( $site->id, $user, $request->display_name );
		$code    = Random_Secret::token();
		self::assertTrue( self::hub()->requests()->approve( $request->id, $account, $is_email_shared, $code ) );
		return $code;
	}

	/**
	 * Links a user of a site.
	 *
	 * @return string The access token.
	 */
	protected function linked( Client_Site $site, int $user = 1, string $role = 'administrator' ): string {
		$answer = $site->call( 'POST', '/hub/token', $site->exchange( $this->approved( $site, $user, $role ) ) );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data()['access_token'];
	}

	/** What an answer says. */
	protected static function code( WP_REST_Response $answer ): string {
		$data = $answer->get_data();
		return $answer->get_status() . ' ' . ( is_array( $data ) ? $data['code'] ?? '' : '' );
	}

	/** Takes sites by approval. */
	protected static function by_approval(): void {
		update_option( Hub_Settings::REGISTRATION, Hub_Settings::BY_APPROVAL );
	}

	/** Rows of a table. */
	protected static function rows_of( string $table, string $where = '1=1' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}$table WHERE $where" );
	}
}
