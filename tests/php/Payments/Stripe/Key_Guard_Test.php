<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Tests\Site_Settings;
use WP_REST_Response;

require_once __DIR__ . '/Adapter_Case.php';

/** A key that works stays until Stripe has accepted the next, whoever stores that. */
final class Key_Guard_Test extends Adapter_Case {

	private const OPTION = 'slipstream_stripe_test_key';
	private const NEW    = 'rk_test_another0000000001';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->sign_in( 'administrator' );
		$this->connect();
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function writers(): array {
		return array(
			'the route of settings' => array( 'settings' ),
			'a connector'           => array( 'connector' ),
			'WP-CLI'                => array( 'program' ),
		);
	}

	/** Stores a key; gives why it was not stored, '' for nothing said. */
	private function store( string $writer, string $key ): string {
		if ( 'program' === $writer ) {
			return update_option( self::OPTION, $key ) ? '' : 'false';
		}
		if ( 'connector' === $writer && ! function_exists( 'wp_get_connectors' ) ) {
			self::markTestSkipped( 'This WordPress has no connectors.' );
		}
		$answer = $this->rest( 'POST', 'settings' === $writer ? '/jetpack/v4/settings' : '/wp/v2/settings', array( self::OPTION => $key ) );
		return self::told( $answer );
	}

	private static function told( WP_REST_Response $answer ): string {
		$data = $answer->get_data();
		return 200 === $answer->get_status() ? '' : ( $data['data']['params'][ self::OPTION ] ?? $data['message'] );
	}

	private function used(): string {
		return (string) $this->services()->keys()->of( Gateway::Stripe, Mode::Test )?->secret;
	}

	private function waiting(): string {
		return (string) $this->services()->setup()->waiting_keys()->of( Gateway::Stripe, Mode::Test )?->secret;
	}

	private function status(): string {
		return $this->services()->accounts()->state( Gateway::Stripe, Mode::Test )->status->value;
	}

	private static function outage(): void {
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'times' => -1,
			)
		);
	}

	/** @dataProvider writers */
	public function test_one_that_stripe_refuses_is_not_used( string $writer ): void {
		foreach ( array( self::NEW, 'sk_live_fake0000000000000001', 'pk_test_1' ) as $key ) {
			$told = $this->store( $writer, $key );
			self::assertNotSame( '', $told, $key );
			self::assertStringNotContainsString( $key, $told );
			self::assertSame( array( self::RESTRICTED_TEST, 'connected', '' ), array( $this->used(), $this->status(), $this->waiting() ), $key );
		}
		$says = Declared_Settings::text( self::OPTION, 'label' );
		self::assertStringStartsWith( 'program' === $writer ? 'false' : $says, $told );
	}

	/** @dataProvider writers */
	public function test_one_that_is_accepted_is_used_and_connected( string $writer ): void {
		self::assertSame( '', $this->store( $writer, self::TEST ) );
		self::assertSame( array( self::TEST, 'connected', '' ), array( $this->used(), $this->status(), $this->waiting() ) );
		self::assertNotNull( $this->services()->connected_account() );
	}

	/** @dataProvider writers */
	public function test_one_that_stripe_cannot_be_asked_about_waits( string $writer ): void {
		self::outage();
		self::assertNotSame( '', $this->store( $writer, self::TEST ) );
		self::assertSame( array( self::RESTRICTED_TEST, 'connected', self::TEST ), array( $this->used(), $this->status(), $this->waiting() ) );
		self::command( 'faults' );
		$this->services()->setup()->stripe_keys()->check( Mode::Test );
		self::assertSame( array( self::TEST, 'connected', '' ), array( $this->used(), $this->status(), $this->waiting() ) );
	}

	/** @dataProvider writers */
	public function test_the_same_one_asks_nobody_and_none_removes_it( string $writer ): void {
		$before = self::requests();
		$this->store( $writer, self::RESTRICTED_TEST );
		self::assertSame( array( $before, 'connected' ), array( self::requests(), $this->status() ) );
		self::assertSame( '', $this->store( $writer, '' ) );
		self::assertSame( array( $before, 'no_key' ), array( self::requests(), $this->status() ) );
	}

	/** @dataProvider writers */
	public function test_the_first_one_counts_once_stripe_was_asked( string $writer ): void {
		Site_Settings::set( self::OPTION, '' );
		$before = self::requests();
		self::assertSame( '', $this->store( $writer, self::TEST ) );
		self::assertSame( array( self::TEST, 'unverified', $before ), array( $this->used(), $this->status(), self::requests() ) );
	}

	/** @dataProvider writers */
	public function test_one_that_is_stored_while_another_waits_is_the_newer( string $writer ): void {
		Site_Settings::set( self::OPTION, '' );
		self::outage();
		$this->rest(
			'POST',
			'/slipstream/v1/payments/accounts/key',
			array(
				'mode' => 'test',
				'key'  => self::NEW,
			)
		);
		self::assertSame( self::NEW, $this->waiting() );
		self::command( 'faults' );
		$this->store( $writer, self::TEST );
		self::assertSame( array( self::TEST, 'connected', '' ), array( $this->used(), $this->status(), $this->waiting() ) );
	}

	public function test_one_that_an_earlier_version_stored_is_encrypted_without_asking(): void {
		global $wpdb;
		$wpdb->update( $wpdb->options, array( 'option_value' => self::RESTRICTED_TEST . ' ' ), array( 'option_name' => self::OPTION ) );
		wp_cache_flush();
		$before = self::requests();
		Declared_Settings::of( 'Payments' )->setting( self::OPTION )->seal();
		self::assertStringStartsWith( 'slipstream:1:', (string) $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = '" . self::OPTION . "'" ) );
		self::assertSame( array( $before, 'connected' ), array( self::requests(), $this->status() ) );
	}

	public function test_one_that_waits_is_not_used_when_it_is_stored_again(): void {
		self::outage();
		$this->store( 'program', self::TEST );
		$this->store( 'program', self::TEST );
		self::assertSame( array( self::RESTRICTED_TEST, self::TEST ), array( $this->used(), $this->waiting() ) );
	}
}
