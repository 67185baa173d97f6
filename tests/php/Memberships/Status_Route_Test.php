<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Memberships;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Tests\Payments\Stripe\Adapter_Case;

require_once dirname( __DIR__ ) . '/Payments/Stripe/Adapter_Case.php';

/**
 * The route wpcom/v2/memberships/status.
 */
final class Status_Route_Test extends Adapter_Case {

	private const ROUTE  = '/wpcom/v2/memberships/status';
	private const OPTION = 'jetpack-memberships-has-connected-account';

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_REFERER'] );
		parent::tearDown();
	}

	/** @return array<string, mixed> */
	private function status(): array {
		return $this->rest(
			'GET',
			self::ROUTE,
			array(
				'source'      => 'gutenberg',
				'type'        => 'donation',
				'is_editable' => 'false',
			)
		)->get_data();
	}

	public function test_administrators_are_led_to_where_an_account_is_connected_and_back(): void {
		$this->sign_in( 'administrator' );
		$_SERVER['HTTP_REFERER'] = admin_url( 'post.php?post=7&action=edit' );
		$status                  = $this->status();
		self::assertNull( $status['connected_account_id'] );
		self::assertStringEndsWith( '#/payments', $status['connect_url'] );
		parse_str( (string) wp_parse_url( $status['connect_url'], PHP_URL_QUERY ), $query );
		self::assertSame( array( 'return' => $_SERVER['HTTP_REFERER'] ), json_decode( (string) base64_decode( (string) $query['state'], true ), true ) );
		$_SERVER['HTTP_REFERER'] = 'https://elsewhere.test/';
		parse_str( (string) wp_parse_url( $this->status()['connect_url'], PHP_URL_QUERY ), $query );
		self::assertSame( array( 'return' => '' ), json_decode( (string) base64_decode( (string) $query['state'], true ), true ) );
		$this->sign_in( 'author' );
		self::assertNull( $this->status()['connect_url'] );
		self::assertFalse( get_option( self::OPTION, false ) );
	}

	public function test_a_connected_account_is_told_until_its_key_is_refused(): void {
		$this->sign_in( 'administrator' );
		$this->connect( self::TEST );
		$status = $this->status();
		self::assertSame( array( self::ACCOUNT, null, array() ), array( $status['connected_account_id'], $status['connect_url'], $status['products'] ) );
		self::assertTrue( get_option( self::OPTION ) );
		$this->services()->accounts()->refuse( Gateway::Stripe, Mode::Test, new Gateway_Key( self::TEST ) );
		self::assertNull( $this->status()['connected_account_id'] );
		self::assertFalse( get_option( self::OPTION, false ) );
	}

	public function test_a_source_that_nobody_knows_is_refused(): void {
		$this->sign_in( 'author' );
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE, array( 'source' => 'other' ) )->get_status() );
	}
}
