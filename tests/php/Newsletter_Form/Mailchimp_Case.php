<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Http\Bot_Trap;
use Slipstream\Http\Site_Page;
use Slipstream\Newsletter_Form\Form\Form_Page;
use Slipstream\Newsletter_Form\Form\Guard;
use Slipstream\Newsletter_Form\Form\Offer;
use Slipstream\Newsletter_Form\Mailchimp\Audience_Choice;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Store;
use Slipstream\Newsletter_Form\Newsletter_Form_Module;
use Slipstream\Newsletter_Form\Newsletter_Form_Services;
use Slipstream\Newsletter_Form\Newsletter_Form_Settings;
use Slipstream\Plugin;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/** A site with an audience at a stand-in for Mailchimp. */
abstract class Mailchimp_Case extends Test_Case {

	/** The key, and the audiences of the stand-in: opt-in twice, once, and with a field that it requires. */
	protected const KEY      = '0123456789abcdef0123456789abcdef-us7';
	protected const DOUBLE   = '57afe96172';
	protected const SINGLE   = '1a2b3c4d5e';
	protected const REQUIRED = 'ffeeddccbb';

	protected const ANN  = 'ann@example.org';
	protected const NEWS = '9143cf3bd1';
	protected const TIPS = '3a2a927344';

	private static ?Support_Server $server = null;

	/** The stand-in's address, without a path. */
	private static string $url = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		list( self::$server, $url ) = Support_Server::fake( 'mailchimp' );
		// The tests may ask this machine by its name alone.
		self::$url = str_replace( '127.0.0.1', 'localhost', $url );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_mailchimp_url', static fn (): string => self::$url . '/3.0' );
		add_filter( 'slipstream_form_min_seconds', '__return_zero' );
		update_option( Newsletter_Form_Settings::KEY, self::KEY );
		$this->command( 'reset' );
		// Nobody serves this site.
		$this->command( 'settings', array( 'looksAtAddresses' => false ) );
		$this->choose( self::DOUBLE );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$this->forget();
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_mailchimp_url' );
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		foreach ( array( Newsletter_Form_Settings::KEY, Newsletter_Form_Settings::LIST, Newsletter_Form_Settings::CONFIRM, Audience_Choice::OPTION, Webhook_Store::OPTION ) as $option ) {
			delete_option( $option );
		}
		unset( $_SERVER['HTTP_ORIGIN'] );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->forget();
		parent::tearDown();
	}

	/** Forgets counts, and what Mailchimp has said. */
	protected function forget(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%transient%slipstream_mailchimp_%'" );
		wp_cache_flush();
	}

	protected function choose( string $audience ): void {
		update_option(
			Audience_Choice::OPTION,
			(string) wp_json_encode(
				array(
					'follower_list_id' => $audience,
					'keyring_id'       => 12,
				)
			)
		);
	}

	protected function services(): Newsletter_Form_Services {
		return Plugin::module( Newsletter_Form_Module::class )->services();
	}

	/**
	 * Has the stand-in do something: see its COMMANDS.
	 *
	 * @param array<string, mixed> $how
	 */
	protected function command( string $name, array $how = array() ): mixed {
		$answer = wp_remote_post( self::$url . "/__$name", array( 'body' => (string) wp_json_encode( (object) $how ) ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( $answer ) );
		return json_decode( wp_remote_retrieve_body( $answer ), true );
	}

	/** Misbehaves. */
	protected function misbehave( string $how, string $path = '', int $times = 1 ): void {
		$this->command( 'misbehave', compact( 'how', 'path', 'times' ) );
	}

	/**
	 * Someone as the stand-in has them.
	 *
	 * @return array<string, mixed>|null
	 */
	protected function member( string $email = self::ANN, string $list = self::DOUBLE ): ?array {
		return $this->command( 'read', compact( 'list', 'email' ) );
	}

	/**
	 * Puts someone on a list.
	 *
	 * @param array<string, mixed> $member
	 */
	protected function know( array $member, string $list = self::DOUBLE ): void {
		$this->command(
			'member',
			$member + array(
				'list'  => $list,
				'email' => self::ANN,
			)
		);
	}

	/** @return list<string> Whom the stand-in has mailed. */
	protected function mails(): array {
		return $this->command( 'told' )['mails'];
	}

	/** @return list<array{method: string, path: string, query: string, body: array<string, mixed>}> What it was asked. */
	protected function asked( string $method = '' ): array {
		return array_values( array_filter( $this->command( 'told' )['asked'], static fn ( array $one ): bool => '' === $method || $method === $one['method'] ) );
	}

	/** What a form on a page has sealed. */
	protected function offer( array $more = array() ): Offer {
		return new Offer(
			...$more + array(
				'list'     => 'mailchimp',
				'consent'  => 'Yes',
				'page'     => home_url( '/p' ),
				'language' => 'de_DE',
				'shown'    => time(),
			)
		);
	}

	/**
	 * Sends a form as a page without script does.
	 *
	 * @param array<string, mixed> $more What the offer has.
	 */
	protected function post( string $email = self::ANN, array $more = array() ): Site_Page|string {
		return $this->services()->form_page()->respond(
			'1',
			wp_slash(
				array(
					Form_Page::FIELD_OFFER        => $this->offer( $more )->seal(),
					Form_Page::FIELD_EMAIL        => $email,
					Bot_Trap::name( Guard::TRAP ) => '',
				)
			)
		);
	}

	/**
	 * Sends a form as a page's script does.
	 *
	 * @param array<string, mixed> $more What the offer has.
	 */
	protected function send( string $email = self::ANN, array $more = array() ): WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/slipstream/v1/newsletter/sign-up' );
		$request->set_body_params(
			array(
				'slipstream_offer' => $this->offer( $more )->seal(),
				'email'            => $email,
			)
		);
		return rest_get_server()->dispatch( $request );
	}
}
